import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '#contract/endpoint.ts';
import {
  cancelInsightRun,
  decideInsight,
  type InsightDecision,
  listInsights,
  readInsightOverview,
  startInsightRun,
} from '#contract/insights/endpoints.ts';
import type { InsightDetail, InsightRun } from '#contract/insights/shapes.ts';
import { call } from '../../platform/call.ts';
import type { CallAnswer } from '../../platform/call-input.ts';
import { readingKey, resourceOf } from '../../platform/reading.ts';
import { oneInsight } from './queries.ts';

type InsightPage = CallAnswer<typeof listInsights>;

/** Reads everything that a run may have changed. */
export const readInsightsAnew = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['insights'] }),
    client.invalidateQueries({ queryKey: [resourceOf(readInsightOverview.path)] }),
    client.invalidateQueries({ queryKey: [resourceOf(startInsightRun.path)] }),
  ]);

/** Begins a run. The page says what was refused. */
export function useStartRun() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof startInsightRun>) => call(startInsightRun, { body }),
    meta: { toast: false },
    onSettled: () => readInsightsAnew(client),
  });
}

/** Stops a run that is under way. */
export function useCancelRun() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: Pick<InsightRun, 'id' | 'version'>) =>
      call(cancelInsightRun, { params: { run_id: id }, version }),
    meta: { toast: false },
    onSettled: () => readInsightsAnew(client),
  });
}

/** Decides on an insight as it was seen; error: CallError. */
export async function decide(
  client: QueryClient,
  { id, version }: Pick<InsightDetail, 'id' | 'version'>,
  body: InsightDecision,
): Promise<InsightDetail> {
  const decided = await call(decideInsight, { params: { insight_id: id }, version, body });
  showDecided(client, decided);
  return decided;
}

/**
 * Shows a decision where the insight stands. It keeps its place in lists that would leave it out now, so that they don't move
 * under whoever works through them; they are read anew when somebody comes back to them.
 */
function showDecided(client: QueryClient, decided: InsightDetail): void {
  client.setQueryData(oneInsight(decided.id).queryKey, decided);
  const { rows: _, about: __, first_run: ___, last_run: ____, history: _____, ...row } = decided;
  const lists = { queryKey: readingKey(listInsights).slice(0, 3) };
  client.setQueriesData<InfiniteData<InsightPage>>(
    lists,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          data: page.data.map((one) => (one.id === row.id ? row : one)),
        })),
      },
  );
  void client.invalidateQueries({ ...lists, refetchType: 'none' });
  void client.invalidateQueries({ queryKey: [resourceOf(readInsightOverview.path)] });
}
