import { sql } from 'kysely';
import type { OpenTime } from '#contract/projects/steps.ts';
import type { Context } from '../../platform/context.ts';

export { countMissingDays, listMissingPeople } from './queries/missing.ts';
export { listRejectedDays, readOwnWeek } from './queries/own-week.ts';
export { findTimeSettings, type TimeSettings } from './queries/settings.ts';

export { countWaiting, weeksWaiting } from './queries/waiting.ts';

const NONE: OpenTime = { draft: 0, submitted: 0, rejected: 0, seconds: 0 };

/** Time on a project that isn't approved yet. Where the organization approves no time, none waits for it. */
export const countOpenTime = async (context: Context, project: string): Promise<OpenTime> =>
  (await listOpenTime(context, [project])).get(project) ?? NONE;

/** The same of those of many projects that have any. */
export const listOpenTime = async (
  { db, organization }: Context,
  projects: readonly string[],
): Promise<ReadonlyMap<string, OpenTime>> => {
  if (projects.length === 0) return new Map();
  const rows = await db
    .selectFrom('activity_entries as e')
    .innerJoin('organizations as o', 'o.org_id', 'e.org_id')
    .select([
      sql<string>`e.project_id`.as('id'),
      sql<number>`count(*) filter (where e.status = 'draft')::int`.as('draft'),
      sql<number>`count(*) filter (where e.status = 'submitted')::int`.as('submitted'),
      sql<number>`count(*) filter (where e.status = 'rejected')::int`.as('rejected'),
      sql<number>`coalesce(sum(e.duration_s), 0)::bigint`.as('seconds'),
    ])
    .where('e.org_id', '=', organization)
    .where(sql<boolean>`e.project_id = any(${projects}::uuid[])`)
    .where('o.approval', '!=', 'off')
    // As parameters they would keep a prepared statement from the index of what is open.
    .where(sql<boolean>`e.status in ('draft', 'submitted', 'rejected') and e.archived_at is null`)
    .groupBy('e.project_id')
    .execute();
  return new Map(rows.map(({ id, ...open }) => [id, open]));
};

/** Submitted time that waits for the word of a project's owner (decision 100), as a part of a statement. */
export const waitingForOwner = ({ organization }: Context, project: string, owner: string) =>
  sql<number>`(select count(*)::int from activity_entries e join organizations o on o.org_id = e.org_id
    where e.org_id = ${organization} and e.project_id = ${project}::uuid and e.status = 'submitted' and e.archived_at is null
      and o.approval in ('project', 'both') and e.member_id <> ${owner}::uuid and not exists (
        select from activity_approvals a where a.org_id = e.org_id and a.entry_id = e.id and a.step = 'project'))`;
