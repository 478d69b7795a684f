import { z } from 'zod';

/** The states of a run. It is `failed` with a reason where it came to no end; what it had found until then counts nowhere. */
export const RUN_STATES = ['queued', 'running', 'done', 'failed'] as const;
/** A state of a run. */
export const runState = z.enum(RUN_STATES);
/** A state of a run. */
export type RunState = z.infer<typeof runState>;

/** Why a run came to no end. */
export const RUN_FAILURES = ['resting', 'cancelled', 'lost', 'defect'] as const;
/** Why a run came to no end: the organization isn't active, somebody cancelled it, its worker was lost too often, or it broke. */
export const runFailure = z.enum(RUN_FAILURES);

/**
 * What a run couldn't look at, or only in part, and says instead of a wrong zero: no time in its days, no rate or exchange rate for some of it, no
 * capacity, budget or shift to look at, too few weeks for a pace, more open shifts than are weighed.
 */
export const RUN_GAPS = [
  'no-entries',
  'no-people',
  'no-rates',
  'no-exchange-rate',
  'no-capacity',
  'no-budgets',
  'no-shifts',
  'few-weeks',
  'not-weighed',
] as const;
/** What a run couldn't look at. */
export const runGap = z.enum(RUN_GAPS);
/** What a run couldn't look at. */
export type RunGap = z.infer<typeof runGap>;

/** The states of an insight. `gone` = undecided, and the last run doesn't find it any more. */
export const INSIGHT_STATES = ['open', 'accepted', 'dismissed', 'gone'] as const;
/** A state of an insight. */
export const insightState = z.enum(INSIGHT_STATES);
/** A state of an insight. */
export type InsightState = z.infer<typeof insightState>;

/** Why an insight is dismissed. */
export const DISMISSALS = ['wrong', 'known', 'intended', 'not-worth-it', 'other'] as const;
/** Why an insight is dismissed. `other` asks for a note. */
export const dismissal = z.enum(DISMISSALS, 'Say why.');
/** Why an insight is dismissed. */
export type Dismissal = z.infer<typeof dismissal>;

/** By how many per cent the weight of a decided insight has to grow until it is open again. */
export const WORSE_PCT = 25;

/** Whether something weighs so much more than when it was decided that it has to be decided anew. */
export const isWorse = (decided: number, now: number): boolean =>
  now > decided && (now - decided) * 100 >= decided * WORSE_PCT;
