import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLIENT_SORTS, listClients } from '#contract/clients/endpoints.ts';
import type { QueryInput } from '#contract/endpoint.ts';
import { chooseOrganization } from '#contract/users/endpoints.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let admin: ReturnType<TestServer['as']>;
beforeAll(async () => {
  muster = await openTestServer();
  admin = muster.as(muster.organization.people.admin);
  await admin(chooseOrganization, { body: { id: muster.organization.id } });
  // Nine of each name, with one time of making for all: every sort meets ties.
  await muster.database.query(
    `insert into clients (org_id, name, code, legal_name, status, tags, owner_id)
     select $1, (array['Alpha', 'beta', 'Gamma'])[i % 3 + 1], case when i % 2 = 0 then 'C-' || i end, 'Legal ' || i,
       (array['prospect', 'active', 'lost'])[i % 3 + 1]::client_status, array['t' || i % 2, 'all'], case when i < 5 then $2::uuid end
     from generate_series(1, 27) i`,
    [muster.organization.id, muster.organization.people.manager.member],
  );
});
afterAll(() => muster.close());

interface Row {
  id: string;
  name: string;
  code: string | null;
  status: string;
}
type Query = QueryInput<typeof listClients>;

const page = async (query: Query) => {
  const { body, status } = await admin(listClients, { query });
  expect(status).toBe(200);
  return body;
};
const rows = async (query: Query): Promise<Row[]> => (await page({ per_page: 200, ...query })).data;

test.each(CLIENT_SORTS.flatMap((key) => [key, `-${key}`]))(
  'pages sorted by %s show every row once, forwards and back, although many are tied',
  async (sort) => {
    const all = (await rows({ sort })).map(({ id }) => id);
    expect(new Set(all).size).toBe(27);
    const forwards: string[] = [];
    let last = await page({ sort, per_page: 4 });
    for (;;) {
      forwards.push(...last.data.map(({ id }: Row) => id));
      if (last.after === null) break;
      last = await page({ sort, per_page: 4, after: last.after });
    }
    expect(forwards).toEqual(all);
    const backwards: string[] = last.data.map(({ id }: Row) => id);
    for (let before = last.before; before !== null; ) {
      const earlier = await page({ sort, per_page: 4, before });
      backwards.unshift(...earlier.data.map(({ id }: Row) => id));
      before = earlier.before;
    }
    expect(backwards).toEqual(all);
  },
);

test('names sort without regard to case, states along the life of a client', async () => {
  expect([...new Set((await rows({ sort: 'name' })).map(({ name }) => name))]).toEqual([
    'Alpha',
    'beta',
    'Gamma',
  ]);
  expect([...new Set((await rows({ sort: '-status' })).map(({ status }) => status))]).toEqual([
    'lost',
    'active',
    'prospect',
  ]);
});

test.each([0, 201, -1, 1.5])('%d rows a page are refused beside per_page', async (per_page) => {
  const { status, body } = await admin(listClients, { query: { per_page } });
  expect([status, body.fields[0].field]).toEqual([422, 'per_page']);
});

test('an unknown order and a made-up cursor are refused', async () => {
  expect((await admin(listClients, { query: { sort: 'secret' } })).status).toBe(422);
  expect((await admin(listClients, { query: { after: 'bm9uc2Vuc2U' } })).status).toBe(422);
});

test('the search looks into name, code and legal name, and takes its letters literally', async () => {
  expect(await rows({ q: 'ALPH' })).toHaveLength(9);
  expect((await rows({ q: 'c-26' })).map(({ code }) => code)).toEqual(['C-26']);
  expect(await rows({ q: 'legal 27' })).toHaveLength(1);
  expect(await rows({ q: '%' })).toHaveLength(0);
  expect(await rows({ q: '_' })).toHaveLength(0);
});

test('filters narrow the list and combine', async () => {
  expect(await rows({ status: ['prospect', 'lost'] })).toHaveLength(18);
  expect(await rows({ owner_id: muster.organization.people.manager.member })).toHaveLength(4);
  expect(await rows({ owner_id: 'me' })).toHaveLength(0);
  expect(await rows({ tags: ['all', 't1'] })).toHaveLength(14);
  expect(await rows({ q: 'alpha', status: 'active' })).toHaveLength(0);
  expect((await admin(listClients, { query: { status: 'gone' } })).status).toBe(422);
});

test('a row tells how many projects and hours a client has', async () => {
  const [client] = await rows({ q: 'C-2', sort: 'code' });
  const { id, people } = muster.organization;
  const { manager } = people;
  const project = async (code: string, status: string) =>
    (
      await muster.database.query<{ id: string }>(
        `insert into projects (org_id, code, name, client_id, owner_id, start_date, currency, status)
         values ($1, $2, $2, $3, $4, '2026-01-01', 'GBP', $5) returning id`,
        [id, code, client?.id, manager.member, status],
      )
    )[0]?.id;
  await project('OVER', 'completed');
  const open = await project('OPEN', 'active');
  await muster.database.query(
    `insert into activity_entries (org_id, member_id, work_date, duration_s, project_id) values ($1, $2, '2026-01-02', 5400, $3)`,
    [id, manager.member, open],
  );
  const row = (await rows({ q: 'C-2', sort: 'code' })).find((one) => one.id === client?.id);
  expect(row).toMatchObject({ projects: 2, open_projects: 1, seconds: 5400 });
});
