import { sql } from 'kysely';
import type { AccountPlanFilters } from '#contract/account-plans/board.ts';
import { ACCOUNT_PLAN_STATUSES } from '#contract/account-plans/states.ts';
import { addDays } from '#contract/activity/rules.ts';
import { ROWS_SHOWN } from '#contract/dashboard/shapes.ts';
import type { DealsheetFilters } from '#contract/dealsheets/board.ts';
import { PIPELINE_STATUSES } from '#contract/dealsheets/states.ts';
import type { Context } from '../../../platform/context.ts';
import { conditionsOfPlans, planRows } from '../../account-plans/queries.ts';
import { conditionsOfDealsheets, dealsheetRows } from '../../dealsheets/queries.ts';
import { chartOf, countOf, rowOf, searchOf } from '../presenter.ts';
import type { ReadWidget } from './scene.ts';

const DEALS = '/manager/dealsheets';
const PLANS = '/manager/account-plans';

/** Dealsheets that pass filters, as their list names them. */
export const dealsThatPass = (context: Context, filters: Partial<DealsheetFilters>) =>
  conditionsOfDealsheets(context, { mine_to_decide: false, archived: false, ...filters }).reduce(
    (rows, condition) => rows.where(condition),
    dealsheetRows(context),
  );

/** Account plans that pass filters, as their list names them. */
export const plansThatPass = (context: Context, filters: Partial<AccountPlanFilters>) =>
  conditionsOfPlans(context, { mine_to_decide: false, archived: false, ...filters }).reduce(
    (rows, condition) => rows.where(condition),
    planRows(context),
  );

type Deal = Awaited<ReturnType<ReturnType<typeof dealsThatPass>['execute']>>[number];
type Plan = Awaited<ReturnType<ReturnType<typeof plansThatPass>['execute']>>[number];

/** A deal with what it comes to. */
export const dealRow = ({ id, code, title, client, status, close_on, currency, price_minor }: Deal) =>
  rowOf({
    ...{ id, title, note: [client.name, code].join(' · '), day: close_on, mark: status },
    amount: { value: price_minor, unit: 'money', currency },
    href: `${DEALS}/${id}`,
  });

/** A plan with the client that it is about. */
export const planRow = ({ id, name, client }: Plan, more: Partial<ReturnType<typeof rowOf>> = {}) =>
  rowOf({ id, title: name, note: client.name, href: `${PLANS}/${id}`, ...more });

interface Sum {
  readonly status: (typeof PIPELINE_STATUSES)[number];
  readonly currency: string;
  readonly count: number;
  readonly price: number;
}

const listHref = (search: Parameters<typeof searchOf>[0]) =>
  `${DEALS}${searchOf({ show: 'list', ...search })}`;

const byStatus = (sums: readonly Sum[]) =>
  PIPELINE_STATUSES.map((name) => ({
    name,
    value: totalOf(
      sums.filter(({ status }) => status === name),
      'count',
    ),
    href: listHref({ view: 'all', status: name }),
  }));

const totalOf = (sums: readonly Sum[], of: 'count' | 'price') => sums.reduce((all, sum) => all + sum[of], 0);

/** Deals that may still be won by their state, in the currencies that they are made in. */
export const readPipeline: ReadWidget = async ({ context }) => {
  const passing = dealsThatPass(context, { status: [...PIPELINE_STATUSES] });
  const [{ rows: sums }, deals] = await Promise.all([
    sql<Sum>`select d.status, d.currency, count(*)::int as count, sum(d.price_minor)::bigint as price
      from (${passing.clearSelect().select(['status', 'currency', 'price_minor'])}) d group by 1, 2`.execute(
      context.db,
    ),
    passing.orderBy(sql`close_on asc nulls last`).orderBy('id').limit(ROWS_SHOWN).execute(),
  ]);
  const currencies = [...new Set(sums.map(({ currency }) => currency))].sort();
  const stages = byStatus(sums);
  return {
    figures: [
      countOf('rows', totalOf(sums, 'count'), listHref({})),
      ...currencies.map((currency) => ({
        ...({ name: 'price', unit: 'money', currency, href: listHref({}) } as const),
        value: totalOf(
          sums.filter((sum) => sum.currency === currency),
          'price',
        ),
      })),
      ...stages.map(({ name, value, href }) => countOf(name, value, href)),
    ],
    chart: chartOf({ shape: 'bars', unit: 'count', counts: 'rows' }, stages),
    rows: deals.map(dealRow),
    href: listHref({}),
  };
};

/** Days ahead until which reviews are soon, as the list of plans has it. */
const SOON = 30;

/** Account plans whose review is overdue or near, the earliest first. */
export const readReviews: ReadWidget = async ({ context, today }) => {
  const status = ACCOUNT_PLAN_STATUSES.filter((one) => one !== 'closed');
  const rows = await plansThatPass(context, { status, review_until: addDays(today, SOON) })
    .orderBy('account_plans.next_review_on')
    .orderBy('account_plans.id')
    .execute();
  const isLate = ({ next_review_on }: Plan) => next_review_on !== null && next_review_on < today;
  const soon = `${PLANS}${searchOf({ view: 'due' })}`;
  return {
    figures: [
      countOf('late', rows.filter(isLate).length, `${PLANS}${searchOf({ review_until: 'overdue' })}`),
      countOf('soon', rows.length, soon),
    ],
    chart: null,
    rows: rows
      .slice(0, ROWS_SHOWN)
      .map((plan) => planRow(plan, { day: plan.next_review_on, mark: isLate(plan) ? 'overdue' : null })),
    href: soon,
  };
};
