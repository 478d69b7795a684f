import type { listDealsheetMentionable as endpoint } from '#contract/dealsheets/comments.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { type Insider, isCalled, isNot, listInsiders } from '../../comments/queries.ts';

/** People whom the caller may mention on dealsheets, by name, without themselves. */
export const listMentionable = (
  context: Context,
  { q, per_page }: QueryOf<typeof endpoint>,
): Promise<readonly Insider[]> =>
  listInsiders(context, 'director', [isNot(context.member), ...(q ? [isCalled(q)] : [])], per_page);
