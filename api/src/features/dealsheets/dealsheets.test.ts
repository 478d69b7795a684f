import { afterAll, beforeAll, expect, test } from 'vitest';
import * as endpoints from '#contract/dealsheets/endpoints.ts';
import { type DealDesk, dealDesk, line } from '../../../test/deal-desk.ts';
import { makeClient } from '../../../test/factories/client.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeOrganization, type TestOrganization } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let desk: DealDesk;
let people: TestOrganization['people'];
beforeAll(async () => {
  muster = await openTestServer();
  desk = await dealDesk(muster);
  ({ people } = muster.organization);
});
afterAll(() => muster.close());

test('a new dealsheet is a draft in its client’s currency that its maker owns, counted line by line', async () => {
  const client_id = await makeClient(muster.database, muster.organization, {
    name: 'Harbour',
    currency: 'EUR',
  });
  const { status, body } = await desk.call()(endpoints.createDealsheet, {
    body: { title: ' Gate house ', client_id, content: { lines: [line()] } },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ title: 'Gate house', status: 'draft', revision: 1, currency: 'EUR', price_minor: 100_000 },
    ...{ cost_minor: 60_000, margin_pct: '40.00', discount_share_pct: '0.00', approver: 'owner' },
    ...{ client: { id: client_id, name: 'Harbour' }, owner: { id: people.director.member } },
    current: {
      revision: 1,
      status: 'draft',
      results: { price_minor: 100_000 },
      authors: [{ id: people.director.member }],
    },
    ...{ may_decide: false, why_not: null, preset: null },
  });
  expect(body.code).toMatch(/^D-\d{4}$/);
});

test('numbers go on one by one though two are made at once', async () => {
  const made = await Promise.all([desk.make(), desk.make(), desk.make()]);
  const numbers = made.map(({ number }) => number).sort((one, other) => one - other);
  expect(numbers).toEqual([numbers[0], numbers[0] + 1, numbers[0] + 2]);
});

test('what a content breaks is said beside its field, and nothing is made', async () => {
  const body = (fields: object) => ({
    ...{ title: 'Bad', client_id: desk.client, content: { lines: [line({ ...fields })] } },
  });
  const refused = await desk.call()(endpoints.createDealsheet, { body: body({ quantity: '-3' }) });
  expect(refused.body).toMatchObject({
    ...{ code: 'rule_broken', rule: 'quantity-out-of-range' },
    fields: [{ field: 'content.lines.0.quantity' }],
  });
  const rateless = await desk.call()(endpoints.createDealsheet, { body: body({ currency: 'SEK' }) });
  expect(rateless.body).toMatchObject({
    rule: 'no-exchange-rate',
    fields: [{ field: 'content.lines.0.currency' }],
  });
  const foreign = await desk.call()(endpoints.createDealsheet, {
    body: body({ service_type_id: muster.organization.id }),
  });
  expect(foreign.body).toMatchObject({
    rule: 'reference',
    fields: [{ field: 'content.lines.0.service_type_id' }],
  });
  const archived = await makeClient(muster.database, muster.organization, {
    name: 'Gone',
    archived_at: '2026-01-01',
  });
  const gone = await desk.call()(endpoints.createDealsheet, { body: { title: 'Gone', client_id: archived } });
  expect(gone.body).toMatchObject({ rule: 'client-archived', fields: [{ field: 'client_id' }] });
  const { body: list } = await desk.call()(endpoints.listDealsheets, { query: { q: 'Bad' } });
  expect(list.data).toEqual([]);
});

test('a draft is written as it stands, over the version that was looked at, and the same again writes nothing', async () => {
  const { id, version, current } = await desk.make();
  const params = { dealsheet_id: id };
  const body = { ...current.content, discount_pct: '10' };
  const changed = await desk.call()(endpoints.updateDealsheetContent, { params, version, body });
  expect(changed.body).toMatchObject({
    revision: 1,
    price_minor: 90_000,
    margin_pct: '33.33',
    version: version + 1,
  });
  const stale = await desk.call()(endpoints.updateDealsheetContent, { params, version, body });
  expect(stale.status).toBe(412);
  const again = await desk.call()(endpoints.updateDealsheetContent, { params, version: version + 1, body });
  expect(again.body.version).toBe(version + 1);
  const events = await muster.database.query<{ type: string; changes: object }>(
    'select type, changes from events where subject_id = $1 order by id',
    [id],
  );
  expect(events.map(({ type }) => type)).toEqual(['dealsheet.created', 'dealsheet.rewritten']);
  expect(events[1]?.changes).toEqual({ price_minor: [100_000, 90_000], margin_pct: ['40.00', '33.33'] });
});

