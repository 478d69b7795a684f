import { timeRequests } from './load.ts';
import { atMost, type Measurement, median, reported } from './measurement.ts';
import type { BenchedMuster } from './muster.ts';
import { BENCH } from './seeds.ts';

const [SMALL, LARGE] = [
  '0190be0c-da00-7000-8000-000000000001',
  '0190be0c-da00-7000-8000-000000000002',
] as const;
const LIMIT_MS = 150;
const [ROUNDS, REQUESTS] = [5, 30];

/** A dashboard of a project with a million entries – 200 people, 20 services, three years – answers within 150 ms. */
export const measureDashboard = async (muster: BenchedMuster, entries: number): Promise<Measurement[]> => {
  await seedProject(muster, SMALL, 1_000);
  await seedProject(muster, LARGE, entries);
  const headers = {
    authorization: `Bearer ${await muster.tokenOf('manager@muster.example')}`,
    'organization-id': BENCH,
  };
  const ask = (project: string, query: string) =>
    middleOf(`${muster.url}/api/projects/${project}/dashboard${query}`, headers);
  const [few, many] = [await ask(SMALL, ''), await ask(LARGE, '')];
  const part = await ask(LARGE, '?from=2024-02-10&to=2025-11-20');
  const [rows] = await muster.sql<{ rows: string }>(
    `select count(*)::text as rows from project_days where project_id = '${LARGE}'`,
  );
  await forget(muster);
  const size = entries.toExponential().replace('e+', ' × 10^');
  const detail = `${rows?.rows} days by person and service`;
  return [
    atMost(`dashboard of a project with ${size} entries, median`, many, LIMIT_MS, 'ms', detail),
    atMost('the same for a period that begins and ends within months', part, LIMIT_MS, 'ms'),
    reported('its ratio to the dashboard of a project with 1 000', `${(many / few).toFixed(2)} ×`),
  ];
};

/** Without the sums of what goes: the sums go with the projects. */
const forget = async ({ sql }: BenchedMuster): Promise<void> => {
  await sql('alter table activity_entries disable trigger all');
  await sql(`delete from activity_entries where project_id in ('${SMALL}', '${LARGE}')`);
  await sql('alter table activity_entries enable trigger all');
  await sql(`delete from projects where id in ('${SMALL}', '${LARGE}')`);
};

const middleOf = async (url: string, headers: Record<string, string>): Promise<number> => {
  await timeRequests(url, headers, REQUESTS);
  const medians: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    medians.push(median(await timeRequests(url, headers, REQUESTS)));
  return median(medians);
};

const id = (kind: string, at: string) =>
  `('0190be0c-${kind}-7000-8000-' || lpad(to_hex(${at}), 12, '0'))::uuid`;

/** Its entries are summed at once, in the order in which days come: and what follows from that by the triggers. */
const seedProject = async ({ sql }: BenchedMuster, project: string, entries: number): Promise<void> => {
  await sql(`insert into projects (org_id, id, code, name, client_id, owner_id, start_date, end_date, currency, budget_minor, status)
    values ('${BENCH}', '${project}', 'DASH-' || right('${project}', 1), 'Dashboard', ${id('00c1', '1')}, ${id('00a1', '1')}, '2023-12-01', '2027-12-31',
      'GBP', 900000000000, 'active')`);
  await sql('alter table activity_entries disable trigger all');
  await sql(`insert into activity_entries (org_id, member_id, work_date, duration_s, project_id, service_type_id, note, bill_minor,
      cost_minor, billable, currency)
    select '${BENCH}', ${id('00a1', 'n % 200 + 1')}, date '2023-12-01' + (n / 200 % 1090), 900 + n % 7200, '${project}',
      ${id('005e', '(n * 7 + n / 1000) % 20 + 1')}, 'Work ' || n, n % 50000, n % 30000, n % 5 <> 0, 'GBP'
    from generate_series(1, ${entries}) n`);
  await sql('alter table activity_entries enable trigger all');
  await sql(`insert into project_days (org_id, project_id, work_date, member_id, service_type_id, billable, currency, seconds,
      bill_minor, cost_minor, entries)
    select org_id, project_id, work_date, member_id, service_type_id, billable, currency, sum(duration_s), sum(bill_minor),
      sum(cost_minor), count(*) from activity_entries where project_id = '${project}' group by 1, 2, 3, 4, 5, 6, 7
    order by work_date`);
  for (const table of ['project_days', 'project_day_sums', 'project_month_people', 'project_month_services'])
    await sql(`vacuum analyze ${table}`);
};
