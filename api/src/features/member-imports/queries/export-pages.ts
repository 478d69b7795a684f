import type { MemberFilters } from '#contract/members/endpoints.ts';
import { EXPORT_PAGE, pagesOf, type Within } from '../../../platform/row-files/export-pages.ts';
import { listMembers } from '../../members/queries.ts';

/** The people that pass the filters, in their order, page by page. */
export const exportPages = (shown: MemberFilters & { readonly sort: string }, within: Within) =>
  pagesOf(within, (inside, after) => listMembers(inside, { ...shown, per_page: EXPORT_PAGE, after }));
