import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../shapes.ts';
import { LONGEST_REASON } from './approval-shapes.ts';
import { newEntry, projectEntry } from './shapes.ts';

/** What was meant instead of reversed time; what is left out stays as it was. */
export const correction = newEntry
  .pick({ duration_s: true, project_id: true, service_type_id: true, note: true, billable: true })
  .partial()
  .required({ duration_s: true });
/** What was meant instead of reversed time. */
export type Correction = z.infer<typeof correction>;

/**
 * Takes a locked entry back by one of the same length below zero, on its day or, where that month is closed, on the first day of
 * the next open one. An entry is reversed once; nobody reverses their own time below the rank of an owner. A correction is
 * a draft of the same person on that day, for them to submit.
 */
export const reverseEntry = endpoint({
  method: 'POST',
  path: '/daily-activity/reversals',
  summary: 'Reverse locked time',
  access: { scope: 'organization', object: '/daily-activity/team', action: 'reverse' },
  body: z.object({
    entry_id: id,
    /** The version that was seen. */
    version: z.int(),
    reason: z
      .string()
      .trim()
      .min(1, 'Say why, so that whoever logged it knows.')
      .max(LONGEST_REASON, `Use at most ${LONGEST_REASON} characters.`),
    correction: correction.nullable().default(null),
  }),
  response: z.object({
    original: projectEntry,
    reversal: projectEntry,
    correction: projectEntry.nullable(),
  }),
  status: 201,
});
