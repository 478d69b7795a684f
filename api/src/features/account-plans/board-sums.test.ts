import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAccountPlanBoard } from '#contract/account-plans/endpoints.ts';
import { ACCOUNT_TIERS, PLAN_HEALTHS } from '#contract/account-plans/states.ts';
import { SPENT_WITH } from '#contract/plan-items/whitespace.ts';
import { type AccountPlanDesk, accountPlanDesk } from '../../../test/account-plan-desk.ts';
import { makeClient } from '../../../test/factories/client.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeOrganization } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

const ALL = 420;

let muster: TestServer;
let desk: AccountPlanDesk;
let clients: string[];
let year: number;
beforeAll(async () => {
  muster = await openTestServer();
  desk = await accountPlanDesk(muster);
  const { organization, database } = muster;
  clients = [await makeClient(database, organization), await makeClient(database, organization)];
  year = (await desk.call()(readAccountPlanBoard, {})).body.year;
  const { manager, director } = organization.people;
  const put = (table: string, fields: object) =>
    insertRow(database, table, { org_id: organization.id, ...fields });
  await put('exchange_rates', { currency: 'EUR', into_currency: 'GBP', day: '2026-01-01', rate: '2' });
  const services = [];
  for (const code of ['GRD', 'DOG', 'FIRE'])
    services.push(await put('service_types', { code, name: code, status: 'active' }));
  await database.query(
    `insert into account_plans (org_id, name, client_id, owner_id, tier, status, starts_on, ends_on, currency, revenue_target_minor, revenue_minor,
       next_review_on, health_computed, coverage_pct, weighted_minor, revision, waiting_revision, closed_reason, archived_at)
     select $1, 'Plan ' || n || case when n % 9 = 5 then ' dogs' else '' end, case when n % 5 = 0 then $2::uuid else $3::uuid end,
       case when n % 7 = 0 then $4::uuid else $5::uuid end, (array['A','B','C'])[1 + n % 3]::account_tier,
       (array['draft','in_review','approved','closed'])[1 + n % 4]::account_plan_status, '2026-01-01', '2026-12-31',
       case n % 6 when 2 then 'EUR' when 3 then 'SEK' else 'GBP' end, case when n % 4 > 0 then n * 7919 % 5000 end, case when n % 3 > 0 then n end,
       case n % 5 when 0 then null when 1 then date '2020-01-01' else date '2090-01-01' end,
       (array['on_track','at_risk','off_track',null])[1 + n / 2 % 4]::plan_health, case when n % 6 > 0 then n % 101 end, n * 7919 % 5003, 1,
       case when n % 4 = 1 then 1 end, case when n % 4 = 3 then 'Done' end, case when n % 11 = 1 then now() end
     from generate_series(1, $6::int) n`,
    [organization.id, ...clients, director.member, manager.member, ALL],
  );
  await database.query(
    `insert into plan_units (org_id, plan_id, name) select org_id, id, unit from account_plans, unnest(array['West', 'East']) unit where org_id = $1`,
    [organization.id],
  );
  await database.query(
    `insert into plan_whitespace (org_id, plan_id, unit_id, service_type_id, year, spend_minor, spent_with)
     select u.org_id, u.plan_id, u.id, s.id, y, case when n % 5 > 0 then n * 31 end, (array['unknown','internal','competitor','us','none'])[1 + n % 5]::spent_with
     from (select *, row_number() over (order by id) as n from plan_units where org_id = $1) u
       cross join unnest($2::uuid[]) s (id) cross join unnest($3::int[]) y`,
    [organization.id, services, [year, year - 1]],
  );
});
afterAll(() => muster.close());

interface Plan {
  readonly [field: string]: unknown;
  readonly id: string;
  readonly currency: 'GBP' | 'EUR' | 'SEK';
}
interface Cell {
  readonly plan_id: string;
  readonly year: number;
  readonly spent_with: string;
  readonly spend_minor: string | null;
}

const RATES = { GBP: 1, EUR: 2, SEK: 0 };
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** What a board is to show, from every row read one by one. */
const expected = async (passes: (plan: Plan) => boolean) => {
  const rows = (table: string) =>
    `select to_jsonb(t) as row from ${table} t where org_id = '${muster.organization.id}'`;
  const read = async <Row>(table: string) =>
    (await muster.database.query<{ row: Row }>(rows(table))).map(({ row }) => row);
  const plans = (await read<Plan>('account_plans')).filter(passes);
  const worth = (plan: Plan, minor: unknown) => Number(minor ?? 0) * RATES[plan.currency];
  const figures = (of: readonly Plan[]) => ({
    count: of.length,
    revenue_target_minor: sum(of.map((plan) => worth(plan, plan.revenue_target_minor))),
    revenue_minor: sum(of.map((plan) => worth(plan, plan.revenue_minor))),
    weighted_minor: sum(of.map((plan) => worth(plan, plan.weighted_minor))),
  });
  const known = plans.flatMap(({ coverage_pct: known }) => (known === null ? [] : Number(known)));
  const own = new Map(plans.map((plan) => [plan.id, plan]));
  const cells = (await read<Cell>('plan_whitespace')).flatMap((cell) => {
    const plan = own.get(cell.plan_id);
    return plan && cell.year === year ? { with: cell.spent_with, minor: worth(plan, cell.spend_minor) } : [];
  });
  return {
    total: figures(plans),
    by_tier_and_health: ACCOUNT_TIERS.flatMap((tier) =>
      [...PLAN_HEALTHS, null].flatMap((health) => {
        const of = plans.filter((plan) => plan.tier === tier && plan.health === health);
        return of.length > 0 ? { tier, health, ...figures(of) } : [];
      }),
    ),
    coverage_pct: known.length > 0 ? Math.round(sum(known) / known.length) : null,
    thin: known.filter((pct) => pct < 50).length,
    overdue_reviews: plans.filter((plan) => plan.next_review_on === '2020-01-01' && plan.status !== 'closed')
      .length,
    whitespace: SPENT_WITH.flatMap((spent) => {
      const of = cells.filter((cell) => cell.with === spent);
      return of.length > 0
        ? { with: spent, cells: of.length, spend_minor: sum(of.map(({ minor }) => minor)) }
        : [];
    }),
  };
};

