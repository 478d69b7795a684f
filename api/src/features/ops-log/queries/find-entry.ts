import { sql } from 'kysely';
import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { recordRows, SAID } from './entry-rows.ts';
import { isKeptFrom } from './room.ts';

/** An entry or correction of a project, and the records about it, oldest first. Throws 404. */
export const findWhole = async (context: Context, project: string, id: string) => {
  const [rows, about] = await Promise.all([
    recordRows(context, project).where('ops_log.id', '=', id).where(SAID).execute(),
    recordRows(context, project)
      .where(
        'ops_log.about',
        '=',
        sql<number>`(select e.seq from ops_log e where e.org_id = ${context.organization} and e.id = ${id}::uuid)`,
      )
      .orderBy('ops_log.seq')
      .execute(),
  ]);
  const [entry] = rows;
  if (!entry) throw notFound('entry');
  return { entry, about };
};

/** Place and kind of an entry or correction of a project. Throws 404, also to whoever a rule keeps from reading it, unless they wrote it. */
export const requireEntry = async (context: Context, project: string, id: string) => {
  const { db, organization } = context;
  const found = await db
    .selectFrom('ops_log')
    .select([
      'id',
      'seq',
      'kind',
      'type',
      'severity',
      'title',
      'body',
      'author_id',
      'shift_id',
      'occurred_at',
    ])
    .where('org_id', '=', organization)
    .where('project_id', '=', project)
    .where('id', '=', id)
    .where(SAID)
    .executeTakeFirst();
  const isOwn = found?.author_id === context.member;
  if (!found || (!isOwn && isKeptFrom(context, 'read', project))) throw notFound('entry');
  return found;
};

/** What an offline device sent before under this name; undefined where nothing was. */
export const findByClient = ({ db, organization }: Context, project: string, clientUuid: string) =>
  db
    .selectFrom('ops_log')
    .select(['id', 'author_id', 'kind', 'about', 'title', 'body', 'severity', 'state'])
    .where('org_id', '=', organization)
    .where('project_id', '=', project)
    .where('client_uuid', '=', clientUuid)
    .executeTakeFirst();

/** What an entry's incident, handover or follow-up has come to and when, held until the transaction ends; undefined without one. */
export const holdItem = async (
  { db, organization }: Context,
  { id, project_id, seq }: { readonly id: string; readonly project_id: string; readonly seq: number },
  kind: 'incident' | 'handover' | 'follow_up',
) => {
  await sql`select pg_advisory_xact_lock(hashtextextended('ops log ' || ${id}::text, 0))`.execute(db);
  return db
    .selectFrom('ops_log_items')
    .select(['state', 'severity', 'resolver_id', 'root_cause', 'owner_id'])
    .select(
      sql<string>`(select c.occurred_at from ops_log c where c.org_id = ops_log_items.org_id
        and c.project_id = ops_log_items.project_id and c.seq = ops_log_items.changed_seq)`.as('changed_at'),
    )
    .where('org_id', '=', organization)
    .where('project_id', '=', project_id)
    .where('entry_seq', '=', seq)
    .where('kind', '=', kind)
    .executeTakeFirst();
};
