import { sql } from 'kysely';
import { type ExportRow, PAGE, type ReadPage } from './own-time.ts';

/** Leave that the person asked for, newest first: with their reason, what was decided, by whom and why. */
export const readLeave: ReadPage = async (db, member, after) =>
  (
    await sql<ExportRow>`select r.id, r.type, r.from_date, r.to_date, r.part, r.start_time, r.end_time, r.timezone, r.minutes,
        r.reason, c.name as covered_by, r.status, d.name as decided_by, r.decided_at, r.decision_reason, r.created_at
      from leave_requests r
      left join members c on c.org_id = r.org_id and c.id = r.cover_id
      left join members d on d.org_id = r.org_id and d.id = r.decided_by
      where r.org_id = muster_org() and r.member_id = ${member}::uuid
        ${after ? sql`and (r.from_date, r.id) < (${after.from_date}::date, ${after.id}::uuid)` : sql``}
      order by r.from_date desc, r.id desc limit ${sql.lit(PAGE)}`.execute(db)
  ).rows;

/** Lines of the person's ledger of leave, newest day first. */
export const readLeaveEntries: ReadPage = async (db, member, after) =>
  (
    await sql<ExportRow>`select id, day, type, kind, minutes, reason, request_id as leave_id, created_at from leave_entries
      where org_id = muster_org() and member_id = ${member}::uuid
        ${after ? sql`and (day, id) < (${after.day}::date, ${after.id}::uuid)` : sql``}
      order by day desc, id desc limit ${sql.lit(PAGE)}`.execute(db)
  ).rows;
