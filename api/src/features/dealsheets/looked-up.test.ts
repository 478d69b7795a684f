import { afterAll, beforeAll, expect, test } from 'vitest';
import { listScenarios, SCENARIO_SORTS } from '#contract/calculator/endpoints.ts';
import { DEALSHEET_SORTS, listDealsheets } from '#contract/dealsheets/endpoints.ts';
import { makeClient } from '../../../test/factories/client.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

/** More than an organization has whose list of letters is a key to look for. */
const ALL = 10_200;

let muster: TestServer;
let clients: string[];
beforeAll(async () => {
  muster = await openTestServer();
  const { organization, database } = muster;
  clients = [await makeClient(database, organization), await makeClient(database, organization)];
  const given = [organization.id, ...clients, organization.people.director.member, ALL];
  await database.query(
    `insert into dealsheets (org_id, number, title, opportunity, client_id, owner_id, close_on, status, currency, price_minor,
       cost_minor, approver, submitted_at, updated_at, archived_at)
     select $1, n, (array['Ann','bob','Cy'])[1 + n % 3] || ' ' || n, case when n % 900 = 5 then 'Dogs 100% ' || n else '' end,
       case when n % 5 = 0 then $2::uuid else $3::uuid end, case when n % 7 = 0 then $4::uuid end,
       case when n % 4 > 0 then date '2026-01-01' + n * 31 % 400 end,
       (array['draft','submitted','approved','rejected'])[1 + n % 4]::dealsheet_status, 'GBP', n * 7919 % 5000, 1, 'owner', now(),
       now() - n * 7919 % 10007 * interval '1 minute', case when n % 50 = 1 then now() end from generate_series(1, $5::int) n`,
    given,
  );
  await database.query(
    `insert into calculator_scenarios (org_id, number, name, client_id, status, inputs, results, engine_version, currency, price_minor,
       cost_minor, lines, frozen_at, updated_at, archived_at)
     select $1, n, (array['Ann','bob','Cy'])[1 + n % 3] || ' ' || case when n % 900 = 5 then 'dogs 100%' else '' end,
       case when n % 5 = 0 then $2::uuid when n % 5 = 1 then $3::uuid end, (case when n % 3 = 0 then 'frozen' else 'draft' end)::scenario_status,
       '{}', '{}', 1, 'GBP', 1, 1, 1, case when n % 3 = 0 then now() end, now() - n * 7919 % 10007 * interval '1 minute',
       case when n % 50 = 1 then now() end from generate_series(1, $4::int) n`,
    [...given.slice(0, 3), ALL],
  );
});
afterAll(() => muster.close());

const numbersOf = (rows: readonly { number: number }[]) => rows.map(({ number }) => number);

/** What reading every row finds. */
const read = async (table: string, condition: string, sort: string) => {
  const keys: Record<string, string> = {
    title: 'lower(title)',
    name: 'lower(name)',
    close_on: "coalesce(close_on, 'infinity')",
  };
  const key = sort.replace('-', '');
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  return numbersOf(
    await muster.database.query<{ number: number }>(
      `select number from ${table} where org_id = '${muster.organization.id}' and ${condition}
       order by ${keys[key] ?? key} ${direction}, id ${direction} limit 60`,
    ),
  );
};

const both = () => clients.map((id) => `'${id}'`).join();
const FILTERS: readonly [string, () => Record<string, unknown>, () => string][] = [
  ['rare letters', () => ({ q: 'dOgS' }), () => "words like '%dogs%'"],
  ['a sign that stands for others elsewhere', () => ({ q: '100%' }), () => "words like '%dogs%'"],
  ['two letters', () => ({ q: 'bo' }), () => "words like '%bob%'"],
  ['a code', () => ({ q: '-10199' }), () => 'number = 10199'],
  ['nothing', () => ({ q: 'nobody' }), () => 'false'],
  ['a state', () => ({ status: ['draft'] }), () => "status = 'draft'"],
  ['a client', () => ({ client_id: [clients[0]] }), () => `client_id = '${clients[0]}'`],
  ['two clients', () => ({ client_id: clients }), () => `client_id in (${both()})`],
  [
    'two clients, by letters',
    () => ({ client_id: clients, q: 'dogs' }),
    () => `client_id in (${both()}) and words like '%dogs%'`,
  ],
];
const OF_DEALS: typeof FILTERS = [
  ['two states', () => ({ status: ['draft', 'approved'] }), () => "status in ('draft', 'approved')"],
  [
    'an owner',
    () => ({ owner_id: ['me'] }),
    () => `owner_id = '${muster.organization.people.director.member}'`,
  ],
  [
    'days',
    () => ({ from: '2026-02-01', until: '2026-02-03' }),
    () => "close_on between '2026-02-01' and '2026-02-03'",
  ],
];

const LISTS = [
  ...[...FILTERS, ...OF_DEALS].map((one) => ['dealsheets', ...one] as const),
  ...FILTERS.map((one) => ['calculator_scenarios', ...one] as const),
];

test.each(LISTS)(
  '%s with %s are what reading every row finds, in every order',
  async (table, _, query, condition) => {
    const isDeal = table === 'dealsheets';
    const person = muster.organization.people[isDeal ? 'director' : 'admin'];
    const ask = async (asked: object) => {
      const call = { organization: muster.organization.id, query: { ...query(), per_page: 30, ...asked } };
      const { status, body } = await (isDeal
        ? muster.as(person)(listDealsheets, call)
        : muster.as(person)(listScenarios, call));
      expect(status).toBe(200);
      return body;
    };
    for (const archived of ['false', 'true'])
      for (const sort of (isDeal ? DEALSHEET_SORTS : SCENARIO_SORTS).flatMap((key) => [key, `-${key}`])) {
        const wanted = await read(
          table,
          `archived_at is ${archived === 'true' ? 'not' : ''} null and ${condition()}`,
          sort,
        );
        const first = await ask({ archived, sort });
        expect(numbersOf(first.data)).toEqual(wanted.slice(0, 30));
        if (!first.after) continue;
        const second = await ask({ archived, sort, after: first.after });
        expect(numbersOf(second.data)).toEqual(wanted.slice(30, 60));
        expect(numbersOf((await ask({ archived, sort, before: second.before })).data)).toEqual(
          wanted.slice(0, 30),
        );
      }
  },
);

test('what is looked up is of the caller’s organization alone', async () => {
  const [other] = await muster.database.query<{ org_id: string }>(
    "insert into organizations (org_id, name, slug, currency, timezone) values (uuidv7(), 'Other', 'other-deals', 'GBP', 'Europe/London') returning org_id",
  );
  await muster.database.query(
    `insert into calculator_scenarios (org_id, number, name, inputs, results, engine_version, currency, price_minor, cost_minor, lines)
     values ($1, 1, 'Foreign watch', '{}', '{}', 1, 'GBP', 1, 1, 1)`,
    [other?.org_id],
  );
  const { admin } = muster.organization.people;
  const call = { organization: muster.organization.id, query: { q: 'foreign' } };
  expect((await muster.as(admin)(listScenarios, call)).body.data).toEqual([]);
});
