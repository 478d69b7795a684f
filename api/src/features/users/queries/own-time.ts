import { sql } from 'kysely';
import type { Database } from '../../../platform/postgres/database.ts';

/** A row of an export. */
export type ExportRow = Readonly<Record<string, unknown>>;

/** One page of a member's rows of a kind, after the row given. */
export type ReadPage = (db: Database, member: string, after: ExportRow | undefined) => Promise<ExportRow[]>;

/** Rows a page: small enough that writing one down holds nobody up. */
export const PAGE = 500;

const of = async (db: Database, query: ReturnType<typeof sql<ExportRow>>): Promise<ExportRow[]> =>
  (await query.execute(db)).rows;

/** Time that counts, newest day first. */
export const readEntries: ReadPage = (db, member, after) =>
  of(
    db,
    sql`${entries(member)} and e.archived_at is null
      ${after ? sql`and (e.work_date, e.id) < (${after.work_date}::date, ${after.id}::uuid)` : sql``}
      order by e.work_date desc, e.id desc limit ${sql.lit(PAGE)}`,
  );

/** Deleted time. */
export const readDeletedEntries: ReadPage = (db, member, after) =>
  of(
    db,
    sql`${entries(member)} and e.archived_at is not null ${after ? sql`and e.id > ${after.id}::uuid` : sql``}
      order by e.id limit ${sql.lit(PAGE)}`,
  );

const entries = (member: string) => sql<ExportRow>`
  select e.id, e.work_date, e.started_at, e.ended_at, coalesce(e.own_timezone, p.site_timezone, o.timezone) as timezone,
    e.duration_s, p.code as project_code, p.name as project, c.name as client, s.code as service_code, s.name as service,
    e.category, e.note, e.tags, e.billable, e.source, e.status, e.status_reason, e.reverses, e.created_at, e.updated_at,
    e.archived_at as deleted_at
  from activity_entries e
  join organizations o on o.org_id = e.org_id
  left join projects p on p.org_id = e.org_id and p.id = e.project_id
  left join clients c on c.org_id = p.org_id and c.id = p.client_id
  left join service_types s on s.org_id = e.org_id and s.id = e.service_type_id
  where e.org_id = muster_org() and e.member_id = ${member}::uuid`;

/** What happened to entries on their way to approval, whoever did it. */
export const listDecisions = (db: Database, ids: readonly unknown[]): Promise<ExportRow[]> =>
  of(
    db,
    sql`select v.id, v.occurred_at, v.type, v.subject_id as entry_id, v.actor_name as by, v.changes, v.data
      from events v
      where v.org_id = muster_org() and v.subject_id = any (${ids}::uuid[])
        and v.type = any (array['activity.submitted', 'activity.withdrawn', 'activity.approved', 'activity.rejected',
          'activity.locked', 'activity.reopened', 'activity.reversed'])
      order by v.id`,
  );

/** What was noted of days, newest first. */
export const readDayNotes: ReadPage = (db, member, after) =>
  of(
    db,
    sql`select work_date, done, blockers, tomorrow, created_at, updated_at from day_notes
      where org_id = muster_org() and member_id = ${member}::uuid
        ${after ? sql`and work_date < ${after.work_date}::date` : sql``}
      order by work_date desc limit ${sql.lit(PAGE)}`,
  );

/** The running timer. */
export const readTimers: ReadPage = (db, member) =>
  of(
    db,
    sql`select t.started_at, p.code as project_code, p.name as project, s.name as service, t.category, t.note, t.billable
      from activity_timers t
      left join projects p on p.org_id = t.org_id and p.id = t.project_id
      left join service_types s on s.org_id = t.org_id and s.id = t.service_type_id
      where t.org_id = muster_org() and t.member_id = ${member}::uuid`,
  );

/** The person as the organization's team knows them. */
export const readMembership: ReadPage = (db, member) =>
  of(
    db,
    sql`select m.id, m.email, m.name, m.position, m.department, b.name as manager, m.employment, m.start_date, m.end_date,
        m.level, m.weekly_capacity_minutes, m.target_utilisation_pct, m.phone, m.status, m.created_at, m.updated_at
      from members m left join members b on b.org_id = m.org_id and b.id = m.manager_id
      where m.org_id = muster_org() and m.id = ${member}::uuid`,
  );

/** Projects and clients that the person answers for. */
export const readResponsibilities: ReadPage = (db, member) =>
  of(
    db,
    sql`select 'project owner' as role, id, code, name, status::text from projects
        where org_id = muster_org() and owner_id = ${member}::uuid
      union all select 'project sponsor', id, code, name, status::text from projects
        where org_id = muster_org() and sponsor_id = ${member}::uuid
      union all select 'client owner', id, code, name, status::text from clients
        where org_id = muster_org() and owner_id = ${member}::uuid
      order by 1, 4, 2`,
  );
