import { sql } from 'kysely';
import type { Held } from '#contract/activity/shapes.ts';
import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';

interface Link {
  readonly id: string;
  readonly work_date: string;
}

// In the order in which it costs least: hardly any entry is locked, and of locked ones hardly any is reversed.
const LINK_TO = sql<Link | null>`case when activity_entries.reverses is not null then (
  select jsonb_build_object('id', r.id, 'work_date', r.work_date) from activity_entries r
  where r.org_id = activity_entries.org_id and r.id = activity_entries.reverses) end`;
const LINK_FROM = sql<Link | null>`case when activity_entries.status = 'locked' then (
  select jsonb_build_object('id', r.id, 'work_date', r.work_date) from activity_entries r
  where r.org_id = activity_entries.org_id and r.reverses = activity_entries.id) end`;

/** Who brought an entry as far as it is: the last word on approved time, whoever closed the month of locked time. */
const HELD = sql<Held | null>`case activity_entries.status
  when 'submitted' then jsonb_build_object('by', null, 'at', activity_entries.updated_at, 'automatic', false)
  when 'approved' then coalesce((
    select jsonb_build_object('by', m.name, 'at', a.decided_at, 'automatic', a.automatic) from activity_approvals a
    left join members m on m.org_id = a.org_id and m.user_sub = a.created_by and not a.automatic
    where a.org_id = activity_entries.org_id and a.entry_id = activity_entries.id order by a.decided_at desc, a.step limit 1),
    jsonb_build_object('by', null, 'at', activity_entries.updated_at, 'automatic', false))
  when 'locked' then coalesce((
    select jsonb_build_object('by', m.name, 'at', c.updated_at, 'automatic', false) from activity_months c
    left join members m on m.org_id = c.org_id and m.user_sub = c.updated_by
    where c.org_id = activity_entries.org_id and c.month = date_trunc('month', activity_entries.work_date)::date
      and c.status = 'closed' and activity_entries.reverses is null),
    jsonb_build_object('by', (select m.name from members m where m.org_id = activity_entries.org_id
      and m.user_sub = activity_entries.updated_by and activity_entries.reverses is not null),
      'at', activity_entries.updated_at, 'automatic', false))
  end`;

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
    ])
    .select([LINK_TO.as('reversal_of'), LINK_FROM.as('reversed_by'), HELD.as('held')]);

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

/** True for time that somebody spent: neither taken back nor what takes it back. */
export const isSpent = ({ reverses, reversed_by }: Pick<EntryRow, 'reverses' | 'reversed_by'>): boolean =>
  reverses === null && reversed_by === null;

/** Seconds that a member spent on a day. */
export const sumDay = async ({ db, organization }: Context, member: string, day: string): Promise<number> => {
  const { seconds } = await db
    .selectFrom('activity_entries')
    .select((select) => select.fn.coalesce(select.fn.sum<number>('duration_s'), sql.lit(0)).as('seconds'))
    .where('org_id', '=', organization)
    .where('member_id', '=', member)
    .where('work_date', '=', day)
    .where('archived_at', 'is', null)
    .where('reverses', 'is', null)
    .where(
      sql<boolean>`not exists (select from activity_entries r where r.org_id = activity_entries.org_id and r.reverses = activity_entries.id)`,
    )
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
