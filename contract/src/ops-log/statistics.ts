import { z } from 'zod';
import { day, id, instant } from '../shapes.ts';
import { opsLogType, severity } from './states.ts';

/**
 * How a handover went: `disputed` = it ever was; `late` = nobody took it over within the project's `handover_overdue_min` after the
 * end of its shift, be it taken over since or not; `waiting` = signed out, and there is time left; `drafted` = not signed out yet.
 */
export const HANDOVER_OUTCOMES = ['on_time', 'late', 'disputed', 'waiting', 'drafted'] as const;
/** How a handover went. */
export const handoverOutcome = z.enum(HANDOVER_OUTCOMES);
/** What handovers are looked for by: how they went, or that nobody has answered them, be there time left or not. */
export const HANDOVER_FILTERS = [...HANDOVER_OUTCOMES, 'unanswered'] as const;
/** How a handover went. */
export type HandoverOutcome = z.infer<typeof handoverOutcome>;

/** How many days ago something happened that isn't settled: today, 1 to 6, 7 to 29, 30 or more. */
export const OPEN_AGES = ['today', 'week', 'month', 'older'] as const;
/** How long something has been open. */
export const openAge = z.enum(OPEN_AGES);
/** How long something has been open. */
export type OpenAge = z.infer<typeof openAge>;

/** How long it took: half of `entries` took no longer than the median, nine of ten no longer than `p90_s`; null without any. */
const times = z.object({ entries: z.int(), median_s: z.int().nullable(), p90_s: z.int().nullable() });

/**
 * What a project's ops-log comes to. Every entry counts once, as what it says now: severity, time, people and tags are those of its
 * last correction. Days and weeks are those of `zone`, the project's site's or else the organization's.
 */
export const opsLogStatistics = z.object({
  zone: z.string(),
  /** 0 = Sunday. */
  week_starts_on: z.int().min(0).max(6),
  today: day,
  entries: z.int(),
  /** Those that there are. */
  kinds: z.array(z.object({ type: opsLogType, severity, entries: z.int() })),
  /** Without a gap from the period's first week, or the first with entries, to its last or this one. */
  weeks: z.array(
    z.object({
      week_start: day,
      entries: z.int(),
      severities: z.array(z.object({ severity, entries: z.int() })),
    }),
  ),
  /** Incidents, the gravest first; times run from when they happened to the first time they were acknowledged, the last they were resolved. */
  incidents: z.array(z.object({ severity, entries: z.int(), acknowledged: times, resolved: times })),
  /** What isn't settled now, whenever it happened: the period doesn't narrow it. */
  open: z.array(
    z.object({
      age: openAge,
      /** The days that it happened on, both included; null where there is no first one. */
      from: day.nullable(),
      to: day,
      entries: z.int(),
      /** Of these sev1 and sev2. */
      grave: z.int(),
    }),
  ),
  handovers: z.array(z.object({ outcome: handoverOutcome, entries: z.int() })),
});
/** What a project's ops-log comes to. */
export type OpsLogStatistics = z.infer<typeof opsLogStatistics>;

const named = z.object({ id, sequence: z.int(), title: z.string(), occurred_at: instant });

/** What of a project's ops-log waits for somebody now, as its entries say now. */
export const opsLogStanding = z.object({
  /** Incidents that aren't closed, the gravest first; those severities that have any. */
  incidents: z.array(z.object({ severity, entries: z.int(), unacknowledged: z.int() })),
  /** The incident that has waited longest for anybody to acknowledge it. */
  unacknowledged: named.extend({ severity }).nullable(),
  /** Handovers that were signed out and not answered, and the one that has waited longest. */
  handovers: z.object({ entries: z.int(), longest: named.nullable() }),
});
/** What of a project's ops-log waits for somebody now. */
export type OpsLogStanding = z.infer<typeof opsLogStanding>;
