import { sql } from 'kysely';
import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';

/** Entries with their project and service, without a condition beyond the organization yet. */
export const entriesOf = ({ db, organization }: Context) =>
  db
    .selectFrom('activity_entries')
    .leftJoin('projects', (join) =>
      join
        .onRef('projects.org_id', '=', 'activity_entries.org_id')
        .onRef('projects.id', '=', 'activity_entries.project_id'),
    )
    .leftJoin('service_types', (join) =>
      join
        .onRef('service_types.org_id', '=', 'activity_entries.org_id')
        .onRef('service_types.id', '=', 'activity_entries.service_type_id'),
    )
    .innerJoin('organizations', 'organizations.org_id', 'activity_entries.org_id')
    .where('activity_entries.org_id', '=', organization)
    .selectAll('activity_entries')
    .select([
      'projects.code as project_code',
      'projects.name as project_name',
      'service_types.code as service_code',
      'service_types.name as service_name',
      sql<string>`coalesce(activity_entries.own_timezone, projects.site_timezone, organizations.timezone)`.as(
        'timezone',
      ),
    ]);

/** An entry with its project and service. */
export type EntryRow = NonNullable<Awaited<ReturnType<typeof findEntry>>>;

/** An entry of a member, deleted ones included; undefined for somebody else's. */
export const findEntry = (context: Context, member: string, id: string) =>
  entriesOf(context)
    .where('activity_entries.member_id', '=', member)
    .where('activity_entries.id', '=', id)
    .executeTakeFirst();

/** The entry that an offline device made under this name; undefined without one. */
export const findEntryByClient = (context: Context, member: string, clientUuid: string) =>
  entriesOf(context)
    .where('activity_entries.member_id', '=', member)
    .where('activity_entries.client_uuid', '=', clientUuid)
    .executeTakeFirst();

/** A member's entries from one day to another, in the order of the clock, untimed ones last. */
export const listEntriesBetween = (context: Context, member: string, from: string, to: string) =>
  entriesOf(context)
    .where('activity_entries.member_id', '=', member)
    .where('activity_entries.work_date', '>=', from)
    .where('activity_entries.work_date', '<=', to)
    .where('activity_entries.archived_at', 'is', null)
    .orderBy('activity_entries.work_date')
    .orderBy('activity_entries.started_at', (order) => order.asc().nullsLast())
    .orderBy('activity_entries.id')
    .execute();

/** Seconds that a member has on a day. */
export const sumDay = async ({ db, organization }: Context, member: string, day: string): Promise<number> => {
  const { seconds } = await db
    .selectFrom('activity_entries')
    .select((select) => select.fn.coalesce(select.fn.sum<number>('duration_s'), sql.lit(0)).as('seconds'))
    .where('org_id', '=', organization)
    .where('member_id', '=', member)
    .where('work_date', '=', day)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return seconds;
};

/** An entry of a member that must be there. Throws 404. */
export const readEntry = async (context: Context, member: string, id: string): Promise<EntryRow> => {
  const row = await findEntry(context, member, id);
  if (!row) throw notFound('entry');
  return row;
};

/** The caller's own entry, unless it is deleted. Throws 404. */
export const readOwnEntry = async (context: Context, id: string): Promise<EntryRow> => {
  const row = context.member ? await findEntry(context, context.member, id) : undefined;
  if (!row || row.archived_at !== null) throw notFound('entry');
  return row;
};
