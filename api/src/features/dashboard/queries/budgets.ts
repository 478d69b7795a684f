import { sql } from 'kysely';
import { BURN_TOLD_FROM, ROWS_LISTED } from '#contract/dashboard/shapes.ts';
import { marginOf } from '#contract/projects/dashboard.ts';
import { burnNow, selectBurn } from '../../projects/queries.ts';
import { countOf, rowOf } from '../presenter.ts';
import type { ReadWidget } from './scene.ts';

const href = (id: string) => `/manager/projects/${id}/dashboard`;

/** Projects that aren't over and have used most of their budget, the fullest first. */
export const readBudgets: ReadWidget = async ({ context }) => {
  const projects = await selectBurn(context)
    .select(['projects.id', 'projects.code', 'projects.name'])
    .where((is) =>
      is.or([is('projects.budget_minor', 'is not', null), is('projects.budget_minutes', 'is not', null)]),
    )
    .orderBy('projects.name')
    .orderBy('projects.id')
    .execute();
  const told = projects
    .flatMap(({ id, code, name, ...facts }) => {
      const share = burnNow(context, facts);
      return share !== null && share >= BURN_TOLD_FROM
        ? [{ id, code, name, end_date: facts.end_date, share }]
        : [];
    })
    .sort((one, other) => other.share - one.share);
  const usedUp = told.filter(({ share }) => share >= 100);
  return {
    figures: [countOf('rows', told.length), countOf('used_up', usedUp.length)],
    chart: null,
    rows: told.slice(0, ROWS_LISTED).map(({ id, code, name, end_date, share }) =>
      rowOf({
        ...{ id, title: name, note: code, day: end_date, href: href(id), share },
        mark: share >= 100 ? 'used_up' : null,
      }),
    ),
    href: null,
  };
};

/** What is left of what projects that aren't over sold for, the least first; in the project's own currency each. */
export const readMargins: ReadWidget = async ({ context }) => {
  const projects = await selectBurn(context)
    .select(['projects.id', 'projects.code', 'projects.name', 'projects.currency'])
    .select(
      sql<number | null>`(select nullif(o.margin_floor_pct, 0)::float8 from organizations o
        where o.org_id = ${context.organization})`.as('floor'),
    )
    .where('project_totals.bill_minor', '>', 0)
    .orderBy('projects.name')
    .orderBy('projects.id')
    .execute();
  const told = projects
    .map(({ bill_minor, cost_minor, ...project }) => {
      const [bill, cost] = [bill_minor ?? 0, cost_minor ?? 0];
      const pct = (marginOf(bill, cost) ?? 0) * 100;
      return { ...project, bill, cost, pct, isBelow: project.floor !== null && pct < project.floor };
    })
    .sort((one, other) => one.pct - other.pct);
  return {
    figures: [...sumsOf(told), countOf('below_floor', told.filter(({ isBelow }) => isBelow).length)],
    chart: null,
    rows: told.slice(0, ROWS_LISTED).map(({ id, code, name, pct, isBelow }) =>
      rowOf({
        ...{ id, title: name, note: code, href: href(id), mark: isBelow ? 'below_floor' : null },
        amount: { value: Math.floor(pct), unit: 'percent', currency: null },
      }),
    ),
    href: null,
  };
};

interface Sold {
  readonly currency: string;
  readonly bill: number;
  readonly cost: number;
}

/** One margin of each currency: sums across them would need rates. */
const sumsOf = (sold: readonly Sold[]) => {
  const currencies = [...new Set(sold.map(({ currency }) => currency))].sort();
  const figures = currencies.map((currency) => {
    const rows = sold.filter((one) => one.currency === currency);
    const [bill, cost] = [sumOf(rows, 'bill'), sumOf(rows, 'cost')];
    return figureOf(Math.floor((marginOf(bill, cost) ?? 0) * 100), currencies.length > 1 ? currency : null);
  });
  return figures.length > 0 ? figures : [figureOf(null, null)];
};

const sumOf = (rows: readonly Sold[], of: 'bill' | 'cost') => rows.reduce((sum, row) => sum + row[of], 0);

const figureOf = (value: number | null, currency: string | null) =>
  ({ name: 'margin', value, unit: 'percent', currency, href: null }) as const;
