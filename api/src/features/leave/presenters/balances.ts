import type { LeaveBalance, LeaveBalances } from '#contract/leave/shapes.ts';
import { LEAVE_TYPES } from '#contract/leave/states.ts';
import type { Context } from '../../../platform/context.ts';
import { listEntries, requirePerson, sumAsked, sumYear } from '../queries/ledger.ts';
import { listAllowances } from '../queries/settings.ts';
import { dayMinutes, findTerms } from '../queries/terms.ts';

/** Balances and ledger of somebody of the team in a year; this one where none is said. Throws 404 for anybody else. */
export const presentBalances = async (
  context: Context,
  id: string,
  asked?: number,
): Promise<LeaveBalances> => {
  const [member, terms] = await Promise.all([requirePerson(context, id), findTerms(context)]);
  const year = asked ?? Number(terms.today.slice(0, 4));
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const [sums, waiting, allowances, entries] = await Promise.all([
    sumYear(context, id, first, last),
    sumAsked(context, id, first, last),
    listAllowances(context),
    listEntries(context, id, first, last),
  ]);
  const balances = LEAVE_TYPES.map((type): LeaveBalance => {
    const sum = sums.find((one) => one.type === type) ?? NOTHING;
    const { opening, entitlement, carried, adjusted, used } = sum;
    return {
      ...{ type, opening, entitlement, carried, adjusted, taken: -used },
      counted: allowances.some((one) => one.type === type),
      waiting: waiting.find((one) => one.type === type)?.minutes ?? 0,
      left: opening + entitlement + carried + adjusted + used,
    };
  });
  return { member, year, day_minutes: dayMinutes(terms), balances, entries };
};

const NOTHING = { opening: 0, entitlement: 0, carried: 0, adjusted: 0, used: 0 };
