import { z } from 'zod';
import { day, id, instant, reference, seconds } from '../shapes.ts';
import { activityEntry, projectEntry } from './shapes.ts';

/** Whose words submitted time waits for: the line manager's, that of the project's owner. */
export const APPROVAL_STEPS = ['line', 'project'] as const;

/** The most entries that one decision is about. */
export const MOST_DECIDED = 1_000;

/** What of somebody's week waits for the caller's word. `planned_minutes` are those of the whole week. */
export const waitingWeek = z.object({
  member: reference,
  from: day,
  to: day,
  entries: z.int().min(1),
  seconds,
  billable_seconds: seconds,
  planned_minutes: z.int(),
  submitted_at: instant,
});

/** What of somebody's week waits for the caller's word. */
export type WaitingWeek = z.infer<typeof waitingWeek>;

/** An entry that waits for the caller's word; `steps` are the words that are missing. */
export const waitingEntry = z.object({
  ...projectEntry.shape,
  steps: z.array(z.enum(APPROVAL_STEPS)).min(1),
});

/** An entry that waits for the caller's word. */
export type WaitingEntry = z.infer<typeof waitingEntry>;

/** Entries as they were seen: one that has changed since isn't decided on. */
export const seenEntries = z
  .array(activityEntry.pick({ id: true, version: true }))
  .min(1, 'Choose at least one entry.')
  .max(MOST_DECIDED, `Choose at most ${MOST_DECIDED} entries.`);

/** Why one was left as it is: changed since it was seen, withdrawn or decided meanwhile, the caller's word was given before, or its month is closed. */
export const LEFT_REASONS = ['changed', 'not-waiting', 'already-approved', 'month-closed'] as const;

/** What became of them, as they are now: an approved one that is `submitted` still waits for another's word. */
export const decided = z.object({
  entries: z.array(activityEntry.pick({ id: true, version: true, status: true })),
  left: z.array(z.object({ id, reason: z.enum(LEFT_REASONS) })),
});

/** What became of them. */
export type Decided = z.infer<typeof decided>;

/** The most characters that a reason has. */
export const LONGEST_REASON = 500;

/** Why time is rejected. */
export const rejection = z
  .string()
  .trim()
  .min(1, 'Say why, so that it can be mended.')
  .max(LONGEST_REASON, `Use at most ${LONGEST_REASON} characters.`);
