import { redirect } from '@tanstack/react-router';
import { homeOf } from '../features/saved-views/effects/home.ts';
import type { ViewedList } from '../features/saved-views/queries.ts';
import type { Search } from '../platform/search.ts';
import { organizationNeeded, type RouterContext } from './guards.ts';

type Given = Parameters<typeof organizationNeeded>[0] & {
  readonly context: RouterContext;
  readonly search: Search;
};

/** Lets people who have chosen an organization into a list, and opens it with the view that they want, where the address says nothing. */
export const listHome = (list: ViewedList['list'], path: string) => async (given: Given) => {
  organizationNeeded(given);
  const href = await homeOf(given.context.client, { list, path, search: given.search });
  if (href) throw redirect({ href, replace: true });
};
