import { sql } from 'kysely';
import { TAKING_STATUSES } from '#contract/shifts/states.ts';
import type { Context } from '../../../platform/context.ts';
import { listRates } from '../../service-types/queries.ts';
import { costOf, type Work } from '../rules/costs.ts';
import type { Days } from './changes.ts';
import { readFrame } from './frame.ts';

/** What bookings cost, in minor units of the project's currency; work whose rate is of another currency isn't in it. */
export interface RosterCost {
  readonly before_minor: number;
  readonly after_minor: number;
  readonly currency: string;
}

/**
 * What the bookings of these days cost as they were told and as they are planned, by the rate of each day; null where there is no
 * rate.
 */
export const compareCosts = async (
  context: Context,
  project: string,
  days: Days,
): Promise<RosterCost | null> => {
  const [before, after, frame] = await Promise.all([
    listWork(context, project, days, 'told'),
    listWork(context, project, days, 'plan'),
    readFrame(context, { ...days, project }),
  ]);
  const services = new Set([...before, ...after].flatMap((one) => one.service_type_id ?? []));
  const rates = await listRates(context.db, [...services]);
  if (rates.length === 0) return null;
  const cost = (work: readonly Work[]) => costOf(work, { rates, frame });
  return { before_minor: cost(before), after_minor: cost(after), currency: frame.currency };
};

const taking = sql.lit(`{${TAKING_STATUSES.join(',')}}`);

/** Time of people on shifts, added up by what its price hangs on. */
const listWork = async (
  { db, organization }: Context,
  project: string,
  { from, to }: Days,
  of: 'plan' | 'told',
): Promise<readonly Work[]> => {
  const table = sql.table(of === 'plan' ? 'shifts' : 'published_shifts');
  const shift = sql.ref(of === 'plan' ? 's.id' : 's.shift_id');
  const counts =
    of === 'plan'
      ? sql`s.status <> 'cancelled' and a.archived_at is null`
      : sql`not s.cancelled and a.published_at is not null and a.withdrawn_at is null`;
  const { rows } = await sql<Work>`
    select s.service_type_id, s.project_id, p.client_id, a.member_id, m.level, s.day::text as day,
      sum(extract(epoch from s.ends_at - s.starts_at) - s.break_min * 60)::int as seconds
    from ${table} s
    join projects p on p.org_id = s.org_id and p.id = s.project_id
    join assignments a on a.org_id = s.org_id and a.shift_id = ${shift}
      and a.status = any (${taking}::assignment_status[])
    join members m on m.org_id = a.org_id and m.id = a.member_id
    where s.org_id = ${organization} and s.project_id = ${project} and s.day between ${from}::date and ${to}::date
      and ${counts}
    group by 1, 2, 3, 4, 5, 6`.execute(db);
  return rows;
};
