import papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAudit } from '#contract/audit/endpoints.ts';
import { startView, VIEW_HEADER } from '#contract/views/endpoints.ts';
import { makeOrganization, type TestOrganization } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const ask = async (organization: TestOrganization, query = '', headers: Record<string, string> = {}) =>
  muster.server.http.inject({
    url: `/api/audit/export${query}`,
    headers: { authorization: `Bearer ${await muster.tokenOf(organization.people.owner)}`, ...headers },
  });
const rowsOf = (text: string) =>
  papa.parse<Record<string, string>>(text.replace('\uFEFF', ''), { header: true, skipEmptyLines: true }).data;
const fill = (organization: TestOrganization, count: number, name = 'Somebody') =>
  muster.database.query(
    `insert into events (org_id, type, subject_type, subject_id, actor, actor_name, changes)
     select $1, 'client.updated', 'client', uuidv7(), 'sub-' || n % 2, $3, jsonb_build_object('n', jsonb_build_array(n - 1, n))
     from generate_series(1, $2::int) n`,
    [organization.id, count, name],
  );

test('the export is a CSV with every event, oldest first, with its place in the chain', async () => {
  const organization = await makeOrganization(muster.database);
  await fill(organization, 1203);
  const { headers, payload } = await ask(organization);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="muster-audit-\d{4}-\d{2}-\d{2}\.csv"$/,
    ),
  });
  const rows = rowsOf(payload);
  expect(rows.map(({ sequence }) => Number(sequence))).toEqual(
    Array.from({ length: 1204 }, (_, at) => at + 1),
  );
  expect(rows[41]).toMatchObject({
    type: 'client.updated',
    actor: 'Somebody',
    actor_id: 'sub-0',
    changes: '{"n":[41,42]}',
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('that it was exported stands in the trail, with the filters', async () => {
  const organization = await makeOrganization(muster.database);
  await fill(organization, 4);
  const rows = rowsOf((await ask(organization, '?actor_id=sub-1&type=client.updated')).payload);
  expect(rows.map(({ actor_id }) => actor_id)).toEqual(['sub-1', 'sub-1']);
  const { body } = await muster.as(organization.people.owner)(listAudit);
  expect(body.data[0]).toMatchObject({
    type: 'audit.exported',
    actor_id: organization.people.owner.sub,
    subject: { type: 'organization', id: organization.id, name: `Organization ${organization.slug}` },
    data: { filters: { actor_id: ['sub-1'], type: ['client.updated'] } },
    sequence: 5,
  });
});

test('an export of nothing says its columns', async () => {
  const { payload } = await ask(await makeOrganization(muster.database), '?type=never.happened');
  expect(payload).toMatch(/^\uFEFFsequence,hash,id,occurred_at,type,actor,.*request_id\r\n$/);
});

test.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)'])(
  'a spreadsheet cannot take %s for a formula',
  async (name) => {
    const organization = await makeOrganization(muster.database);
    await fill(organization, 1, name);
    expect(rowsOf((await ask(organization)).payload)[0]?.actor).toBe(`'${name}`);
  },
);

test('no export holds another organization’s events', async () => {
  const [one, other] = [await makeOrganization(muster.database), await makeOrganization(muster.database)];
  await fill(one, 3);
  const rows = rowsOf((await ask(other)).payload);
  expect(rows.map(({ type }) => type)).toEqual(['audit.exported']);
});

test('whoever looks as somebody else cannot export, because that would be written down', async () => {
  const { people, id: organization } = muster.organization;
  const view = await muster.as(people.admin)(startView, { body: { role: 'owner' }, organization });
  const answer = await muster.server.http.inject({
    url: '/api/audit/export',
    headers: {
      authorization: `Bearer ${await muster.tokenOf(people.admin)}`,
      'organization-id': organization,
      [VIEW_HEADER]: view.body.id,
    },
  });
  expect([answer.statusCode, answer.json().rule]).toEqual([403, 'view-is-read-only']);
});