const is = (plan: Plan, field: string, ...values: unknown[]) => values.includes(plan[field]);
const lives = (plan: Plan) => is(plan, 'archived_at', null);
const people = () => muster.organization.people;
const FILTERS: readonly [string, () => Record<string, unknown>, (plan: Plan) => boolean][] = [
  ['no filter', () => ({}), lives],
  ['what is archived', () => ({ archived: 'true' }), (plan) => !lives(plan)],
  ['two tiers', () => ({ tier: ['A', 'C'] }), (plan) => lives(plan) && is(plan, 'tier', 'A', 'C')],
  [
    'a tier of what is archived',
    () => ({ tier: ['A'], archived: 'true' }),
    (plan) => !lives(plan) && is(plan, 'tier', 'A'),
  ],
  ['a state', () => ({ status: ['closed'] }), (plan) => lives(plan) && is(plan, 'status', 'closed')],
  ['a health', () => ({ health: ['at_risk'] }), (plan) => lives(plan) && is(plan, 'health', 'at_risk')],
  ['nothing measured', () => ({ health: ['unknown'] }), (plan) => lives(plan) && is(plan, 'health', null)],
  [
    'a health or nothing measured',
    () => ({ health: ['off_track', 'unknown'] }),
    (plan) => lives(plan) && is(plan, 'health', 'off_track', null),
  ],
  [
    'a client',
    () => ({ client_id: [clients[0]] }),
    (plan) => lives(plan) && is(plan, 'client_id', clients[0]),
  ],
  [
    'oneself',
    () => ({ owner_id: ['me'] }),
    (plan) => lives(plan) && is(plan, 'owner_id', people().director.member),
  ],
  [
    'a review until a day',
    () => ({ review_until: '2030-01-01' }),
    (plan) => lives(plan) && is(plan, 'next_review_on', '2020-01-01'),
  ],
  ['letters that all share', () => ({ q: 'plan ' }), lives],
  [
    'letters and an owner that most share',
    () => ({ q: 'plan', owner_id: [people().manager.member] }),
    (plan) => lives(plan) && is(plan, 'owner_id', people().manager.member),
  ],
  ['letters of what is archived', () => ({ q: 'plan', archived: 'true' }), (plan) => !lives(plan)],
  ['letters', () => ({ q: 'DOGS' }), (plan) => lives(plan) && `${plan.name}`.includes('dogs')],
  [
    'what oneself decides',
    () => ({ mine_to_decide: 'true' }),
    (plan) =>
      lives(plan) && is(plan, 'status', 'in_review') && !is(plan, 'owner_id', people().director.member),
  ],
  ['nothing', () => ({ q: 'nobody' }), () => false],
];

const boardOf = async (query: Record<string, unknown>) =>
  (await desk.call(people().director)(readAccountPlanBoard, { query })).body;

test.each(FILTERS)('a board with %s comes to what reading every row does', async (_, query, passes) => {
  expect(await boardOf(query())).toMatchObject(await expected(passes));
});

test('a board follows cells that are changed and taken out, and plans that change their currency, are archived and come back', async () => {
  const { database, organization } = muster;
  const write = async (text: string) => {
    await database.query(text.replace('of_ours', `org_id = '${organization.id}'`));
    expect(await boardOf({})).toMatchObject(await expected(lives));
    expect(await boardOf({ archived: 'true' })).toMatchObject(await expected((plan) => !lives(plan)));
  };
  await write(
    "update plan_whitespace set spend_minor = 77, spent_with = 'us' where of_ours and spend_minor % 2 = 0",
  );
  await write(
    `update plan_whitespace set year = 2050 where of_ours and year = ${year} and spend_minor % 3 = 0`,
  );
  await write('delete from plan_whitespace where of_ours and spend_minor is null');
  await write("delete from plan_units where of_ours and name = 'West'");
  await write("update account_plans set currency = 'EUR' where of_ours and currency = 'SEK'");
  await write(
    'update account_plans set archived_at = case when archived_at is null then now() end where of_ours and starts_on < ends_on',
  );
  await write('delete from plan_whitespace where of_ours');
});

test('a board is of the caller’s organization alone', async () => {
  const other = await makeOrganization(muster.database);
  const { body } = await muster.as(other.people.director)(readAccountPlanBoard, { organization: other.id });
  expect(body).toMatchObject({ total: { count: 0 }, whitespace: [] });
});
