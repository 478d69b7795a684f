import { sql } from 'kysely';
import { type ExportRow, PAGE, type ReadPage } from './own-time.ts';

const PURPOSE = sql`p.code as project_code, p.name as project, s.name as service, own.category, own.note, own.billable`;
const NAMED = sql`left join projects p on p.org_id = own.org_id and p.id = own.project_id
  left join service_types s on s.org_id = own.org_id and s.id = own.service_type_id`;

/** What the person pinned, in their order. */
export const readFavourites: ReadPage = async (db, member) =>
  (
    await sql<ExportRow>`select own.id, ${PURPOSE}, own.updated_at from favourites own ${NAMED}
      where own.org_id = muster_org() and own.member_id = ${member}::uuid order by own.position, own.id`.execute(
      db,
    )
  ).rows;

/** Rules of the person's time that comes again. */
export const readRecurring: ReadPage = async (db, member) =>
  (
    await sql<ExportRow>`select own.id, own.rrule, own.starts_on, own.ends_on, own.start_time, own.duration_s,
        own.on_days_off, own.paused, ${PURPOSE}, own.updated_at
      from recurring_entries own ${NAMED}
      where own.org_id = muster_org() and own.member_id = ${member}::uuid order by own.id`.execute(db)
  ).rows;

/** What the person said to what was proposed by them, newest day first. */
export const readProposalAnswers: ReadPage = async (db, member, after) =>
  (
    await sql<ExportRow>`select d.work_date, d.recurring_id, own.note,
        case when d.entry_id is null then 'skipped' else 'logged' end as answer, d.entry_id
      from recurring_days d
      join recurring_entries own on own.org_id = d.org_id and own.id = d.recurring_id
      where d.org_id = muster_org() and own.member_id = ${member}::uuid
        ${after ? sql`and (d.work_date, d.recurring_id) < (${after.work_date}::date, ${after.recurring_id}::uuid)` : sql``}
      order by d.work_date desc, d.recurring_id desc limit ${sql.lit(PAGE)}`.execute(db)
  ).rows;

/** How the person has arranged their dashboard. */
export const readOwnDashboard: ReadPage = async (db, member) =>
  (
    await sql<ExportRow>`select widgets, updated_at from dashboard_arrangements
      where org_id = muster_org() and member_id = ${member}::uuid`.execute(db)
  ).rows;
