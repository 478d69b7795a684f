import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { readsLog } from './queries/room.ts';

export { mentionedIn } from './queries/mentions.ts';

export { enterToRead, enterToWrite, isKeptFrom, readsLog } from './queries/room.ts';

export { findUnreadHandover, unreadHandover } from './queries/unread-handover.ts';

/**
 * Opens the ops-log of a project for the rest of a statement that reads it beside other things, once the policy said yes, and answers
 * the project's id; a list has no transaction in which it could be opened before. Whatever reads the log takes the project from here.
 */
export const roomToRead = (project: string): RawBuilder<{ project: string }> =>
  sql`select set_config('muster.ops_log_read', ${project}::uuid::text, true)::uuid as project`;

/** How many grave incidents of projects aren't closed, of those that have any; told whether or not the caller may read the log. */
export const listOpenGrave = async (
  { db }: Pick<Context, 'db'>,
  projects: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (projects.length === 0) return new Map();
  const { rows } = await sql<{ project_id: string; incidents: number }>`
    select project_id, incidents from ops_log_open_grave(${projects}::uuid[])`.execute(db);
  return new Map(rows.map(({ project_id, incidents }) => [project_id, incidents]));
};

/**
 * Incidents that aren't closed of several projects, as they are said now: project_id, id, sequence, title, severity, state and
 * occurred_at. Whoever asks judges by `readsLog` which projects those may be: row-level security doesn't.
 */
export const openIncidents = (readable: readonly string[]): RawBuilder<unknown> =>
  sql`ops_log_open_incidents(${readable}::uuid[])`;

/** Projects with an incident that isn't closed, of those whose ops-log the caller may read. */
export const listProjectsWithIncidents = async (context: Context): Promise<string[]> => {
  const { rows } = await sql<{ project_id: string; on_shift: boolean }>`
    select i.project_id, i.project_id = any (s.projects) as on_shift
    from projects_with_open_incidents() i
    cross join (select projects_on_shift(now(), now(), '2 hours') as projects) s`.execute(context.db);
  return rows
    .filter(({ project_id, on_shift }) => readsLog(context, project_id, on_shift))
    .map(({ project_id }) => project_id);
};
