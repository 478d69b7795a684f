import { type RawBuilder, sql } from 'kysely';
import { VISIT_PAUSE_MINUTES } from '#contract/feed/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { instantOf } from './source.ts';

interface Visitor {
  readonly organization: string;
  readonly project: string;
  readonly member: string | null;
}

const pause = sql.lit(`${VISIT_PAUSE_MINUTES} minutes`);

/** When the last visit ended, as `line`: of one that has lasted until just now the one before it. No row for whoever comes first. */
export const lineOf = ({ organization, project, member }: Visitor): RawBuilder<unknown> => sql`
  select case when now() - v.seen_at > interval ${pause} then v.seen_at else v.line_at end as line
  from project_visits v
  where v.org_id = ${organization} and v.project_id = ${project} and v.member_id = ${member}::uuid`;

/** The line of the caller's feed; null where nothing is new to them. */
export const readLine = async (
  { db, organization, member }: Context,
  project: string,
): Promise<string | null> => {
  const { rows } = await sql<{ since: string | null }>`
    select ${instantOf(sql`v.line`)} as since from (${lineOf({ organization, project, member })}) v`.execute(
    db,
  );
  return rows[0]?.since ?? null;
};
