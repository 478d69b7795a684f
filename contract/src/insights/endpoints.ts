import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, several, sortBy } from '../pagination.ts';
import { day, id } from '../shapes.ts';
import { insightSeverity } from './finding.ts';
import { insightGroup, insightKind } from './kinds.ts';
import {
  insight,
  insightDetail,
  insightOverview,
  insightRun,
  insightRunDetail,
  MOST_RUN_DAYS,
  RUN_DAYS,
} from './shapes.ts';
import { dismissal, insightState, runState } from './states.ts';

const INSIGHTS = '/insights';
const INSIGHT = '/insights/:insight_id';
const RUNS = '/insight-runs';
const RUN = '/insight-runs/:run_id';

/** No role but admin has a rule about insights. */
const may = (action: 'list' | 'read' | 'run' | 'decide', object: string = INSIGHTS) =>
  ({ scope: 'organization', object, action }) as const;

const within = day.refine(
  (given) => given >= '2000-01-01' && given <= '2100-12-31',
  'Choose a day from 2000 to 2100.',
);

/**
 * Begins a run as a job: looking from `day`, today unless told, at the `days` of logged time up to it and at what is planned after it. 422
 * `run-under-way`, `day-ahead`.
 */
export const startInsightRun = endpoint({
  method: 'POST',
  path: RUNS,
  summary: 'Begin a run',
  access: may('run'),
  body: z.object({
    day: within.optional(),
    days: z.int().min(7, 'Look at 7 days at least.').max(MOST_RUN_DAYS).default(RUN_DAYS),
    seed: z.int().min(0).max(2_147_483_647).default(1),
  }),
  response: insightRun,
  status: 201,
});

/** Runs, newest first. */
export const listInsightRuns = endpoint({
  method: 'GET',
  path: RUNS,
  summary: 'List runs',
  access: may('list'),
  query: z.object({ ...pageQuery.shape, state: several(runState) }),
  response: page(insightRun),
});

/** One run with its log. */
export const readInsightRun = endpoint({
  method: 'GET',
  path: RUN,
  summary: 'Read a run with its log',
  access: may('read'),
  params: z.object({ run_id: id }),
  response: insightRunDetail,
});

/** Cancels a run that is under way; its worker stops at its next step. 422 `run-over`. */
export const cancelInsightRun = endpoint({
  method: 'DELETE',
  path: RUN,
  summary: 'Cancel a run',
  access: may('run'),
  params: z.object({ run_id: id }),
  response: insightRun,
});

/** Keys that insights are sorted by; `severity` has the gravest and surest first. */
export const INSIGHT_SORTS = [
  'severity',
  'confidence',
  'last_found_at',
  'first_found_at',
  'subject',
] as const;

/** What of the insights is listed. `subject` = the id of a member, project, client or shift; days are those that insights are of. */
export const insightFilters = z.object({
  state: several(insightState),
  kind: several(insightKind),
  group: several(insightGroup),
  severity: several(insightSeverity),
  confidence_min: z.coerce.number().int().min(1).max(100).optional(),
  subject: id.optional(),
  q: z.string().trim().max(120).optional(),
  from: within.optional(),
  to: within.optional(),
});

/** The insights of the organization. */
export const listInsights = endpoint({
  method: 'GET',
  path: INSIGHTS,
  summary: 'List insights',
  access: may('list'),
  query: z.object({ ...pageQuery.shape, ...insightFilters.shape, sort: sortBy(INSIGHT_SORTS) }),
  response: page(insight),
});

/** How many there are of each kind, how right each was, and the run that they stand by. */
export const readInsightOverview = endpoint({
  method: 'GET',
  path: '/insight-overview',
  summary: 'Read what was found by kind, and how right it was',
  access: may('read'),
  response: insightOverview,
});

/** One insight with all that it rests on. */
export const readInsight = endpoint({
  method: 'GET',
  path: INSIGHT,
  summary: 'Read an insight',
  access: may('read'),
  params: z.object({ insight_id: id }),
  response: insightDetail,
});

const note = z.string().trim().max(2_000, 'Use at most 2 000 characters.');

/** What is decided of an insight. `open` takes a decision back, and with it the draft that was made. */
export const insightDecision = z.discriminatedUnion('state', [
  z.object({ state: z.literal('accepted'), note: note.default('') }),
  z.object({ state: z.literal('dismissed'), because: dismissal, note: note.default('') }),
  z.object({ state: z.literal('open') }),
]);
/** What is decided of an insight. */
export type InsightDecision = z.infer<typeof insightDecision>;

/**
 * Accepts an insight, which makes its draft, dismisses it, or takes that back. 422 `decided` for one that is decided already, `not-decided`,
 * `note-required` for a dismissal that is `other`, `draft-changed` where somebody went on with the draft, and the rules of the room in which the
 * draft is made.
 */
export const decideInsight = endpoint({
  method: 'PATCH',
  path: INSIGHT,
  summary: 'Accept or dismiss an insight, or take that back',
  access: may('decide'),
  params: z.object({ insight_id: id }),
  body: insightDecision,
  response: insightDetail,
});

const exported = z.object({ ...insightFilters.shape, sort: sortBy(INSIGHT_SORTS) });

/** The insights that pass the filters, with evidence, formula and confidence in the codes of the lists. */
export const exportInsightsCsv = endpoint({
  method: 'GET',
  path: '/insight-exports/csv',
  summary: 'Export insights as CSV',
  access: may('list'),
  query: exported,
  download: { type: 'text/csv; charset=utf-8' },
});

/** The same as a workbook. 422 `too-many-insights` beyond 10 000. */
export const exportInsightsXlsx = endpoint({
  method: 'GET',
  path: '/insight-exports/xlsx',
  summary: 'Export insights as a workbook',
  access: may('list'),
  query: exported,
  download: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
});
