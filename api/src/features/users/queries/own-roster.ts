import { sql } from 'kysely';
import { type ExportRow, PAGE, type ReadPage } from './own-time.ts';

/** What the person is able to do, by name. */
export const readSkills: ReadPage = async (db, member) =>
  (
    await sql<ExportRow>`select skill, level, expires from member_skills
      where org_id = muster_org() and member_id = ${member}::uuid order by lower(skill)`.execute(db)
  ).rows;

/** Addresses of the person's calendar, without what is kept of their secrets. */
export const readCalendarFeeds: ReadPage = async (db, member) =>
  (
    await sql<ExportRow>`select id, created_at, last_read_at, revoked_at from calendar_feeds
      where org_id = muster_org() and member_id = ${member}::uuid order by id`.execute(db)
  ).rows;

/** What the person asked of others about their shifts, and others of them, the latest first. */
export const readSwaps: ReadPage = async (db, member, after) =>
  (
    await sql<ExportRow>`select w.id, w.kind, w.status, p.code as project_code, p.name as project, r.name as asked_by,
        c.name as asked, w.starts_at, w.ends_at, w.other_starts_at, w.other_ends_at, w.status_reason, w.created_at,
        case when w.requester_id = ${member}::uuid then w.reason end as reason
      from swaps w
      join projects p on p.org_id = w.org_id and p.id = w.project_id
      join members r on r.org_id = w.org_id and r.id = w.requester_id
      left join members c on c.org_id = w.org_id and c.id = w.counterpart_id
      where w.org_id = muster_org() and ${member}::uuid in (w.requester_id, w.counterpart_id)
        ${after ? sql`and w.id < ${after.id}::uuid` : sql``}
      order by w.id desc limit ${sql.lit(PAGE)}`.execute(db)
  ).rows;
