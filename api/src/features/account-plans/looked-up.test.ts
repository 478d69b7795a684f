import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACCOUNT_PLAN_SORTS, listAccountPlans } from '#contract/account-plans/endpoints.ts';
import { updateClient } from '#contract/clients/endpoints.ts';
import { makeClient } from '../../../test/factories/client.ts';
import { makeOrganization } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

/** More than an organization has whose list of letters is a key to look for. */
const ALL = 10_200;

let muster: TestServer;
let clients: string[];
beforeAll(async () => {
  muster = await openTestServer();
  const { organization, database } = muster;
  clients = [
    await makeClient(database, organization, { name: 'Quay' }),
    await makeClient(database, organization, { name: 'Dock' }),
  ];
  const { manager, director } = organization.people;
  await database.query(
    `insert into account_plans (org_id, name, client_id, owner_id, tier, status, starts_on, ends_on, currency, revenue_target_minor,
       next_review_on, health_computed, coverage_pct, weighted_minor, revision, waiting_revision, updated_at, archived_at)
     select $1, (array['Ann','bob','Cy'])[1 + n % 3] || ' ' || n || case when n % 900 = 5 then ' dogs 100%' else '' end,
       case when n % 5 = 0 then $2::uuid else $3::uuid end, case when n % 7 = 0 then $4::uuid else $5::uuid end,
       (array['A','B','C'])[1 + n % 3]::account_tier, (array['draft','in_review','approved'])[1 + n % 3]::account_plan_status,
       '2026-01-01', date '2026-06-01' + n % 300, 'GBP', case when n % 4 > 0 then n * 7919 % 5000 end,
       case when n % 4 > 0 then date '2026-01-01' + n * 31 % 400 end,
       (array['on_track','at_risk',null])[1 + n % 3]::plan_health, case when n % 6 > 0 then n % 100 end, n * 7919 % 5003, 1,
       case when n % 3 = 1 then 1 end, now() - n * 7919 % 10007 * interval '1 minute', case when n % 50 = 1 then now() end
     from generate_series(1, $6::int) n`,
    [organization.id, ...clients, director.member, manager.member, ALL],
  );
});
afterAll(() => muster.close());

const KEYS: Record<string, string> = {
  ...{ name: 'lower(name)', client: `(select lower(c.name) from clients c where c.id = client_id)` },
  ...{ tier: 'tier', next_review_on: "coalesce(next_review_on, 'infinity')" },
  ...{
    coverage_pct: 'coalesce(coverage_pct, -1)',
    revenue_target_minor: 'coalesce(revenue_target_minor, -1)',
  },
};
const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

/** What reading every row finds. */
const read = async (condition: string, sort: string) => {
  const key = sort.replace('-', '');
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  return namesOf(
    await muster.database.query<{ name: string }>(
      `select name from account_plans where org_id = '${muster.organization.id}' and ${condition}
       order by ${KEYS[key] ?? key} ${direction}, id ${direction} limit 60`,
    ),
  );
};

const people = () => muster.organization.people;
const FILTERS: readonly [string, () => Record<string, unknown>, () => string][] = [
  ['no filter', () => ({}), () => 'true'],
  ['rare letters', () => ({ q: 'dOgS' }), () => "name like '%dogs%'"],
  ['a sign that stands for others elsewhere', () => ({ q: '100%' }), () => "name like '%dogs%'"],
  ['letters of a client', () => ({ q: 'QUAY' }), () => `client_id = '${clients[0]}'`],
  ['nobody’s letters', () => ({ q: 'nobody' }), () => 'false'],
  ['a state', () => ({ status: ['draft'] }), () => "status = 'draft'"],
  ['two tiers', () => ({ tier: ['A', 'C'] }), () => "tier in ('A', 'C')"],
  ['a health', () => ({ health: ['at_risk'] }), () => "health = 'at_risk'"],
  ['nothing measured', () => ({ health: ['unknown'] }), () => 'health is null'],
  [
    'a health or nothing measured',
    () => ({ health: ['unknown', 'at_risk'] }),
    () => "(health is null or health = 'at_risk')",
  ],
  ['two clients', () => ({ client_id: clients }), () => 'true'],
  ['oneself', () => ({ owner_id: ['me'] }), () => `owner_id = '${people().director.member}'`],
  [
    'a review until a day',
    () => ({ review_until: '2026-02-03' }),
    () => "next_review_on <= date '2026-02-03'",
  ],
  [
    'what oneself decides',
    () => ({ mine_to_decide: 'true' }),
    () => `waiting_revision is not null and owner_id <> '${people().director.member}'`,
  ],
];

test.each(FILTERS)(
  'plans with %s are what reading every row finds, in every order',
  async (_, query, of) => {
    const ask = async (asked: object) => {
      const call = { organization: muster.organization.id, query: { ...query(), per_page: 30, ...asked } };
      const { status, body } = await muster.as(people().director)(listAccountPlans, call);
      expect(status).toBe(200);
      return body;
    };
    for (const archived of ['false', 'true'])
      for (const sort of ACCOUNT_PLAN_SORTS.flatMap((key) => [key, `-${key}`])) {
        const wanted = await read(
          `archived_at is ${archived === 'true' ? 'not' : ''} null and ${of()}`,
          sort,
        );
        const first = await ask({ archived, sort });
        expect(namesOf(first.data)).toEqual(wanted.slice(0, 30));
        if (!first.after) continue;
        const second = await ask({ archived, sort, after: first.after });
        expect(namesOf(second.data)).toEqual(wanted.slice(30, 60));
        const back = await ask({ archived, sort, before: second.before });
        expect(namesOf(back.data)).toEqual(wanted.slice(0, 30));
      }
  },
  60_000,
);

test('nobody who decides no plan has one to decide', async () => {
  const call = { organization: muster.organization.id, query: { mine_to_decide: 'true' } };
  expect((await muster.as(people().manager)(listAccountPlans, call)).body.data).toEqual([]);
});

test('what is looked up is of the caller’s organization alone', async () => {
  const other = await makeOrganization(muster.database);
  const call = { organization: other.id, query: { q: 'dogs' } };
  expect((await muster.as(other.people.director)(listAccountPlans, call)).body.data).toEqual([]);
});

test('plans are found by the new name of their client, and no form of theirs gets stale by it', async () => {
  const organization = muster.organization.id;
  const client_id = clients[0] ?? '';
  const find = async (q: string) =>
    (await muster.as(people().director)(listAccountPlans, { organization, query: { q, per_page: 1 } })).body
      .data;
  const [before] = await find('quay');
  const renamed = await muster.as(people().admin)(updateClient, {
    ...{ organization, params: { client_id }, version: 1, body: { name: 'Marina' } },
  });
  expect(renamed.status).toBe(200);
  expect(await find('quay')).toEqual([]);
  const [after] = await find('marina');
  expect([after.id, after.version, after.updated_at]).toEqual([before.id, before.version, before.updated_at]);
});
