import { type RawBuilder, sql } from 'kysely';
import type { Change } from '#contract/clients/changes.ts';
import { notFound } from '#contract/errors.ts';
import type { PageQuery } from '#contract/pagination.ts';
import type { Context } from '../../platform/context.ts';
import { paginate } from '../../platform/postgres/keyset.ts';
import { clientRows } from './queries/client-rows.ts';

/** A client as it is presented from. */
export type ClientRow = Awaited<ReturnType<typeof requireClient>>;

/** A client with what is shown beside it. Throws 404 for a missing or foreign one. */
export const requireClient = async (context: Context, id: string) => {
  const client = await clientRows(context).where('clients.id', '=', id).executeTakeFirst();
  if (!client) throw notFound('client');
  return client;
};

/** The row alone, held until the transaction ends; undefined for a missing or foreign one. */
export const lockClient = ({ db, organization }: Context, id: string) =>
  db
    .selectFrom('clients')
    .selectAll()
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Holds clients against being archived or merged until the transaction ends: in one order, so that no two wait for each other. */
export const keepClients = async (
  { db, organization }: Context,
  ids: readonly (string | null | undefined)[],
): Promise<void> => {
  const asked = ids.filter((id) => typeof id === 'string');
  if (asked.length === 0) return;
  await db
    .selectFrom('clients')
    .select('id')
    .where('org_id', '=', organization)
    .where('id', '=', (is) => is.fn.any(is.val(asked)))
    .orderBy('id')
    .forKeyShare()
    .execute();
};

/**
 * One page of what happened to a subject (a client, a service type, a project), newest first, without some types of events and
 * only what `among` says of `events`.
 */
export const listChanges = (
  context: Context,
  subject: string,
  query: PageQuery,
  without: readonly string[] = [],
  among: RawBuilder<boolean> = sql<boolean>`true`,
) =>
  newestFirst(
    changeRows(context)
      .where('events.subject_id', '=', subject)
      .where(sql<boolean>`events.type <> all (${without}::text[])`)
      .where(among),
    query,
  );

/**
 * The same of several subjects that belong together, such as a dealsheet and its comments: `subjects` is their array of ids. They are
 * gathered by their own index first, since in the order of all events few of them would be met.
 */
export const listChangesOf = (
  context: Context,
  subjects: RawBuilder<unknown>,
  query: PageQuery,
  without: readonly string[] = [],
) =>
  newestFirst(
    changeRows(context).where(
      sql<boolean>`events.id = any (array(
        select e.id from events e where e.org_id = ${context.organization}::uuid and e.subject_id = any (${subjects})
          and e.type <> all (${without}::text[])))`,
    ),
    query,
  );

const changeRows = ({ db, organization }: Context) =>
  db
    .selectFrom('events')
    .select(['events.id', 'events.type', 'events.actor_name as actor', 'events.occurred_at'])
    .select(sql<Change['changes']>`events.changes`.as('changes'))
    .select(sql<Change['data']>`events.data`.as('data'))
    .where('events.org_id', '=', organization);

const newestFirst = (rows: ReturnType<typeof changeRows>, page: PageQuery) =>
  paginate(rows, {
    ...{ page, sort: '-id', id: sql`events.id` },
    keys: { id: { by: sql`events.id`, type: 'uuid' } },
  });

export { MOVING_KEYS } from './queries/client-keys.ts';
export { clientsNow } from './queries/clients-now.ts';
export { findHomeCountry } from './queries/home-country.ts';
export { listClients } from './queries/list-clients.ts';
export { holdClientTree } from './rules/references.ts';
