import { sql } from 'kysely';
import type { Database } from '../../../platform/postgres/database.ts';
import { type ExportRow, PAGE } from './own-time.ts';

/** One page of what a person did or holds in the organization of the transaction, after the row given. */
export type ReadDeeds = (db: Database, sub: string, after: ExportRow | undefined) => Promise<ExportRow[]>;

/** Roles in the organization and its projects. */
export const readRoles: ReadDeeds = async (db, sub) => {
  const { rows } = await sql<ExportRow>`
    select g.role, g.domain, p.code as project_code, p.name as project, g.reason, g.expires_at, g.created_at
    from role_grants g left join projects p on p.org_id = g.org_id and p.id = g.project_id
    where g.org_id = muster_org() and g.subject = ${sub} order by g.id`.execute(db);
  return rows;
};

/** Roles over every organization. */
export const readRootRoles: ReadDeeds = async (db, sub) => {
  const { rows } = await sql<ExportRow>`
    select role, '/root' as domain, reason, expires_at, created_at from root_grants where subject = ${sub}`.execute(
    db,
  );
  return rows;
};

/** What the person has said of the application; their screenshots are left out. */
export const readOwnFeedback: ReadDeeds = async (db, sub) => {
  const { rows } = await sql<ExportRow>`
    select id, created_at, name, email, message, page, screenshot_width, screenshot_height, done_at from feedback
    where created_by = ${sub} order by id`.execute(db);
  return rows;
};

/** What pages reported of errors while the person was signed in: where, with what, and what they had done shortly before. */
export const readOwnErrorReports: ReadDeeds = async (db, sub, after) => {
  const { rows } = await sql<ExportRow>`
    select id, occurred_at, facts ->> 'page' as page, facts ->> 'message' as message, facts ->> 'browser' as browser,
      facts ->> 'release' as release, facts ->> 'environment' as environment, facts ->> 'request_id' as request_id,
      array(select concat_ws(' ', c ->> 'at', c ->> 'category', c ->> 'message')
        from jsonb_array_elements(facts -> 'crumbs') c) as trail
    from error_reports where person = ${sub} ${after ? sql`and id > ${after.id}::uuid` : sql``}
    order by id limit ${sql.lit(PAGE)}`.execute(db);
  return rows;
};

/** What the person caused, oldest first. */
export const readEvents: ReadDeeds = async (db, sub, after) => {
  const { rows } = await sql<ExportRow>`
    select id, occurred_at, type, subject_type, subject_id, project_id, changes, data, request_id from events
    where actor = ${sub} and org_id = muster_org() ${after ? sql`and id > ${after.id}::uuid` : sql``}
    order by id limit ${sql.lit(PAGE)}`.execute(db);
  return rows;
};

/** Files that the person has sent, or is about to, without their bytes: those can be downloaded where they hang. */
export const readOwnAttachments: ReadDeeds = async (db, sub, after) => {
  const { rows } = await sql<ExportRow>`
    select a.id, a.file_name, a.kind, a.bytes, a.sha256, a.width, a.height, p.code as project_code, p.name as project,
      a.comment_id, a.ops_log_id as ops_log_record, a.created_at
    from attachments a join projects p on p.org_id = a.org_id and p.id = a.project_id
    where a.org_id = muster_org() and a.created_by = ${sub} ${after ? sql`and a.id > ${after.id}::uuid` : sql``}
    order by a.id limit ${sql.lit(PAGE)}`.execute(db);
  return rows;
};

/** Files of time that the person imported, without the files. */
export const readImports: ReadDeeds = async (db, sub) => {
  const { rows } = await sql<ExportRow>`
    select id, file_name, format, status, rows, entries, total_seconds, created_at, applied_at, undone_at from imports
    where org_id = muster_org() and created_by = ${sub} order by id`.execute(db);
  return rows;
};
