import { sql } from 'kysely';
import type { ExportRow, ReadPage } from './own-time.ts';

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
