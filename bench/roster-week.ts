import type { BenchedMuster } from './muster.ts';
import { BENCH } from './seeds.ts';

/** Shifts of the week that is measured, of an hour each. */
export const SHIFTS = 2_000;
const PEOPLE = 200;
/** The week that is measured. */
export const WEEK = { from: '2037-03-02', to: '2037-03-08' };

/** A project that is under way. */
export const findAnyProject = async ({ sql }: BenchedMuster): Promise<string> => {
  const [found] = await sql<{ id: string }>(
    `select id from projects where org_id = '${BENCH}' and status = 'active' limit 1`,
  );
  if (!found) throw new Error('There is no project to plan.');
  return found.id;
};

/** A week that nobody was told of: each person of the organization on ten short shifts. */
export const planWeek = async ({ sql }: BenchedMuster, project: string): Promise<void> => {
  await sql(
    `update published_shifts set publication_id = null where org_id = '${BENCH}' and project_id = '${project}'`,
  );
  await sql(`delete from publications where org_id = '${BENCH}' and project_id = '${project}'`);
  await sql(`delete from shifts where org_id = '${BENCH}' and project_id = '${project}'`);
  await sql(`with people as (select id, row_number() over (order by id) - 1 as at from members where org_id = '${BENCH}' limit ${PEOPLE}),
    planned as (
      insert into shifts (org_id, project_id, role, day, timezone, starts_at, ends_at)
      select '${BENCH}', '${project}', 'Guarding', date '${WEEK.from}' + n % 7, 'UTC',
        (date '${WEEK.from}' + n % 7 + interval '1 hour' * (n / 7 % 20))::timestamp at time zone 'UTC',
        (date '${WEEK.from}' + n % 7 + interval '1 hour' * (n / 7 % 20 + 1))::timestamp at time zone 'UTC'
      from generate_series(0, ${SHIFTS - 1}) n
      returning id, day, starts_at, ends_at),
    numbered as (select *, (row_number() over (order by starts_at, id) - 1) % ${PEOPLE} as at from planned)
    insert into assignments (org_id, shift_id, project_id, member_id, day, starts_at, ends_at, break_min)
    select '${BENCH}', n.id, '${project}', p.id, n.day, n.starts_at, n.ends_at, 0
    from numbered n join people p on p.at = n.at`);
};
