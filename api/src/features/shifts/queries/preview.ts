import { sql } from 'kysely';
import type { RosterChange } from '#contract/shifts/publishing-endpoints.ts';
import { TAKING_STATUSES } from '#contract/shifts/states.ts';
import type { Context } from '../../../platform/context.ts';
import { seesCosts } from '../../projects/queries.ts';
import { concernedBy, differingFields, kindOfChange } from '../rules/telling.ts';
import { type ChangedShift, type Days, listChangedShifts } from './changes.ts';
import { compareCosts } from './costs.ts';

const taking = sql.lit(`{${TAKING_STATUSES.join(',')}}`);

/** A changed shift, with what is told of it. */
export interface Change extends ChangedShift {
  readonly kind: RosterChange['kind'];
  readonly differing: RosterChange['fields'];
}

/** What publishing these days would tell, to how many people, and what it costs for those who may see costs. */
export const readPreview = async (context: Context, project: string, days: Days) => {
  const [changed, open, cost] = await Promise.all([
    listChangedShifts(context, project, days),
    countOpenPlaces(context, project, days),
    seesCosts(context, project) ? compareCosts(context, project, days) : null,
  ]);
  const changes: Change[] = changed.map((one) => ({
    ...one,
    kind: kindOfChange(one),
    differing: one.told ? differingFields(one.told, one.plan) : [],
  }));
  return { changes, people: concernedBy(changed).size, open, cost };
};

/** Places of these days that nobody fills, as they are planned. */
const countOpenPlaces = async (
  { db, organization }: Context,
  project: string,
  { from, to }: Days,
): Promise<number> => {
  const { rows } = await sql<{ open: number }>`
    select coalesce(sum(s.headcount - (
      select count(*) from assignments a
      where a.org_id = s.org_id and a.shift_id = s.id and a.archived_at is null and a.status = any (${taking}::assignment_status[]))), 0)::int as open
    from shifts s
    where s.org_id = ${organization} and s.project_id = ${project} and s.status in ('draft', 'published')
      and s.day between ${from}::date and ${to}::date`.execute(db);
  return rows[0]?.open ?? 0;
};
