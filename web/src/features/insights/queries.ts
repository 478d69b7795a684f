import { keepPreviousData } from '@tanstack/react-query';
import type { QueryInput } from '#contract/endpoint.ts';
import {
  listInsightRuns,
  listInsights,
  readInsight,
  readInsightOverview,
  readInsightRun,
} from '#contract/insights/endpoints.ts';
import { reading, readingPages } from '../../platform/reading.ts';

/** Milliseconds between two looks at a run that is under way. */
const UNDER_WAY_MS = 1_500;

/** What of the insights is asked for. */
export type InsightQuery = QueryInput<typeof listInsights>;
/** What of the runs is asked for. */
export type RunQuery = QueryInput<typeof listInsightRuns>;

/** Insights a page. */
export const INSIGHTS_PAGE = 50;

/** The insights that pass the filters, page after page. */
export const insightPages = (query: InsightQuery) =>
  readingPages(listInsights, { query: { ...query, per_page: INSIGHTS_PAGE } });

/** One insight with all that it rests on, whatever the list shows. */
export const oneInsight = (insight_id: string) => reading(readInsight, { params: { insight_id } });

/** What was found by kind, how right each kind was, and the newest run; looked at again and again while one is under way. */
export const insightOverview = () => ({
  ...reading(readInsightOverview),
  refetchInterval: ({ state }: { state: { data?: { running: object | null } | undefined } }) =>
    state.data?.running ? UNDER_WAY_MS : (false as const),
});

/** One page of the runs, newest first; the page before stays in sight while the next one comes. */
export const runList = (query: RunQuery) => ({
  ...reading(listInsightRuns, { query }),
  placeholderData: keepPreviousData,
});

/** A run with its log. */
export const oneRun = (run_id: string) => reading(readInsightRun, { params: { run_id } });