test('its own fields change without a new revision, by their names in the trail', async () => {
  const { id, version } = await desk.make();
  const params = { dealsheet_id: id };
  const { body } = await desk.call()(endpoints.updateDealsheet, {
    ...{ params, version },
    body: { owner_id: people.owner.member ?? '', probability_pct: 80, close_on: '2036-01-31' },
  });
  expect(body).toMatchObject({
    revision: 1,
    owner: { name: 'Owner Person' },
    probability_pct: 80,
    close_on: '2036-01-31',
  });
  const [event] = await muster.database.query<{ changes: object }>(
    "select changes from events where subject_id = $1 and type = 'dealsheet.changed'",
    [id],
  );
  expect(event?.changes).toEqual({
    ...{
      probability_pct: [50, 80],
      close_on: [null, '2036-01-31'],
      owner: ['Director Person', 'Owner Person'],
    },
  });
  const nobody = await desk.call()(endpoints.updateDealsheet, {
    ...{ params, version: body.version, body: { owner_id: muster.organization.id } },
  });
  expect(nobody.body).toMatchObject({ rule: 'reference', fields: [{ field: 'owner_id' }] });
});

test('the figures of a draft go by the rates of its day, and stay when the rates change', async () => {
  const rate = (day: string, value: string) =>
    insertRow(muster.database, 'exchange_rates', {
      ...{ org_id: muster.organization.id, currency: 'EUR', into_currency: 'GBP', day, rate: value },
    });
  await rate('2026-01-01', '0.8');
  const made = await desk.make({
    currency: 'GBP',
    rate_day: '2026-02-01',
    lines: [line({ currency: 'EUR' })],
  });
  expect(made).toMatchObject({
    ...{ price_minor: 80_000, current: { rates: [{ currency: 'EUR', into: 'GBP', day: '2026-01-01' }] } },
  });
  await rate('2026-01-31', '0.9');
  expect(await desk.read(made.id)).toMatchObject({
    price_minor: 80_000,
    current: { results: { price_minor: 80_000 } },
  });
});

test('an archived dealsheet leaves the list, changes no more and comes back', async () => {
  const { id, version, current } = await desk.make({ lines: [line()], terms: 'x' });
  const params = { dealsheet_id: id };
  expect((await desk.call()(endpoints.archiveDealsheet, { params, version })).status).toBe(204);
  const { body: left } = await desk.call()(endpoints.listDealsheets, { query: { archived: 'true' } });
  expect(left.data.map((row: { id: string }) => row.id)).toEqual([id]);
  const refused = await desk.call()(endpoints.updateDealsheetContent, {
    ...{ params, version: version + 1, body: { ...current.content, terms: 'y' } },
  });
  expect(refused.body).toMatchObject({ rule: 'archived' });
  const { body: back } = await desk.call()(endpoints.restoreDealsheet, { params });
  expect(back).toMatchObject({ archived_at: null, status: 'draft' });
});

test('whoever is below a director, or of another organization, learns of no dealsheet', async () => {
  const { id } = await desk.make();
  for (const role of ['member', 'coordinator', 'manager'] as const) {
    const call = desk.call(people[role]);
    expect((await call(endpoints.listDealsheets)).status).toBe(403);
    expect((await call(endpoints.readDealsheet, { params: { dealsheet_id: id } })).status).toBe(403);
  }
  const other = await makeOrganization(muster.database);
  const call = muster.as(other.people.director);
  expect(
    (await call(endpoints.readDealsheet, { organization: other.id, params: { dealsheet_id: id } })).status,
  ).toBe(404);
});
