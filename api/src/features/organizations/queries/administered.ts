import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { QueryOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import {
  type listOrganizations as endpoint,
  ORGANIZATION_SORTS,
} from '#contract/organizations/administration-endpoints.ts';
import type { RootContext } from '../../../platform/context.ts';
import { cursorOf, cutPage } from '../../../platform/postgres/keyset.ts';
import type { DB } from '../../../platform/tables.ts';

/** What is asked of `organizations_from_above`. */
interface Asked {
  readonly id?: string;
  readonly q?: string | undefined;
  readonly status?: readonly string[] | undefined;
  readonly sort?: string;
  readonly descending?: boolean;
  readonly cursor_key?: string | undefined;
  readonly cursor_id?: string | undefined;
  readonly most: number;
}

/** What each order goes by. */
const KEYS = {
  name: sql`lower(o.name)`,
  created_at: sql`o.created_at`,
  status: sql`o.status`,
} as const satisfies Record<(typeof ORGANIZATION_SORTS)[number], unknown>;

const figures: RawBuilder<{
  people: number;
  projects: number;
  owners: string[];
  last_activity_on: string | null;
}> = sql`figures_from_above(array[o.org_id])`;

const fromAbove = ({ db }: RootContext, asked: Asked) => {
  const found: RawBuilder<Selectable<DB['organizations']>> =
    sql`organizations_from_above(${JSON.stringify(asked)}::jsonb)`;
  return db
    .selectFrom(found.as('o'))
    .innerJoinLateral(figures.as('f'), (join) => join.onTrue())
    .select([
      'o.org_id as id',
      'o.version',
      'o.created_at',
      'o.updated_at',
      'o.archived_at',
      'o.name',
      'o.slug',
    ])
    .select([
      'o.legal_name',
      'o.status',
      'o.status_reason',
      'o.status_changed_at',
      'o.currency',
      'o.timezone',
    ])
    .select(['f.people', 'f.projects', 'f.owners', 'f.last_activity_on']);
};

/** One page of all organizations that pass the filters. */
export const listAdministered = (context: RootContext, query: QueryOf<typeof endpoint>) => {
  const { q, status, per_page, before } = query;
  const sort = ORGANIZATION_SORTS.find((one) => one === query.sort.replace(/^-/, '')) ?? 'name';
  const descending = query.sort.startsWith('-') !== (before !== undefined);
  const [cursor_key, cursor_id] = cursorOf(query) ?? [];
  const asked = { q, status, sort, descending, cursor_key, cursor_id, most: per_page + 1 };
  const rows = fromAbove(context, asked)
    .select([sql<string>`${KEYS[sort]}::text`.as('cursor_key'), sql<string>`o.org_id::text`.as('cursor_id')])
    .orderBy(KEYS[sort], descending ? 'desc' : 'asc')
    .orderBy('o.org_id', descending ? 'desc' : 'asc');
  return cutPage(query, rows.execute());
};

/** One of them, whatever became of it. Throws 404. */
export const requireAdministered = async (context: RootContext, id: string) => {
  const found = await fromAbove(context, { id, most: 1 }).executeTakeFirst();
  if (!found) throw notFound('organization');
  return found;
};

/** Lets one who names organizations wait for another who does, so that no two get one address. */
export const holdSlugs = async ({ db }: RootContext): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('slugs of organizations', 0))`.execute(db);
};

/** Whether another organization than `but` has it in its address. */
export const isSlugTaken = async (
  { db }: RootContext,
  slug: string,
  but: string | null,
): Promise<boolean> => {
  const { rows } = await sql<{ taken: boolean }>`select slug_taken(${slug}, ${but}::uuid) as taken`.execute(
    db,
  );
  return rows[0]?.taken ?? false;
};
