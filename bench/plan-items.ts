// Measures how an account plan with everything in it opens, among many others: `node bench/plan-items.ts`; about a minute.
import { timeRequests } from './load.ts';
import { atMost, type Measurement, median, tableOf } from './measurement.ts';
import { type BenchedMuster, startBenchedMuster } from './muster.ts';
import { BENCH, seedOrganization } from './seeds.ts';

const PLAN = '0190be0c-00d4-7000-8000-000000000001';
const CLIENT = `(select id from clients where org_id = '${BENCH}' order by id limit 1)`;
const OWNER = `(select id from members where org_id = '${BENCH}' order by id limit 1)`;
/** Plans beside it, each with fifty actions and a hundred cells. */
const OTHERS = 2_000;
const [ITEMS_MS, YEAR_MS, YEARS_MS, REQUESTS] = [60, 250, 500, 40];

const text = (letters: number) => `repeat('x', ${letters})`;
const of = (table: string, columns: string, values: string, many: number) =>
  `insert into ${table} (org_id, plan_id, ${columns}) select '${BENCH}', '${PLAN}', ${values} from generate_series(1, ${many}) n`;

const OPENED = [
  `insert into account_plans (org_id, id, name, client_id, owner_id, starts_on, ends_on, currency)
    values ('${BENCH}', '${PLAN}', 'Everything', ${CLIENT}, ${OWNER}, '2026-01-01', '2028-12-31', 'GBP')`,
  `insert into contacts (org_id, client_id, first_name, last_name)
    select '${BENCH}', ${CLIENT}, 'Ada', 'Byron ' || n from generate_series(1, 60) n`,
  of(
    'plan_objectives',
    'title, owner_id, target, current, note',
    `'Gates ' || n, ${OWNER}, 90, n, ${text(200)}`,
    50,
  ),
  `insert into plan_stakeholders (org_id, plan_id, contact_id, owner_id, note)
    select '${BENCH}', '${PLAN}', id, ${OWNER}, ${text(200)} from contacts where org_id = '${BENCH}' and last_name like 'Byron %'`,
  of('plan_actions', 'title, owner_id, note', `'Call ' || n, ${OWNER}, ${text(200)}`, 100),
  of('plan_swot', 'quadrant, text', `'threat', ${text(200)}`, 60),
  of('plan_units', 'name, position', `'Unit ' || n, n`, 40),
  of(
    'plan_opportunities',
    'name, amount_minor, owner_id, note',
    `'Nights ' || n, n * 900, ${OWNER}, ${text(200)}`,
    100,
  ),
  of('plan_risks', 'text, owner_id, mitigation', `'Fog ' || n, ${OWNER}, ${text(200)}`, 50),
  of('plan_competitors', 'name, answer', `'Rival ' || n, ${text(200)}`, 10),
  of(
    'plan_decisions',
    'text, owner_id, reason, decided_on',
    `'Go ' || n, ${OWNER}, ${text(200)}, '2026-03-02'`,
    30,
  ),
];

const CELLS = [
  `insert into service_types (org_id, code, name, unit, status)
    select '${BENCH}', 'GRID-' || n, 'Grid ' || n, 'hour', 'active' from generate_series(1, 100) n`,
  `insert into plan_whitespace (org_id, plan_id, service_type_id, unit_id, year, spend_minor, spent_with)
    select '${BENCH}', '${PLAN}', s.id, u.id, y, 90000, 'competitor'
    from service_types s cross join plan_units u cross join generate_series(2026, 2028) y
    where s.org_id = '${BENCH}' and s.code like 'GRID-%' and u.plan_id = '${PLAN}'`,
];

const BESIDE = [
  `insert into account_plans (org_id, name, client_id, owner_id, starts_on, ends_on, currency)
    select '${BENCH}', 'Other ' || n, ${CLIENT}, ${OWNER}, '2026-01-01', '2026-12-31', 'GBP' from generate_series(1, ${OTHERS}) n`,
  `insert into plan_actions (org_id, plan_id, title, owner_id)
    select p.org_id, p.id, 'Call ' || n, p.owner_id from account_plans p cross join generate_series(1, 50) n where p.name like 'Other %'`,
  `insert into plan_whitespace (org_id, plan_id, service_type_id, year)
    select p.org_id, p.id, s.id, 2026 from account_plans p cross join service_types s where p.name like 'Other %' and s.code like 'GRID-%'`,
];

/** A plan with 500 children opens within the limit, and so does its grid of 100 services and 40 units. */
export const measurePlanItems = async ({ sql, url, tokenOf }: BenchedMuster): Promise<Measurement[]> => {
  for (const statement of [...OPENED, ...CELLS, ...BESIDE]) await sql(statement);
  await sql('vacuum analyze');
  const headers = {
    authorization: `Bearer ${await tokenOf('manager@muster.example')}`,
    'organization-id': BENCH,
  };
  const ask = async (query: string): Promise<number> => {
    const address = `${url}/api/account-plans/${PLAN}/${query}`;
    await timeRequests(address, headers, REQUESTS);
    return median(await timeRequests(address, headers, REQUESTS));
  };
  const detail = `among ${OTHERS} plans`;
  return [
    atMost(
      'everything in an account plan with 500 children, median',
      await ask('items'),
      ITEMS_MS,
      'ms',
      detail,
    ),
    atMost('its whitespace of a year, 4 000 cells', await ask('whitespace?year=2026'), YEAR_MS, 'ms', detail),
    atMost('its whitespace of three years, 12 000 cells', await ask('whitespace'), YEARS_MS, 'ms', detail),
  ];
};

if (import.meta.main) {
  const muster = await startBenchedMuster();
  try {
    await seedOrganization(muster);
    console.log(tableOf(await measurePlanItems(muster)));
  } finally {
    await muster.stop();
  }
}
