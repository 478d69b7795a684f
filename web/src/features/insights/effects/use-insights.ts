import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Insight } from '#contract/insights/shapes.ts';
import { insightPages, oneInsight } from '../queries.ts';
import { hrefOf, type InsightsSearch, queryOf } from './insights-address.ts';

/** The insights that an address lists, and the one that it looks at, which is read with all that it rests on. */
export function useInsights(search: InsightsSearch) {
  const pages = useInfiniteQuery(insightPages(queryOf(search)));
  const { data } = pages;
  const rows = useMemo(() => data && uniqueRows(data.pages.flatMap((page) => page.data)), [data]);
  const looked = useQuery({ ...oneInsight(search.insight ?? ''), enabled: search.insight !== undefined });
  return { rows, pages, looked };
}

/** What an address lists and looks at. */
export type Insights = ReturnType<typeof useInsights>;

/** One that two pages hold, because a run came in between, stands once. */
const uniqueRows = (rows: readonly Insight[]): readonly Insight[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

type Go = (href: string, how: 'push' | 'replace') => void;

/** Goes from one insight to the next and back; at the end of what is shown, more are fetched. */
export function useMoves(search: InsightsSearch, { rows = [], pages }: Insights, go: Go) {
  const at = rows.findIndex(({ id }) => id === search.insight);
  const select = (row: Insight | undefined) =>
    row && go(hrefOf(search, row.id), search.insight ? 'replace' : 'push');
  return {
    next: () => {
      if (rows[at + 1]) select(rows[at + 1]);
      else if (pages.hasNextPage && !pages.isFetchingNextPage) void pages.fetchNextPage();
    },
    previous: () => select(rows[Math.max(at - 1, 0)]),
    leave: () => go(hrefOf(search), 'replace'),
  };
}
