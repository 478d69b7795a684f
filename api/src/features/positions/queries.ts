import { sql } from 'kysely';
import type { QueryOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import type { listPositions as endpoint } from '#contract/positions/endpoints.ts';
import type { Position } from '#contract/positions/shapes.ts';
import type { Reference } from '#contract/shapes.ts';
import type { Context } from '../../platform/context.ts';
import { likeOf, paginate, type SortKey } from '../../platform/postgres/keyset.ts';

const KEYS: Readonly<Record<string, SortKey>> = {
  title: { by: sql`lower(positions.title)`, type: 'text' },
  vacant_since: { by: sql`coalesce(positions.vacant_since, 'infinity'::date)`, type: 'date' },
  created_at: { by: sql`positions.created_at`, type: 'timestamptz' },
};

const parent = sql<Reference | null>`(select jsonb_build_object('id', p.id, 'name', p.title) from positions p
  where p.org_id = positions.org_id and p.id = positions.parent_id)`;
const holders = sql<
  Reference[]
>`(select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name) order by m.name, m.id), '[]')
  from members m where m.org_id = positions.org_id and m.position_id = positions.id and m.archived_at is null)`;

const positionRows = ({ db, organization }: Context) =>
  db
    .selectFrom('positions')
    .select(['id', 'version', 'created_at', 'updated_at', 'archived_at', 'title', 'department', 'headcount'])
    .select(['vacant_since', 'note', parent.as('parent'), holders.as('filled_by')])
    .where('positions.org_id', '=', organization);

/** One page of the positions that aren't closed. */
export const listPositions = (context: Context, query: QueryOf<typeof endpoint>) => {
  const like = likeOf(query.q);
  const conditions = [
    sql<boolean>`positions.archived_at is null`,
    ...(query.vacant === undefined
      ? []
      : [sql<boolean>`(positions.vacant_since is not null) = ${query.vacant}`]),
    ...(like ? [sql<boolean>`(positions.title ilike ${like} or positions.department ilike ${like})`] : []),
  ];
  const rows = conditions.reduce((found, condition) => found.where(condition), positionRows(context));
  return paginate(rows, { page: query, sort: query.sort, keys: KEYS, id: sql`positions.id` });
};

/** A position with who sits on it, closed ones too. Throws 404 for a missing or foreign one. */
export const readPosition = async (context: Context, id: string): Promise<Position> => {
  const found = await positionRows(context).where('positions.id', '=', id).executeTakeFirst();
  if (!found) throw notFound('position');
  return found;
};

/** The row of one that isn't closed, held until the transaction ends; undefined for any other. */
export const lockPosition = ({ db, organization }: Context, id: string) =>
  db
    .selectFrom('positions')
    .selectAll()
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/**
 * Has whoever else changes lines of the organization wait until the transaction ends: two halves of a circle can't both fit. Taken
 * before rows are held, since the checks at the end of a transaction ask for it too.
 */
export const lockLines = async ({ db, organization }: Context): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lines ${organization}`}, 0))`.execute(db);
};

/** How many people sit on a position. */
export const countHolders = async ({ db, organization }: Context, id: string): Promise<number> => {
  const { holders: found } = await db
    .selectFrom('members')
    .select(({ fn }) => fn.countAll<number>().as('holders'))
    .where('org_id', '=', organization)
    .where('position_id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(found);
};
