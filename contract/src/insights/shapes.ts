import { z } from 'zod';
import { day, id, instant } from '../shapes.ts';
import { finding } from './finding.ts';
import { insightGroup, insightKind } from './kinds.ts';
import { DRAFTS } from './proposals.ts';
import { dismissal, insightState, runFailure, runGap, runState } from './states.ts';

/** The most days of logged time that a run looks back at. */
export const MOST_RUN_DAYS = 3_700;
/** How many days a run looks back where nobody says. */
export const RUN_DAYS = 92;

const said = z.object({ at: instant, by: z.string().nullable() });

/** What a detector did in a run: what it read, how much it found, how long it took, and what it couldn't look at. */
export const runStep = z.object({
  detector: z.string(),
  kinds: z.array(insightKind),
  rows: z.int(),
  found: z.int(),
  ms: z.int(),
  gaps: z.array(z.object({ code: runGap, count: z.int().nullable(), text: z.string().nullable() })),
});
/** What a detector did in a run. */
export type RunStep = z.infer<typeof runStep>;

/**
 * A run: `day` it looks from, `from` and `to` of the logged time, `digest` of everything that it found: the same for the same `engine`,
 * `seed`, days and rows. `by` is null where the schedule began it (`scheduled`), or for somebody forgotten.
 */
export const insightRun = z.object({
  id,
  version: z.int(),
  state: runState,
  failure: runFailure.nullable(),
  day,
  from: day,
  to: day,
  seed: z.int(),
  engine: z.int(),
  scheduled: z.boolean(),
  by: z.string().nullable(),
  created_at: instant,
  started_at: instant.nullable(),
  finished_at: instant.nullable(),
  rows_read: z.int(),
  found: z.int(),
  fresh: z.int(),
  reopened: z.int(),
  gone: z.int(),
  digest: z.string().nullable(),
});
/** A run. */
export type InsightRun = z.infer<typeof insightRun>;

/** A run with its log, and the run before it with the same settings, where their digests can be compared. */
export const insightRunDetail = insightRun.extend({
  log: z.array(runStep),
  repeats: z.object({ run_id: id, same: z.boolean() }).nullable(),
});
/** A run with its log. */
export type InsightRunDetail = z.infer<typeof insightRunDetail>;

/** What was made when an insight was accepted, and the page where it goes on. */
export const insightDraft = z.object({
  makes: z.enum(DRAFTS),
  id,
  name: z.string(),
  link: z.string(),
});
/** What was made when an insight was accepted. */
export type InsightDraft = z.infer<typeof insightDraft>;

const decision = said.extend({ because: dismissal.nullable(), note: z.string() });

/** An insight in a list. `found_now` = the last run found it. `again` = it was decided, and got so much worse that it is open again. */
export const insight = z.object({
  id,
  version: z.int(),
  state: insightState,
  group: insightGroup,
  ...finding.omit({ rows: true, about: true }).shape,
  found_now: z.boolean(),
  first_found_at: instant,
  last_found_at: instant,
  again: z.object({ at: instant, weight: z.int() }).nullable(),
  decision: decision.nullable(),
  draft: insightDraft.nullable(),
});
/** An insight in a list. */
export type Insight = z.infer<typeof insight>;

/** An insight with all that it rests on, the runs that found it first and last, and what happened to it, newest first. */
export const insightDetail = insight.extend({
  ...finding.pick({ rows: true, about: true }).shape,
  first_run: insightRun.nullable(),
  last_run: insightRun.nullable(),
  history: z.array(
    said.extend({
      what: z.enum(['found', 'accepted', 'dismissed', 'reopened', 'worse', 'gone', 'back']),
      because: dismissal.nullable(),
      note: z.string(),
    }),
  ),
});
/** An insight with all that it rests on. */
export type InsightDetail = z.infer<typeof insightDetail>;

/** How right a kind was: `accepted` ÷ `decided`, null where nothing was decided. `wrong` = dismissed as wrong. */
export const kindPrecision = z.object({
  kind: insightKind,
  group: insightGroup,
  open: z.object({ high: z.int(), medium: z.int(), low: z.int() }),
  accepted: z.int(),
  dismissed: z.int(),
  wrong: z.int(),
  decided: z.int(),
  precision_pct: z.int().nullable(),
});
/** How right a kind was. */
export type KindPrecision = z.infer<typeof kindPrecision>;

/** What was found by kind, how right each kind was, and the run that the insights stand by; `running` = one that is under way. */
export const insightOverview = z.object({
  today: day,
  kinds: z.array(kindPrecision),
  last_run: insightRun.nullable(),
  running: insightRun.nullable(),
  /** Why nothing is looked at here by itself; null where it is. */
  resting: z.enum(['suspended', 'archived']).nullable(),
  next_run_at: instant.nullable(),
});
/** What was found by kind, and how right each kind was. */
export type InsightOverview = z.infer<typeof insightOverview>;
