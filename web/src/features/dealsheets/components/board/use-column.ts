import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DealsheetBoard } from '#contract/dealsheets/board.ts';
import { listDealsheets } from '#contract/dealsheets/endpoints.ts';
import type { DealsheetSummary } from '#contract/dealsheets/shapes.ts';
import { readingPages } from '../../../../platform/reading.ts';
import type { BoardQuery } from '../../queries.ts';
import { BOARD_SORT } from '../../queries.ts';

/** Cards that come with every further step. */
const STEP = 20;

type Column = DealsheetBoard['columns'][number];

/** The cards of a column, and the next ones once somebody asks for them. */
export function useColumn({ status, cards, after, count }: Column, query: BoardQuery) {
  const [isAsked, setAsked] = useState(false);
  const next = useInfiniteQuery({
    ...readingPages(listDealsheets, {
      query: { ...query, status: [status], sort: BOARD_SORT, per_page: STEP, ...(after ? { after } : {}) },
    }),
    enabled: isAsked && after !== null,
  });
  const shown = uncounted([...cards, ...(next.data?.pages.flatMap(({ data }) => data) ?? [])]);
  const hasMore = next.data ? next.hasNextPage : after !== null;
  const ask = async () => {
    setAsked(true);
    if (next.data || next.error) await (next.data ? next.fetchNextPage() : next.refetch());
  };
  return {
    cards: shown,
    left: hasMore ? Math.max(1, count - shown.length) : 0,
    isLoading: next.isFetching,
    hasFailed: next.isError,
    onMore: () => void ask(),
  };
}

/** Each once: what moved between two readings may come in both. */
const uncounted = (all: readonly DealsheetSummary[]): DealsheetSummary[] => [
  ...new Map(all.map((deal) => [deal.id, deal])).values(),
];
