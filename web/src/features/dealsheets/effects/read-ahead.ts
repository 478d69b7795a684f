import type { QueryClient } from '@tanstack/react-query';
import { dealsheetBoard, dealsheetList } from '../queries.ts';
import { type DealsheetListSearch, filtersOf, queryOf } from './list-address.ts';

/** Begins to read what an address shows, before its screen is there. */
export const readAhead = (client: QueryClient, search: DealsheetListSearch): Promise<void> =>
  search.show === 'list'
    ? client.prefetchQuery(dealsheetList(queryOf(search)))
    : client.prefetchQuery(dealsheetBoard(filtersOf(search)));
