import type { BenchedMuster } from '../muster.ts';
import { BENCH } from '../seeds.ts';

/** An organization with a thousand deals and scenarios, beside the one with many. */
export const SMALL = '0190be0c-0000-7000-8000-000000000003';

/** An id of an organization's people, clients and projects. */
export const idOf = (organization: string, kind: 'member' | 'client' | 'project', at: string): string => {
  const kinds = { member: '00d1', client: '00d2', project: '00d3' };
  return `('0190be0c-${kinds[kind]}-7000-8${organization.slice(-3)}-' || lpad(to_hex(${at}), 12, '0'))::uuid`;
};

const STATUSES = `array['draft','submitted','changes_requested','approved','rejected','sent','won','lost','expired']`;
const PLACES = `array['Harbour','Depot','Arena','Museum','Station','Campus','Terminal','Market']`;

const around = (organization: string) => [
  `insert into members (org_id, id, email, name, status) select '${organization}', ${idOf(organization, 'member', 'n')},
    'deals-' || n || '@bench.example', 'Person ' || n, 'active' from generate_series(1, 200) n`,
  `insert into clients (org_id, id, name) select '${organization}', ${idOf(organization, 'client', 'n')}, 'Buyer ' || n from generate_series(1, 100) n`,
  `insert into projects (org_id, id, code, name, client_id, owner_id, currency, status, start_date) values ('${organization}',
    ${idOf(organization, 'project', '1')}, 'DEAL-1', 'Won', ${idOf(organization, 'client', '1')}, ${idOf(organization, 'member', '1')}, 'GBP', 'planned', '2026-01-01')`,
];

/** Every fiftieth is about dogs; in the small one a status, owner or client has as many as a page of it takes. */
const deals = (
  organization: string,
  many: number,
) => `insert into dealsheets (org_id, number, title, opportunity, client_id,
    owner_id, probability_pct, close_on, status, currency, price_minor, cost_minor, margin_pct, discount_share_pct, approver,
    submitted_at, decided_at, sent_on, valid_until, closed_on, lost_reason, project_id, updated_at, archived_at)
  select '${organization}', n, (${PLACES})[1 + n * 7 % 8] || ' guarding ' || n, case when n % 50 = 7 then 'With dogs' else 'Site ' || n % 997 end,
    ${idOf(organization, 'client', '1 + n % 100')}, ${idOf(organization, 'member', '1 + n % 200')}, n % 101,
    case when n % 10 > 0 then date '2027-01-01' + n * 31 % 900 end, s.status::dealsheet_status, 'GBP', 100000 + n * 37, 80000 + n * 29,
    20 + n % 10, n % 12, 'owner', case when s.status <> 'draft' then now() end, case when s.status not in ('draft', 'submitted') then now() end,
    case when s.closes or s.status = 'sent' then date '2026-01-01' end, case when s.closes or s.status = 'sent' then date '2037-01-01' end,
    case when s.closes then date '2026-02-01' end, case when s.status = 'lost' then 'Price' end,
    case when s.status = 'won' then ${idOf(organization, 'project', '1')} end,
    now() - (n::bigint * 7919 % ${many}) * interval '1 minute', case when n % 40 = 3 and s.status <> 'won' then now() end
  from generate_series(1, ${many}) n cross join lateral (select (${STATUSES})[1 + n % 9] as status, n % 9 > 5 as closes) s`;

const scenarios = (
  organization: string,
  many: number,
) => `insert into calculator_scenarios (org_id, number, name, client_id, author_id,
    status, inputs, results, engine_version, currency, price_minor, cost_minor, margin_pct, lines, frozen_at, updated_at, archived_at)
  select '${organization}', n, (${PLACES})[1 + n * 7 % 8] || ' watch ' || n || case when n % 50 = 7 then ' with dogs' else '' end,
    ${idOf(organization, 'client', '1 + n % 100')}, ${idOf(organization, 'member', '1 + n % 200')},
    (case when n % 3 = 0 then 'frozen' else 'draft' end)::scenario_status, '{}', '{}', 1, 'GBP', 100000 + n, 80000 + n, 20, 3,
    case when n % 3 = 0 then now() end, now() - (n::bigint * 7919 % ${many}) * interval '1 minute', case when n % 40 = 3 then now() end
  from generate_series(1, ${many}) n`;

/** Fills both organizations. */
export const seedDeals = async ({ sql }: BenchedMuster, few: number, many: number): Promise<void> => {
  await sql(
    `insert into organizations (org_id, name, slug, currency, timezone) values ('${SMALL}', 'Small', 'bench-deals', 'GBP', 'Europe/London')`,
  );
  for (const [organization, rows] of [[SMALL, few] as const, [BENCH, many] as const]) {
    for (const statement of around(organization)) await sql(statement);
    await sql(deals(organization, rows));
    await sql(scenarios(organization, rows));
  }
  for (const table of ['dealsheets', 'calculator_scenarios', 'clients', 'members'])
    await sql(`vacuum analyze ${table}`);
};
