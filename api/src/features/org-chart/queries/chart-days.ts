import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';

/** What is known of the days of an organization: the first one, today, and those on which something moved, newest first. */
export interface ChartDays {
  readonly today: string;
  readonly since: string;
  readonly changes: string[];
}

/** The days that a chart can be asked of; at most 200 on which something moved. */
export const readChartDays = async ({ db, organization }: Context): Promise<ChartDays> => {
  const { rows } = await sql<ChartDays>`
    with moved as materialized (
      select from_day as day from member_places where org_id = ${organization}
      union select until_day + 1 from member_places where org_id = ${organization} and until_day is not null
      union select from_day from position_places where org_id = ${organization}
      union select until_day + 1 from position_places where org_id = ${organization} and until_day is not null
      union select from_day from dotted_lines where org_id = ${organization}
      union select until_day + 1 from dotted_lines where org_id = ${organization} and until_day is not null),
    now as (select day_in(${organization}) as day)
    select n.day as today, least(n.day, (select min(m.day) from moved m)) as since,
      array(select m.day::text from moved m where m.day <= n.day order by m.day desc limit 200) as changes
    from now n`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('There is no day.');
  return found;
};

/** The day that is asked for, today where none is. Throws 422 `day-unknown` for one of which nothing is known. */
export const requireDay = ({ today, since }: ChartDays, day: string | undefined): string => {
  if (day === undefined) return today;
  if (day > today)
    throw brokenRule('day-unknown', 'day', 'This day hasn’t come yet: choose today or a day before.');
  if (day < since)
    throw brokenRule(
      'day-unknown',
      'day',
      `Nothing is known of the organization before ${since}: choose that day or a later one.`,
    );
  return day;
};
