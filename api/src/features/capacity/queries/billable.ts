import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { entriesOf } from './figures.ts';
import { peopleOf } from './people.ts';
import type { Sight } from './sight.ts';
import { calendarOf, type Weeks } from './span.ts';

/** Billable seconds by week, the first is 0, of the people whose weeks the caller may read; nothing of weeks without any. */
export const listBillable = async (
  context: Context,
  sight: Sight,
  weeks: Weeks,
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ week: number; seconds: number }>`
    with ${calendarOf(context, weeks)},
    people as materialized (${peopleOf(context, sight, sql`true`)})
    select (e.day - s.first) / 7 as week, sum(e.seconds)::int as seconds
    from people p cross join span s cross join lateral ${entriesOf(context)} e where e.billable group by 1`.execute(
    context.db,
  );
  return new Map(rows.map(({ week, seconds }) => [week, seconds]));
};
