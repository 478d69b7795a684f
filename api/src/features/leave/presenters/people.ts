import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import type { listBalances } from '#contract/leave/endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { listBalancesOfPeople } from '../queries/people.ts';
import { dayMinutes, findTerms } from '../queries/terms.ts';

/** A page of what everybody has in a year; this one where none is said. */
export const presentPeople = async (
  context: Context,
  query: QueryOf<typeof listBalances>,
): Promise<AnswerOf<typeof listBalances>> => {
  const terms = await findTerms(context);
  const year = query.year ?? Number(terms.today.slice(0, 4));
  const { data, ...cursors } = await listBalancesOfPeople(context, { ...query, year });
  return {
    ...{ ...cursors, year, day_minutes: dayMinutes(terms) },
    data: data.map(({ id, name, position, balances }) => ({ member: { id, name }, position, balances })),
  };
};
