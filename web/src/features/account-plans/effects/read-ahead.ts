import type { QueryClient } from '@tanstack/react-query';
import { accountPlanBoard, accountPlanList } from '../queries.ts';
import { filtersOf, type PlanListSearch, queryOf } from './list-address.ts';

/** Begins to read what an address shows on a day, before its screen is there. */
export const readAhead = async (
  client: QueryClient,
  search: PlanListSearch,
  today: string,
): Promise<void> => {
  await Promise.all([
    client.prefetchQuery(accountPlanList(queryOf(search, today))),
    client.prefetchQuery(accountPlanBoard(filtersOf(search, today))),
  ]);
};
