import { sql } from 'kysely';
import { hoursOf } from '#contract/calculator/line.ts';
import type { DealsheetActuals } from '#contract/dealsheets/actuals.ts';
import { type Scaled, scaledSum, scaledText } from '#contract/money/scaled.ts';
import type { Reference } from '#contract/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { wholeMinutes } from '../rules/minutes.ts';
import { readDealsheet, type WholeRow } from './read-dealsheet.ts';

interface Logged {
  readonly service_type_id: string | null;
  readonly currency: string | null;
  readonly seconds: number;
  readonly price_minor: number;
  readonly cost_minor: number;
}

/** What was sold against what its project has logged so far. Throws 404. */
export const readActuals = async (context: Context, id: string): Promise<DealsheetActuals> => {
  const deal = await readDealsheet(context, id);
  const logged = deal.project ? await readLogged(context, deal.project.id) : [];
  const own = logged.filter(({ currency }) => currency === null || currency === deal.currency);
  const { results } = deal.current;
  return {
    ...{ as_of: context.now.toISOString(), currency: deal.currency, project: deal.project },
    sold: {
      ...{ minutes: wholeMinutes(results.hours), price_minor: results.price_minor },
      cost_minor: results.cost_minor,
    },
    logged: summed(own, logged),
    services: await servicesOf(context, deal, { own, logged }),
    elsewhere: elsewhereOf(logged.filter((row) => !own.includes(row))),
  };
};

const readLogged = async ({ db, organization }: Context, project: string): Promise<readonly Logged[]> => {
  const { rows } = await sql<Logged>`
    select service_type_id, currency, sum(seconds)::bigint as seconds, sum(bill_minor)::bigint as price_minor,
      sum(cost_minor)::bigint as cost_minor
    from project_month_services where org_id = ${organization}::uuid and project_id = ${project}::uuid
    group by 1, 2`.execute(db);
  return rows;
};

/** Time counts whatever its money is in. */
const summed = (money: readonly Logged[], time: readonly Logged[]) => ({
  minutes: Math.round(time.reduce((all, { seconds }) => all + seconds, 0) / 60),
  price_minor: money.reduce((all, one) => all + one.price_minor, 0),
  cost_minor: money.reduce((all, one) => all + one.cost_minor, 0),
});

const elsewhereOf = (rows: readonly Logged[]) =>
  [...Map.groupBy(rows, ({ currency }) => currency ?? '')]
    .map(([currency, own]) => {
      const { price_minor, cost_minor } = summed(own, own);
      return { currency, price_minor, cost_minor };
    })
    .filter(({ price_minor, cost_minor }) => price_minor !== 0 || cost_minor !== 0)
    .sort((one, other) => (one.currency < other.currency ? -1 : 1));

interface Sold {
  readonly hours: Scaled;
  readonly price_minor: number;
  readonly cost_minor: number;
}

const servicesOf = async (
  context: Context,
  { current: { content, results } }: WholeRow,
  { own, logged }: { readonly own: readonly Logged[]; readonly logged: readonly Logged[] },
): Promise<DealsheetActuals['services']> => {
  const sold = Map.groupBy(
    content.lines.map((line, at): Sold & { readonly service: string | null } => ({
      ...{ service: line.service_type_id, hours: hoursOf(line, content.hours_per_day) },
      price_minor: results.lines[at]?.price_minor ?? 0,
      cost_minor: results.lines[at]?.cost_minor ?? 0,
    })),
    ({ service }) => service,
  );
  const ids = new Set([...sold.keys(), ...logged.map(({ service_type_id }) => service_type_id)]);
  const names = await namesOf(
    context,
    [...ids].filter((one) => one !== null),
  );
  const of = (rows: readonly Logged[], id: string | null) =>
    rows.filter(({ service_type_id }) => service_type_id === id);
  return [...ids]
    .map((id) => ({
      service: (id && names.get(id)) || null,
      sold: soldSum(sold.get(id) ?? []),
      logged: summed(of(own, id), of(logged, id)),
    }))
    .sort((one, other) => byName(one.service, other.service));
};

const soldSum = (lines: readonly Sold[]) => ({
  minutes: wholeMinutes(scaledText(scaledSum(lines.map(({ hours }) => hours)))),
  price_minor: lines.reduce((all, { price_minor }) => all + price_minor, 0),
  cost_minor: lines.reduce((all, { cost_minor }) => all + cost_minor, 0),
});

/** What has no service comes last. */
const byName = (one: Reference | null, other: Reference | null): number => {
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
  return one.name.localeCompare(other.name, 'en');
};

const namesOf = async (
  { db, organization }: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Reference>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('service_types')
    .select(['id', 'name'])
    .where('org_id', '=', organization)
    .where((is) => is('id', '=', is.fn.any(is.val(ids))))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};
