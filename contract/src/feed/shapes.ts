import { z } from 'zod';
import { category, entryStatus, linked, SOURCES } from '../activity/shapes.ts';
import { change } from '../clients/changes.ts';
import { commentThread } from '../comments/shapes.ts';
import { severity } from '../ops-log/states.ts';
import { day, id, instant, reference, signedSeconds } from '../shapes.ts';

/** After so long without a look, the next one is another visit. */
export const VISIT_PAUSE_MINUTES = 15;

/** Time as a feed shows it; start and end are the wall clock of its place. */
export const feedTime = z.object({
  member: reference,
  work_date: day,
  start: z.string().nullable(),
  end: z.string().nullable(),
  ends_next_day: z.boolean(),
  duration_s: signedSeconds,
  service: reference.nullable(),
  category,
  note: z.string(),
  billable: z.boolean(),
  source: z.enum(SOURCES),
  status: entryStatus,
  /** The locked entry that this one takes back, and the one that takes it back. */
  reverses: linked.nullish(),
  reversed_by: linked.nullish(),
});
/** Time as a feed shows it. */
export type FeedTime = z.infer<typeof feedTime>;

/** What a feed says of a roster: that it was published, that somebody declined a shift or missed it, and that a swap was applied. */
export const ROSTER_HAPPENINGS = [
  'roster.published',
  'assignment.declined',
  'assignment.missed',
  'swap.applied',
] as const;

/**
 * A roster as a feed tells of it: the days published, or the shift's; `shifts` changed by a publication, with its note; the people
 * concerned, of a swap whoever asked first. Nobody stands for somebody who was forgotten.
 */
export const feedRoster = z.object({
  type: z.enum(ROSTER_HAPPENINGS),
  actor: z.string().nullable(),
  from: day.nullable(),
  to: day.nullable(),
  shifts: z.int().nullable(),
  note: z.string(),
  people: z.array(reference),
});
/** A roster as a feed tells of it. */
export type FeedRoster = z.infer<typeof feedRoster>;

/** What a feed says of an ops-log: incidents that began, began again and ended, and handovers from their signing out on. */
export const OPS_LOG_HAPPENINGS = [
  'incident.opened',
  'incident.reopened',
  'incident.closed',
  'handover.signed_out',
  'handover.acknowledged',
  'handover.disputed',
  'handover.waived',
] as const;

/** An ops-log as a feed tells of it: which entry, with its title and severity of today, who brought it there, and their note. */
export const feedOpsLog = z.object({
  type: z.enum(OPS_LOG_HAPPENINGS),
  entry_id: id,
  title: z.string(),
  severity,
  actor: z.string().nullable(),
  note: z.string(),
});
/** An ops-log as a feed tells of it. */
export type FeedOpsLog = z.infer<typeof feedOpsLog>;

/** What every item has: where it stands, and whether it came since the last visit. */
const stand = { id, at: instant, unseen: z.boolean() };

/** One thing in a project's feed; a kind that comes later adds its line. */
export const feedItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('time'), ...stand, time: feedTime }),
  z.object({ kind: z.literal('edit'), ...stand, change }),
  z.object({ kind: z.literal('roster'), ...stand, roster: feedRoster }),
  z.object({ kind: z.literal('ops-log'), ...stand, ops_log: feedOpsLog }),
  z.object({ kind: z.literal('comment'), ...stand, thread: commentThread }),
]);
/** One thing in a project's feed. */
export type FeedItem = z.infer<typeof feedItem>;

/** What stands in a feed. */
export const FEED_KINDS = [
  'comment',
  'edit',
  'ops-log',
  'roster',
  'time',
] as const satisfies readonly FeedItem['kind'][];
/** What stands in a feed. */
export const feedKind = z.enum(FEED_KINDS);
/** What stands in a feed. */
export type FeedKind = z.infer<typeof feedKind>;
