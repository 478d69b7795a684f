import type { BenchedMuster } from './muster.ts';

/** The organization that is measured: 1 000 projects, 200 members, and as many rows of time as asked. */
export const BENCH = '0190be0c-0000-7000-8000-000000000001';

const id = (kind: string, at: string) =>
  `('0190be0c-${kind}-7000-8000-' || lpad(to_hex(${at}), 12, '0'))::uuid`;

/** Makes the organization with its people and projects; the demo's manager and member get their roles in it. */
export const seedOrganization = async ({ sql }: BenchedMuster): Promise<void> => {
  await sql(
    `insert into organizations (org_id, name, slug, currency, timezone) values ('${BENCH}', 'Bench', 'bench', 'GBP', 'Europe/London')`,
  );
  await sql(
    `insert into members (org_id, id, email, name, status) select '${BENCH}', ${id('00a1', 'n')}, 'person-' || n || '@bench.example', 'Person ' || n, 'active' from generate_series(1, 200) n`,
  );
  for (const [at, role] of ['member', 'manager'].entries()) {
    const [user] = await sql<{ sub: string }>('select sub from users where email = $1', [
      `${role}@muster.example`,
    ]);
    await sql(
      `update members set user_sub = $1 where org_id = '${BENCH}' and id = ${id('00a1', `${at + 1}`)}`,
      [user?.sub],
    );
    await sql(`insert into role_grants (org_id, subject, role) values ('${BENCH}', $1, $2)`, [
      user?.sub,
      role,
    ]);
  }
  await sql(
    `insert into clients (org_id, id, name) select '${BENCH}', ${id('00c1', 'n')}, 'Client ' || n from generate_series(1, 100) n`,
  );
  await sql(
    `insert into service_types (org_id, id, code, name, status) select '${BENCH}', ${id('005e', 'n')}, 'SV-' || n, 'Service ' || n, 'active' from generate_series(1, 20) n`,
  );
  await sql(`insert into projects (org_id, id, code, name, client_id, owner_id, start_date, currency, budget_minor, status)
    select '${BENCH}', ${id('00b1', 'n')}, 'PR-' || n, 'Project ' || lpad(n::text, 4, '0'), ${id('00c1', 'n % 100 + 1')}, ${id('00a1', 'n % 200 + 1')},
      '2016-01-01', 'GBP', 5000000, 'active' from generate_series(1, 1000) n`);
  // As autovacuum would after a minute: without figures the planner takes the organization for one project.
  await sql('analyze');
};

/**
 * Fills the organization up to `rows` rows of time. The roll-ups are computed once at the end instead of row by row. The
 * demo's member owns the first 200, so that their list fills its page at every size.
 */
export const seedActivity = async ({ sql }: BenchedMuster, from: number, rows: number): Promise<void> => {
  await sql('alter table activity_entries disable trigger all');
  const batch = 500_000;
  for (let start = from + 1; start <= rows; start += batch) {
    const end = Math.min(rows, start + batch - 1);
    await sql(`insert into activity_entries (org_id, member_id, work_date, duration_s, project_id, service_type_id, note, bill_minor, cost_minor, currency)
      select '${BENCH}', ${id('00a1', 'case when n <= 200 then 1 else n % 200 + 1 end')}, date '2016-01-01' + (n % 3650), 900 + n % 7200, ${id('00b1', 'n % 1000 + 1')},
        ${id('005e', 'n % 20 + 1')}, 'Work ' || n, n % 5000, n % 3000, 'GBP' from generate_series(${start}, ${end}) n`);
  }
  await sql('alter table activity_entries enable trigger all');
  await sql(`delete from project_totals where org_id = '${BENCH}'`);
  await sql(`insert into project_totals (org_id, project_id, seconds, billable_seconds, bill_minor, cost_minor, entries)
    select org_id, project_id, sum(duration_s), sum(duration_s), sum(bill_minor), sum(cost_minor), count(*)
    from activity_entries where org_id = '${BENCH}' group by 1, 2`);
  await sql('vacuum analyze activity_entries');
  await sql('vacuum analyze project_totals');
};
