import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Change } from '#contract/clients/changes.ts';
import * as duplicates from '#contract/clients/duplicates.ts';
import * as endpoints from '#contract/clients/endpoints.ts';
import type { Client } from '#contract/clients/shapes.ts';
import type { QueryInput } from '#contract/endpoint.ts';
import type { Page } from '#contract/pagination.ts';
import { chooseOrganization } from '#contract/users/endpoints.ts';
import { makeOrganization } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let admin: ReturnType<TestServer['as']>;
beforeAll(async () => {
  muster = await openTestServer();
  admin = muster.as(muster.organization.people.admin);
  await admin(chooseOrganization, { body: { id: muster.organization.id } });
});
afterAll(() => muster.close());

const make = async (body: object): Promise<Client> =>
  (await admin(endpoints.createClient, { body: { name: 'Anything', confirm_duplicate: true, ...body } }))
    .body;
const change = async ({ id: client_id, version }: Client, body: object): Promise<Client> =>
  (
    await admin(endpoints.updateClient, {
      ...{ params: { client_id }, version },
      body: { confirm_duplicate: true, ...body },
    })
  ).body;
const likely = async (
  query: QueryInput<typeof duplicates.listLikelyDuplicates>,
): Promise<duplicates.LikelyDuplicate[]> =>
  (await admin(duplicates.listLikelyDuplicates, { query })).body.data;
const pairsOf = async (
  { id: client_id }: { id: string },
  dismissed: 'true' | 'false' = 'false',
): Promise<duplicates.DuplicatePair[]> =>
  (await admin(duplicates.listDuplicates, { query: { client_id, dismissed } })).body.data;
const reasonsOf = async (client: Client) => (await pairsOf(client)).map(({ reasons }) => reasons);

test.each([
  ['Öresund Marine GmbH & Co. KG', 'oresund marine'],
  ['Fjord & Sønner A/S', 'Fjord Sonner AS'],
  ['Weißenfels Bau S.A.R.L.', 'WEISSENFELS BAU'],
  ['Grand Pier (Holdings) Ltd.', 'Grand Pier Holdings'],
  ['Ltd', 'LTD.'],
])('%s has the name of %s, whatever its legal form, case, accents and signs', async (one, other) => {
  const known = await make({ name: one });
  const found = await likely({ name: other });
  expect(found.map(({ id, reasons }) => ({ id, reasons }))).toEqual([{ id: known.id, reasons: ['name'] }]);
});

test('what is typed is compared by VAT id, web address and name, the surest first, and says why', async () => {
  const byVat = await make({ name: 'Lockwood', vat_id: 'DE 136 695 976' });
  const byAddress = await make({ name: 'Mill', website: 'https://www.lockwood.example/en' });
  const byName = await make({ name: 'Saltmarsh Events Ltd' });
  const near = await make({ name: 'Saltmarch Events' });
  const found = await likely({
    ...{ name: 'saltmarsh events', website: 'http://lockwood.example', vat: 'de136695976' },
  });
  expect(found.map(({ id, reasons }) => [id, reasons])).toEqual([
    [byVat.id, ['vat_id']],
    [byAddress.id, ['website']],
    [byName.id, ['name']],
    [near.id, ['alike']],
  ]);
  expect(await likely({ name: 'saltmarsh events', except: byName.id })).toMatchObject([{ id: near.id }]);
  expect(await likely({})).toEqual([]);
});

test('an address at a host that many share is nobody’s own, one below a builder’s host is', async () => {
  await make({ name: 'Shared one', website: 'https://www.facebook.com/one' });
  expect(await likely({ website: 'https://facebook.com/two' })).toEqual([]);
  const own = await make({ name: 'Shared two', website: 'https://two.sites.example' });
  expect(await likely({ website: 'https://two.sites.example/x' })).toMatchObject([{ id: own.id }]);
});

test('nothing is told of another organization’s clients', async () => {
  const other = await makeOrganization(muster.database);
  const body = { name: 'Farther Shores', vat_id: 'GB 980 7806 84', website: 'https://farther.example' };
  await admin(endpoints.createClient, { organization: other.id, body });
  const { vat_id: vat, ...rest } = body;
  expect(await likely({ ...rest, vat })).toEqual([]);
});

test('two that share something are a pair with all its reasons, until they differ or one is archived', async () => {
  const one = await make({
    name: 'Tidewater Ltd',
    website: 'https://tidewater.example',
    vat_id: 'ATU13585627',
  });
  const two = await make({ name: 'TIDEWATER', website: 'https://tidewater.example/uk' });
  expect(await pairsOf(one)).toMatchObject([
    { first: { id: one.id }, second: { id: two.id, projects: 0 }, reasons: ['website', 'name'] },
  ]);
  const third = await change(two, { vat_id: 'at u135 856 27' });
  expect(await reasonsOf(one)).toEqual([['website', 'vat_id', 'name']]);
  const renamed = await change(third, { name: 'Ebb', website: null, vat_id: null });
  expect(await pairsOf(one)).toEqual([]);
  const back = await change(renamed, { name: 'Tidewater' });
  expect(await reasonsOf(one)).toEqual([['name']]);
  const params = { client_id: two.id };
  await admin(endpoints.archiveClient, { params, version: back.version });
  expect(await pairsOf(one)).toEqual([]);
  await admin(endpoints.restoreClient, { params });
  expect(await reasonsOf(one)).toEqual([['name']]);
});

test('two written at the same moment find each other', async () => {
  const both = await Promise.all([make({ name: 'Twice at once' }), make({ name: 'Twice at once' })]);
  for (const one of both) expect(await pairsOf(one)).toHaveLength(1);
});

test('a pair that is not the same stays away, also when something else is alike later, until that is taken back', async () => {
  const one = await make({ name: 'Harbour Lights' });
  const two = await make({ name: 'Harbour Lights Ltd' });
  const [pair] = await pairsOf(one);
  const params = { duplicate_id: pair?.id ?? '' };
  const decide = (dismissed: boolean) => admin(duplicates.decideDuplicate, { params, body: { dismissed } });
  const dismissed = await decide(true);
  expect(dismissed.body.dismissed_at).toBeTruthy();
  expect((await decide(true)).body).toEqual(dismissed.body);
  await change(two, { vat_id: 'NL004495445B01' });
  await change(one, { vat_id: 'NL004495445B01' });
  expect(await pairsOf(one)).toEqual([]);
  expect(await pairsOf(one, 'true')).toMatchObject([{ id: pair?.id, reasons: ['vat_id', 'name'] }]);
  await decide(false);
  expect(await pairsOf(two)).toMatchObject([{ id: pair?.id, dismissed_at: null }]);
  const told = await admin(endpoints.listClientChanges, { params: { client_id: one.id } });
  expect(told.body.data.map(({ type }: Change) => type)).toEqual([
    ...['client.duplicate_reopened', 'client.updated', 'client.duplicate_dismissed', 'client.created'],
  ]);
});

test('the list is read page by page, the newest pair first', async () => {
  for (let at = 0; at < 3; at += 1) await make({ name: 'Paged company' });
  const page = async (after?: string): Promise<Page<duplicates.DuplicatePair>> =>
    (await admin(duplicates.listDuplicates, { query: { per_page: 2, ...(after ? { after } : {}) } })).body;
  const first = await page();
  expect(first.data).toHaveLength(2);
  const next = await page(first.after ?? '');
  const ids = [...first.data, ...next.data].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort().reverse());
});
