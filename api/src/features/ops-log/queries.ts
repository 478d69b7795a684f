import { type RawBuilder, sql } from 'kysely';

/**
 * Opens the ops-log of a project for the rest of a statement that reads it beside other things, once the policy said yes, and answers
 * the project's id; a list has no transaction in which it could be opened before. Whatever reads the log takes the project from here.
 */
export const roomToRead = (project: string): RawBuilder<{ project: string }> =>
  sql`select set_config('muster.ops_log_read', ${project}::uuid::text, true)::uuid as project`;
