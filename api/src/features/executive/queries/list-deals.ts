import { sql } from 'kysely';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listExecutiveDeals } from '#contract/executive/endpoints.ts';
import type { ExecutiveDeal } from '#contract/executive/rows.ts';
import type { Page } from '#contract/pagination.ts';
import type { PersonContext } from '../../../platform/context.ts';
import { exchangedParts, ofHundredths } from '../rules/exchanging.ts';
import { pageOfRows } from '../rules/page.ts';
import type { DealState } from '../rules/trail.ts';
import { listRowsOfPlaces, type PlaceOfRows } from './each-place.ts';
import { readStoodOn } from './stood-on.ts';

interface Named {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly client: { readonly id: string; readonly name: string } | null;
  readonly owner: { readonly id: string; readonly name: string } | null;
}

/** The deals that might still be won on the day, of all organizations. */
export const listDeals = async (
  context: PersonContext,
  query: QueryOf<typeof listExecutiveDeals>,
): Promise<Page<ExecutiveDeal>> => {
  const rows = await listRowsOfPlaces(context, query, dealsOf);
  const by = query.sort.replace(/^-/, '');
  const keyOf = ({ price, weighted, close_on }: ExecutiveDeal) => {
    if (by === 'close_on') return close_on ?? '9999-12-31';
    return (by === 'weighted' ? weighted : price).exchanged_minor ?? Number.MIN_SAFE_INTEGER;
  };
  const placed = rows.map((row) => ({
    ...{ row, key: keyOf(row), id: `${row.organization.id}${row.deal.id}` },
  }));
  return pageOfRows(placed, query, query.sort.startsWith('-'));
};

const dealsOf = async ({ day, exchanging, inside, organization }: PlaceOfRows): Promise<ExecutiveDeal[]> => {
  const { deals } = await readStoodOn(inside, day);
  if (deals.length === 0) return [];
  const names = await namesOf(
    inside,
    deals.map(({ id }) => id),
  );
  return [...Map.groupBy(deals, ({ currency }) => currency)].flatMap(([currency, some]) => {
    const sorted = some.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const exchange = exchanging.from(currency);
    const native = exchangedParts(sorted.map(hundredths), ofHundredths(itself));
    const prices =
      exchange &&
      exchangedParts(
        sorted.map(({ price_minor }) => price_minor),
        exchange,
      );
    const weights = exchange && exchangedParts(sorted.map(hundredths), ofHundredths(exchange));
    return sorted.flatMap((deal, at): ExecutiveDeal[] => {
      const named = names.get(deal.id);
      if (!named) return [];
      const { id, code, title, client, owner } = named;
      const { status, close_on, probability_pct, price_minor } = deal;
      return [
        {
          ...{ organization, deal: { id, code, title }, client, owner, status, close_on, probability_pct },
          price: { minor: price_minor, currency, exchanged_minor: prices?.[at] ?? null },
          weighted: { minor: native[at] ?? 0, currency, exchanged_minor: weights?.[at] ?? null },
        },
      ];
    });
  });
};

const itself = (minor: number): number => minor;
const hundredths = ({ price_minor, probability_pct }: DealState): number => price_minor * probability_pct;

const namesOf = async (
  { db, organization }: PlaceOfRows['inside'],
  deals: readonly string[],
): Promise<ReadonlyMap<string, Named>> => {
  const { rows } = await sql<Named>`
    select d.id, d.code, d.title, case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name) end as client,
      case when m.id is not null then jsonb_build_object('id', m.id, 'name', m.name) end as owner
    from dealsheets d left join clients c on c.org_id = d.org_id and c.id = d.client_id
    left join members m on m.org_id = d.org_id and m.id = d.owner_id
    where d.org_id = ${organization}::uuid and d.id = any (${deals}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};
