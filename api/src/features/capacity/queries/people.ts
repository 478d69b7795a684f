import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { isAwayOn } from '../../leave/queries.ts';
import { isInSight, type Sight } from './sight.ts';

/** What is said of somebody beside their weeks. */
export interface Somebody {
  readonly id: string;
  readonly name: string;
  readonly position: string | null;
  readonly department: string | null;
  readonly on_leave: boolean;
  readonly weekly_min: number;
  readonly target_pct: number | null;
}

/**
 * People `m` who are here on a day of `s`, whom the caller may read and for whom a condition holds. Names of an import and people who haven't
 * accepted yet have no time; whoever has left stays in the weeks in which they were here.
 */
export const peopleOf = (context: Context, sight: Sight, where: RawBuilder<unknown>) => sql`
  select m.id, m.name, m.position, m.department, m.manager_id,
    m.status = 'on_leave' or (m.status = 'active' and ${isAwayOn(sql`s.today`)}) as on_leave,
    least(m.weekly_capacity_minutes, s.max_week_h * 60) as weekly_min, m.target_utilisation_pct::int as target_pct,
    m.start_date as since, coalesce(m.end_date, 'infinity') as until
  from members m cross join span s
  where m.org_id = ${context.organization} and m.archived_at is null and m.employment <> 'placeholder'
    and (m.status in ('active', 'on_leave') or (m.status = 'offboarded' and m.end_date is not null))
    and m.start_date <= s.last and coalesce(m.end_date >= s.first, true)
    and ${isInSight(context, sight)} and ${where}`;
