import { type ClientOverview, OVERVIEW_MONTHS } from '#contract/clients/overview.ts';
import { addDays } from '#contract/projects/calendar.ts';
import { firstOfMonth, spanOf } from '#contract/projects/periods.ts';
import type { Context } from '../../../platform/context.ts';
import { seesCosts } from '../../projects/queries.ts';
import { bringTogether, sumsOf } from './one-currency.ts';
import { readOverview, type WorkedMonth } from './read-overview.ts';
import type { Scope } from './work-of.ts';

/** What is done for a client and what it comes to, costs for those who may see them. Throws 404 for a missing or foreign one. */
export const composeOverview = async (context: Context, scope: Scope): Promise<ClientOverview> => {
  const facts = await readOverview(context, scope);
  const costs = seesCosts(context);
  const { worked, rates, unconverted } = bringTogether(facts, facts.worked, costs);
  const sumOf = (is: (row: WorkedMonth) => boolean) => sumsOf(worked.filter(is), costs);
  const within = (from: string, to: string) => ({
    ...{ from, to },
    ...sumOf(({ month }) => month >= from && month <= to),
  });
  const { today, fiscal_month } = facts;
  const { from } = spanOf('quarter', today, fiscal_month);
  const first = firstOfMonth(today, 1 - OVERVIEW_MONTHS);
  const months = Array.from({ length: OVERVIEW_MONTHS }, (_, at) => firstOfMonth(first, at));
  return {
    ...{ currency: facts.currency, today, as_of: context.now.toISOString() },
    clients_below: facts.clients_below,
    months: months.map((month) => ({ month, ...sumOf((row) => row.month === month) })),
    quarter: within(from, today),
    previous_quarter: within(firstOfMonth(from, -3), addDays(from, -1)),
    statuses: facts.statuses.map((one) => ({ ...one, ...sumOf(({ status }) => status === one.status) })),
    ...{ healths: facts.healths, people: facts.people, rates, unconverted },
    ...{ last_work_day: facts.last_work_day, last_change: facts.last_change },
    margin_floor_pct: costs ? Number(facts.margin_floor_pct) || null : null,
  };
};
