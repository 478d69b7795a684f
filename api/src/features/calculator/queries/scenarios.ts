import { sql } from 'kysely';
import type { listScenarios as endpoint } from '#contract/calculator/endpoints.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { cursorOf, likeOf, paginate, type SortKey } from '../../../platform/postgres/keyset.ts';
import { clientsNow } from '../../clients/queries.ts';
import { appliedTo, markedBy } from '../../presets/queries.ts';

const KEYS: Readonly<Record<string, SortKey>> = {
  updated_at: { by: sql`calculator_scenarios.updated_at`, type: 'timestamptz' },
  name: { by: sql`calculator_scenarios.sort_name`, type: 'text' },
  number: { by: sql`calculator_scenarios.number`, type: 'int' },
};

interface Named {
  readonly id: string;
  readonly name: string;
}

const scenarioRows = ({ db, organization }: Context) =>
  db
    .selectFrom('calculator_scenarios')
    .select([
      ...(['id', 'version', 'created_at', 'updated_at', 'archived_at', 'number', 'code', 'name'] as const),
      ...([
        'status',
        'lines',
        'currency',
        'price_minor',
        'cost_minor',
        'margin_pct',
        'dealsheet_id',
      ] as const),
      sql<Named | null>`(select jsonb_build_object('id', c.id, 'name', c.name) from clients c
        where c.org_id = calculator_scenarios.org_id and c.id = calculator_scenarios.client_id)`.as('client'),
      sql<Named | null>`(select jsonb_build_object('id', m.id, 'name', m.name) from members m
        where m.org_id = calculator_scenarios.org_id and m.id = calculator_scenarios.author_id)`.as('author'),
      markedBy('calculator_scenarios').as('preset'),
    ])
    .where('calculator_scenarios.org_id', '=', organization);

/** A scenario in a list as it is presented from. */
export type ScenarioRow = Awaited<ReturnType<typeof listScenarios>>['data'][number];

/** One page of the scenarios that pass the filters. */
export const listScenarios = (context: Context, query: QueryOf<typeof endpoint>) => {
  const rows = scenarioRows(context);
  const { q, status, client_id, archived } = query;
  const passing = rows.where(
    q || status || client_id
      ? sql<boolean>`calculator_scenarios.id = any (array(${lookedUp(context, query)}))`
      : archived
        ? sql<boolean>`calculator_scenarios.archived_at is not null`
        : sql<boolean>`calculator_scenarios.archived_at is null`,
  );
  return paginate(passing, {
    ...{ page: query, sort: query.sort, keys: KEYS, id: sql`calculator_scenarios.id` },
  });
};

/** Those of a page: looked up by a function that row-level security doesn't hold back (decision 152). */
const lookedUp = (context: Context, query: QueryOf<typeof endpoint>) => {
  const { q, status, client_id, archived, sort, before, per_page } = query;
  const [key, id] = cursorOf(query) ?? [];
  const wanted = JSON.stringify({
    ...{ status, archived, key, id, q: likeOf(q), sort: sort.replace(/^-/, '') },
    descending: sort.startsWith('-') !== (before !== undefined),
  });
  const clients = client_id
    ? sql` || jsonb_build_object('client_id', ${clientsNow(context, client_id)})`
    : sql``;
  return sql`select search_scenarios(${wanted}::jsonb${clients}, ${sql.lit(per_page + 1)})`;
};

const DOCUMENTS = ['inputs', 'results', 'rates', 'engine_version'] as const;

/** A scenario whole. Throws 404 for a missing or foreign one. */
export const requireScenario = async (context: Context, id: string) => {
  const found = await scenarioRows(context)
    .select(DOCUMENTS)
    .where('calculator_scenarios.id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound('scenario');
  return found;
};

/** A scenario whole as it is presented from. */
export type WholeRow = Awaited<ReturnType<typeof requireScenario>>;

/** The one that was changed last and isn't archived. Throws 404 where there is none. */
export const requireLatestScenario = async (context: Context): Promise<WholeRow> => {
  const found = await scenarioRows(context)
    .select(DOCUMENTS)
    .where(sql<boolean>`calculator_scenarios.archived_at is null`)
    .orderBy('calculator_scenarios.updated_at', 'desc')
    .orderBy('calculator_scenarios.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!found) throw notFound('scenario');
  return found;
};

const heldRows = ({ db, organization }: Context, id: string) =>
  db
    .selectFrom('calculator_scenarios')
    .selectAll('calculator_scenarios')
    .select(appliedTo('calculator_scenarios').as('preset'))
    .where('org_id', '=', organization)
    .where('id', '=', id);

/** The row with the revision that was applied to it; undefined for a missing or foreign one. */
export const findHeld = (context: Context, id: string) => heldRows(context, id).executeTakeFirst();

/** The same, held until the transaction ends. */
export const lockScenario = (context: Context, id: string) =>
  heldRows(context, id).forNoKeyUpdate().executeTakeFirst();

/** A row with the revision that was applied to it. */
export type HeldRow = NonNullable<Awaited<ReturnType<typeof findHeld>>>;
