import type { BenchedMuster } from '../muster.ts';
import { BENCH } from '../seeds.ts';

/** An organization with a thousand account plans, beside the one with many. */
export const SMALL = '0190be0c-0000-7000-8000-000000000004';

/** An id of an organization's people, clients and plans. */
export const idOf = (organization: string, kind: 'member' | 'client' | 'plan' | 'service', at: string) => {
  const kinds = { member: '00e1', client: '00e2', plan: '00e3', service: '00e4' };
  return `('0190be0c-${kinds[kind]}-7000-8${organization.slice(-3)}-' || lpad(to_hex(${at}), 12, '0'))::uuid`;
};

const PLACES = `array['Harbour','Depot','Arena','Museum','Station','Campus','Terminal','Market']`;
const THIS_YEAR = 'extract(year from now())::int';

const around = (organization: string) => [
  `insert into members (org_id, id, email, name, status) select '${organization}', ${idOf(organization, 'member', 'n')},
    'plans-' || n || '@bench.example', 'Person ' || n, 'active' from generate_series(1, 200) n`,
  `insert into clients (org_id, id, name) select '${organization}', ${idOf(organization, 'client', 'n')}, 'Account ' || n from generate_series(1, 100) n`,
  `insert into service_types (org_id, id, code, name, status) select '${organization}', ${idOf(organization, 'service', 'n')}, 'PLAN-' || n,
    'Service of plans ' || n, 'active' from generate_series(1, 4) n`,
];

/** Every fiftieth is about dogs, every tenth in euros; in the small one a status, owner or client has as many as a page of it takes. */
const plans = (
  organization: string,
  many: number,
) => `insert into account_plans (org_id, id, name, client_id, owner_id, tier, status, starts_on, ends_on, currency,
    revenue_target_minor, revenue_minor, wallet_minor, summary, client_goals, next_review_on, health_computed, coverage_pct, pipeline_minor,
    weighted_minor, revision, waiting_revision, closed_reason, sort_client, updated_at, archived_at)
  select '${organization}', ${idOf(organization, 'plan', 'n')}, (${PLACES})[1 + n * 7 % 8] || ' account ' || n || case when n % 50 = 7 then ' with dogs' else '' end,
    ${idOf(organization, 'client', '1 + n % 100')}, ${idOf(organization, 'member', '1 + n % 200')},
    (array['A','B','C'])[1 + n % 3]::account_tier, s.status::account_plan_status, date '2026-01-01' + n % 90, date '2026-12-31' + n * 31 % 300,
    case when n % 10 = 4 then 'EUR' else 'GBP' end, case when n % 7 > 0 then 100000 + n * 37 end, n * 11, 900000, repeat('What we want. ', 20),
    repeat('What they want. ', 10), case when n % 8 > 0 then date '2026-06-01' + n * 17 % 600 end,
    (array['on_track','at_risk','off_track',null])[1 + n % 4]::plan_health, case when n % 9 > 0 then n % 101 end, n * 50, n * 13,
    1, case when s.status = 'in_review' then 1 end, case when s.status = 'closed' then 'Done' end, 'account ' || (1 + n % 100),
    now() - (n::bigint * 7919 % ${many}) * interval '1 minute', case when n % 40 = 3 then now() end
  from generate_series(1, ${many}) n cross join lateral (select (array['draft','in_review','approved','closed'])[1 + n % 4] as status) s`;

/** Four cells of this year, with two kinds of whom, and one of the year before. */
const cells = (
  organization: string,
  many: number,
) => `insert into plan_whitespace (org_id, plan_id, service_type_id, year, spend_minor, spent_with)
  select '${organization}', ${idOf(organization, 'plan', 'n')}, ${idOf(organization, 'service', '1 + c % 4')}, ${THIS_YEAR} - c / 4, 1000 * c + n,
    (array['competitor','us','internal'])[1 + (n + c / 2) % 3]::spent_with
  from generate_series(1, ${many}) n cross join generate_series(0, 4) c`;

/** What the triggers would have written. */
const SUMS = `insert into plan_whitespace_sums (org_id, plan_id, year, spent_with, currency, is_archived, cells, spend_minor)
  select w.org_id, w.plan_id, w.year, w.spent_with, p.currency, p.archived_at is not null, count(*), coalesce(sum(w.spend_minor), 0)
  from plan_whitespace w join account_plans p on p.org_id = w.org_id and p.id = w.plan_id group by 1, 2, 3, 4, 5, 6 on conflict do nothing`;

/** What goes past the triggers: quick. */
export const past = (statement: string) =>
  `set session_replication_role = replica; ${statement}; reset session_replication_role`;

/** Fills both organizations. */
export const seedPlans = async ({ sql }: BenchedMuster, few: number, many: number): Promise<void> => {
  await sql(
    `insert into organizations (org_id, name, slug, currency, timezone) values ('${SMALL}', 'Small', 'bench-plans', 'GBP', 'Europe/London')`,
  );
  for (const [organization, rows] of [[SMALL, few] as const, [BENCH, many] as const]) {
    for (const statement of around(organization)) await sql(statement);
    await sql(past(plans(organization, rows)));
    await sql(past(cells(organization, rows)));
    await sql(
      `insert into exchange_rates (org_id, currency, into_currency, day, rate) values ('${organization}', 'EUR', 'GBP', '2026-01-01', 0.85) on conflict do nothing`,
    );
  }
  await sql(past(SUMS));
  for (const table of ['account_plans', 'plan_whitespace', 'plan_whitespace_sums', 'clients', 'members'])
    await sql(`vacuum analyze ${table}`);
};
