import { sql } from 'kysely';
import type { ClientMerge } from '#contract/clients/merging.ts';
import { notFound } from '#contract/errors.ts';
import type { PageQuery } from '#contract/pagination.ts';
import type { Context } from '../../../platform/context.ts';
import type { Changes } from '../../../platform/events.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';

/** Ids of the rows that moved, by kind. */
export type Moved = Readonly<Partial<Record<ClientMerge['moved'][number]['kind'], readonly string[]>>>;

const named = (key: string) => sql<{ id: string; name: string }>`(
  select jsonb_build_object('id', c.id, 'name', c.name) from clients c
  where c.org_id = client_merges.org_id and c.id = ${sql.ref(`client_merges.${key}`)})`;

const mergeRows = ({ db, organization }: Context) =>
  db
    .selectFrom('client_merges')
    .select(['client_merges.id', 'client_merges.created_at', 'client_merges.undone_at'])
    .select([
      named('winner_id').as('winner'),
      named('loser_id').as('loser'),
      sql<
        string[]
      >`(select coalesce(array_agg(f order by f), '{}') from jsonb_object_keys(client_merges.fields) f)`.as(
        'fields',
      ),
      sql<ClientMerge['moved']>`(
        select coalesce(jsonb_agg(jsonb_build_object('kind', m.key, 'count', jsonb_array_length(m.value)) order by m.key), '[]')
        from jsonb_each(client_merges.moved) m)`.as('moved'),
      sql<string | null>`(select max(by.name) from members by
        where by.org_id = client_merges.org_id and by.user_sub = client_merges.created_by)`.as('author'),
    ])
    .where('client_merges.org_id', '=', organization);

/** One page of what went into a client and where it went itself, newest first. */
export const listMerges = (context: Context, client: string, page: PageQuery) =>
  paginate(
    mergeRows(context).where(
      sql<boolean>`(client_merges.winner_id = ${client}::uuid or client_merges.loser_id = ${client}::uuid)`,
    ),
    {
      page,
      sort: '-id',
      keys: { id: { by: sql`client_merges.id`, type: 'uuid' } },
      id: sql`client_merges.id`,
    },
  );

/** A merging. Throws 404 for a missing or foreign one. */
export const requireMerge = async (context: Context, id: string) => {
  const found = await mergeRows(context).where('client_merges.id', '=', id).executeTakeFirst();
  if (!found) throw notFound('merging of clients');
  return found;
};

/** All that undoing has to know, held until the transaction ends; undefined for a missing or foreign one. */
export const lockMerge = ({ db, organization }: Context, id: string) =>
  db
    .selectFrom('client_merges')
    .select(['id', 'winner_id', 'loser_id', 'undone_at'])
    .select([
      sql<Changes>`fields`.as('fields'),
      sql<Changes>`loser_fields`.as('loser_fields'),
      sql<Moved>`moved`.as('moved'),
      sql<Pick<Moved, 'contacts' | 'addresses'>>`demoted`.as('demoted'),
    ])
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** A merging as undoing knows it. */
export type KeptMerge = NonNullable<Awaited<ReturnType<typeof lockMerge>>>;

/** The id of the merging in force by which a client went into another; undefined where there is none. */
export const findMergeOf = async (
  { db, organization }: Context,
  loser: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('client_merges')
    .select('id')
    .where('org_id', '=', organization)
    .where('loser_id', '=', loser)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
};
