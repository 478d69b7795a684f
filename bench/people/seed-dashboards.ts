import type { BenchedMuster } from '../muster.ts';

/** The organization's id. */
export const PLACE = '0190be0c-0000-7000-8000-0000000000d5';
const [PEOPLE, PROJECTS, DAYS] = [200, 100, 250];

const id = (kind: string, at: string) =>
  `('0190be0d-${kind}-7000-8000-' || lpad(to_hex(${at}), 12, '0'))::uuid`;

/** An organization of 200 people who logged so many entries within a year on 100 projects, of which a fiftieth waits; once a database. */
export const seedDashboards = async ({ sql }: BenchedMuster, entries: number): Promise<void> => {
  const [known] = await sql<{ there: boolean }>(
    `select exists (select from organizations where org_id = '${PLACE}') as there`,
  );
  if (known?.there) return;
  await sql(
    `insert into organizations (org_id, name, slug, currency, timezone) values ('${PLACE}', 'Dashboard bench', 'dashboard-bench', 'GBP', 'Europe/London')`,
  );
  await sql(`insert into members (org_id, id, email, name, status, start_date, department)
    select '${PLACE}', ${id('00a1', 'n')}, 'person-' || n || '@dashboard.example', 'Person ' || n, 'active', date '2020-01-01', 'Department ' || n % 12
    from generate_series(1, ${PEOPLE}) n`);
  for (const [role, at] of [
    ['manager', 1],
    ['owner', 2],
  ] as const)
    await sql(`with found as (select sub from users where email = '${role}@muster.example'),
      seated as (update members set user_sub = (select sub from found) where org_id = '${PLACE}' and id = ${id('00a1', `${at}`)} returning 1)
      insert into role_grants (org_id, subject, role) select '${PLACE}', sub, '${role}' from found`);
  await sql(
    `update members set manager_id = ${id('00a1', '1')} where org_id = '${PLACE}' and id <> ${id('00a1', '1')} and name like '%1'`,
  );
  await sql(
    `insert into clients (org_id, id, code, name) values ('${PLACE}', ${id('00c1', '1')}, 'DASH', 'Client')`,
  );
  await sql(`insert into projects (org_id, id, code, name, client_id, owner_id, start_date, currency, budget_minutes, status)
    select '${PLACE}', ${id('00b1', 'n')}, 'DSH-' || n, 'Project ' || n, ${id('00c1', '1')}, ${id('00a1', `n % ${PEOPLE} + 1`)}, '2023-12-01', 'GBP', 600000, 'active'
    from generate_series(1, ${PROJECTS}) n`);
  await sql('alter table activity_entries disable trigger all');
  await sql(`insert into activity_entries (org_id, member_id, work_date, duration_s, project_id, note, billable, currency, status)
    select '${PLACE}', ${id('00a1', `n % ${PEOPLE} + 1`)}, current_date - (n / ${PEOPLE} * 7 / 5 % (${DAYS} * 7 / 5))::int, 3600 + n % 7200,
      ${id('00b1', `n % ${PROJECTS} + 1`)}, 'Work ' || n, n % 5 <> 0, 'GBP',
      (case when n % 50 = 0 then 'submitted' when n % 7 = 0 then 'draft' else 'approved' end)::activity_status
    from generate_series(1, ${entries}) n`);
  await sql('alter table activity_entries enable trigger all');
  await sql('analyze');
};
