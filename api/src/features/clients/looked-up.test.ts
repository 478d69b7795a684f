import { afterAll, beforeAll, expect, test } from 'vitest';
import { listLikelyDuplicates } from '#contract/clients/duplicates.ts';
import { CLIENT_SORTS, listClients } from '#contract/clients/endpoints.ts';
import type { QueryInput } from '#contract/endpoint.ts';
import { chooseOrganization } from '#contract/users/endpoints.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

/** More than an organization has whose list is a key to look for. */
const ALL = 10_400;
/** More than are walked before a page is looked for by what makes it rare. */
const LATE = 5_200;

let muster: TestServer;
let admin: ReturnType<TestServer['as']>;
let owners: (string | null)[];
beforeAll(async () => {
  muster = await openTestServer();
  const { id, people } = muster.organization;
  admin = muster.as(people.admin);
  owners = [people.manager.member, people.coordinator.member];
  await admin(chooseOrganization, { body: { id } });
  await muster.database.query('alter table clients disable trigger pair_inserted');
  await muster.database.query(
    `insert into clients (org_id, name, code, legal_name, status, industry, tags, owner_id, archived_at, updated_at)
     select $1, 'Name ' || lpad(i::text, 5, '0') || case when i % 7 = 0 then ' Marine' else '' end, 'K-' || i,
       case when i % 11 = 0 then 'Quay 100% ' || i end, (enum_range(null::client_status))[1 + i % 4],
       case when i > $4 then 'Ports' when i % 500 = 0 then 'Rail' end,
       case when i > $4 then '{late}'::text[] when i % 3 = 0 then '{third,all}' else '{all}' end,
       case when i % 9 = 0 then $2::uuid when i % 100 = 1 then $3::uuid end, case when i % 50 = 0 then now() end,
       now() - interval '1 minute' * (i * 7919 % $5)
     from generate_series(1, $5::int) i`,
    [id, ...owners, LATE, ALL],
  );
});
afterAll(() => muster.close());

type Query = QueryInput<typeof listClients>;

const pageOf = async (query: Query) => {
  const { body, status } = await admin(listClients, { query });
  expect(status).toBe(200);
  return body;
};

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

/** What reading every row finds. */
const read = async (condition: string, sort: string): Promise<string[]> => {
  const key = sort.replace('-', '').replace('name', 'lower(name)');
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  return names(
    await muster.database.query<{ name: string }>(
      `select name from clients where org_id = '${muster.organization.id}' and ${condition}
       order by ${key} ${direction}, id ${direction}`,
    ),
  );
};

const FILTERS: readonly [string, Query, string][] = [
  ['a status', { status: 'lost' }, "status = 'lost'"],
  ['two statuses', { status: ['lost', 'active'] }, "status in ('lost', 'active')"],
  ['a common tag', { tags: ['all'] }, "'all' = any (tags)"],
  ['a tag of the last names', { tags: ['late'] }, "'late' = any (tags)"],
  ['a tag that is named twice', { tags: ['all', 'all'] }, "'all' = any (tags)"],
  ['two tags', { tags: ['all', 'third'] }, "'third' = any (tags)"],
  ['common letters', { q: 'mArI' }, "name like '%Marine%'"],
  ['a sign that stands for others elsewhere', { q: '100%' }, 'legal_name is not null'],
  ['letters of one', { q: 'k-10399' }, "code = 'K-10399'"],
  ['a rare industry', { industry: 'rail' }, "industry = 'Rail'"],
  ['an industry of the last names', { industry: 'port' }, "industry = 'Ports'"],
  ['letters and a status', { q: 'marine', status: 'dormant' }, "name like '%Marine%' and status = 'dormant'"],
  ['nothing', { q: 'nobody' }, 'false'],
];

test.each(FILTERS)(
  'a page of %s is what reading every row finds, in every order',
  async (_, query, condition) => {
    for (const archived of ['false', 'true'])
      for (const sort of CLIENT_SORTS.flatMap((key) => [key, `-${key}`])) {
        const wanted = await read(
          `archived_at is ${archived === 'true' ? 'not' : ''} null and ${condition}`,
          sort,
        );
        const first = await pageOf({ ...query, archived, sort, per_page: 40 });
        expect(names(first.data)).toEqual(wanted.slice(0, 40));
        if (!first.after) continue;
        const second = await pageOf({ ...query, archived, sort, per_page: 40, after: first.after });
        expect(names(second.data)).toEqual(wanted.slice(40, 80));
        const back = await pageOf({ ...query, archived, sort, per_page: 40, before: second.before ?? '' });
        expect(names(back.data)).toEqual(wanted.slice(0, 40));
      }
  },
);

test.each([
  ['one owner', 1, {}, ''],
  ['two owners', 2, {}, ''],
  ['an owner, with a status', 1, { status: 'lost' }, "and status = 'lost'"],
  ['two owners, by letters', 2, { q: 'marine' }, "and name like '%Marine%'"],
])('the clients of %s are in one order', async (_, many, query, more) => {
  const asked = owners.slice(0, many);
  const condition = `archived_at is null and owner_id in ('${asked.join("','")}') ${more}`;
  for (const sort of ['name', '-name', 'status', '-updated_at']) {
    const { data } = await pageOf({ ...query, owner_id: asked, sort, per_page: 60 });
    expect(names(data)).toEqual((await read(condition, sort)).slice(0, 60));
  }
});

test('what is looked up is of the caller’s organization alone', async () => {
  const other = await muster.database.query<{ org_id: string }>(
    `insert into organizations (org_id, name, slug, currency, timezone) values (uuidv7(), 'Other', 'other-clients', 'GBP', 'Europe/London') returning org_id`,
  );
  await muster.database.query(
    `insert into clients (org_id, name, status, tags) values ($1, 'Foreign Marine', 'lost', '{foreign}')`,
    [other[0]?.org_id],
  );
  for (const query of [{ q: 'foreign' }, { tags: ['foreign'] }, { status: 'lost', q: 'Foreign Marine' }])
    expect((await pageOf(query)).data).toEqual([]);
});

test.each([
  ['with a letter missing', 'Lindley & Hartly Logistics'],
  ['with two letters that changed places', 'Lindley & Hratley Logistics'],
  ['with a letter too many', 'Lindley & Hartlley Logistics'],
])(
  'a long name %s is found among many clients, one that shares half of its letters isn’t',
  async (_, name) => {
    await muster.database.query(
      `insert into clients (org_id, name) select $1, name from unnest(array['Lindley & Hartley Logistics Ltd', 'Lindley & Oster Logistics']) name
     where not exists (select from clients c where c.org_id = $1 and c.name like 'Lindley%')`,
      [muster.organization.id],
    );
    const { body } = await admin(listLikelyDuplicates, { query: { name } });
    expect(names(body.data)).toEqual(['Lindley & Hartley Logistics Ltd']);
  },
);

test('a cursor of another order is refused in a list that is looked up', async () => {
  const { after } = await pageOf({ status: 'lost', sort: 'name', per_page: 5 });
  const { status } = await admin(listClients, {
    query: { status: 'lost', sort: 'created_at', after: after ?? '' },
  });
  expect(status).toBe(422);
});
