import { createHash } from 'node:crypto';
import type { BenchedMuster } from '../muster.ts';

/** The organization whose chart is measured. */
export const CHART_BENCH = '0190be0c-0000-7000-8000-0000000000c4';

/** How many people report to each: seven layers of ten thousand. */
const SPAN = 5;
const SEATS = 600;
const DOTTED = 200;

/** Ids without an order, as of people who come one by one: with an order they would pack too well. */
const id = (kind: string, at: string) =>
  `overlay(overlay(md5('${kind} ' || (${at})::int) placing '7' from 13) placing '8' from 17)::uuid`;
const personOf = (at: string) => id('person', at);
const seatOf = (at: string) => id('seat', at);

/**
 * Makes an organization of so many people in lines of five, each moved once half a year ago, with seats of which a quarter are free, and
 * dotted lines. The demo's owner owns it. Person 1 is at the top; person n reports to (n + 3) / 5.
 */
export const seedChart = async ({ sql }: BenchedMuster, people: number): Promise<void> => {
  await sql(
    `insert into organizations (org_id, name, slug, currency, timezone) values ('${CHART_BENCH}', 'Chart bench', 'chart-bench', 'GBP', 'Europe/London')`,
  );
  await sql('alter table members disable trigger user');
  await sql(`insert into members (org_id, id, email, name, status, start_date, position, department, manager_id)
    select '${CHART_BENCH}', ${personOf('n')}, 'person-' || n || '@chart.example', 'Person ' || md5(n::text), 'active', date '2020-01-01' + n % 900,
      'Title ' || n % 40, 'Department ' || n % 12, case when n > 1 then ${personOf(`(n + ${SPAN - 2}) / ${SPAN}`)} end
    from generate_series(1, ${people}) n`);
  await sql('alter table members enable trigger user');
  await sql(`insert into positions (org_id, id, title, department)
    select '${CHART_BENCH}', ${seatOf('n')}, 'Seat ' || n, 'Department ' || n % 12 from generate_series(1, ${SEATS}) n`);
  await sql(
    `update positions set parent_id = ${seatOf('1')} where org_id = '${CHART_BENCH}' and id <> ${seatOf('1')}`,
  );
  await sql(`insert into member_places (org_id, member_id, from_day, until_day, manager_id, title, department)
    select org_id, id, start_date, current_date - 180, ${personOf('1')}, position, department from members
    where org_id = '${CHART_BENCH}' and id <> ${personOf('1')}
    union all select org_id, id, case when id = ${personOf('1')} then start_date else current_date - 179 end, null, manager_id, position, department
    from members where org_id = '${CHART_BENCH}'`);
  await sql(`update members m set position_id = ${seatOf('n')} from generate_series(1, ${(SEATS * 3) / 4}) n
    where m.org_id = '${CHART_BENCH}' and m.id = ${personOf('n')}`);
  await sql(`insert into dotted_lines (org_id, member_id, to_member_id, pct, from_day)
    select '${CHART_BENCH}', ${personOf('n * 7 + 1000')}, ${personOf('n')}, 20, current_date - 90 from generate_series(1, ${DOTTED}) n`);
  const [owner] = await sql<{ sub: string }>("select sub from users where email = 'owner@muster.example'");
  await sql(`update members set user_sub = $1 where org_id = '${CHART_BENCH}' and id = ${personOf('1')}`, [
    owner?.sub,
  ]);
  await sql(`insert into role_grants (org_id, subject, role) values ('${CHART_BENCH}', $1, 'owner')`, [
    owner?.sub,
  ]);
  await sql('analyze');
};

/** The id of the person with that number. */
export const personId = (at: number): string =>
  createHash('md5')
    .update(`person ${at}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-7$3-8$4-');
