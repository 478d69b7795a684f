import type { listPlanMentionable as endpoint } from '#contract/account-plans/comments.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { type Insider, isCalled, isNot, listInsiders } from '../../comments/queries.ts';
import { READERS } from './readers.ts';

/** People whom the caller may mention on account plans, by name, without themselves. */
export const listMentionable = (
  context: Context,
  { q, per_page }: QueryOf<typeof endpoint>,
): Promise<readonly Insider[]> =>
  listInsiders(context, READERS, [isNot(context.member), ...(q ? [isCalled(q)] : [])], per_page);
