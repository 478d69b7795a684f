import { sql } from 'kysely';
import { VISIT_PAUSE_MINUTES } from '#contract/feed/shapes.ts';
import type { Context } from '../../../platform/context.ts';

const pause = sql.lit(`${VISIT_PAUSE_MINUTES} minutes`);

/**
 * Remembers up to when the caller has seen a project's feed; never beyond now, and never back. After a pause it is another visit, and
 * what lies before it is seen. Whoever isn't on the team leaves no trace.
 */
export const markVisit = async (
  { db, organization, member }: Context,
  project: string,
  until: string,
): Promise<void> => {
  if (!member) return;
  await sql`
    insert into project_visits as v (org_id, project_id, member_id, seen_at)
    values (${organization}, ${project}, ${member}, least(${until}::timestamptz, now()))
    on conflict (org_id, project_id, member_id) do update set
      line_at = case when excluded.seen_at - v.seen_at > interval ${pause} then v.seen_at else v.line_at end,
      seen_at = greatest(v.seen_at, excluded.seen_at)`.execute(db);
};
