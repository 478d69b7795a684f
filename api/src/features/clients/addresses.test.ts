import { afterAll, beforeAll, expect, test } from 'vitest';
import * as addresses from '#contract/clients/address-endpoints.ts';
import type { NewAddress } from '#contract/clients/addresses.ts';
import { chooseOrganization } from '#contract/users/endpoints.ts';
import { makeClient } from '../../../test/factories/client.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let admin: ReturnType<TestServer['as']>;
let client_id: string;
beforeAll(async () => {
  muster = await openTestServer();
  admin = muster.as(muster.organization.people.admin);
  await admin(chooseOrganization, { body: { id: muster.organization.id } });
});
afterAll(() => muster.close());

const begin = async () => {
  client_id = await makeClient(muster.database, muster.organization);
};
const QUAY: NewAddress = {
  type: 'hq',
  line1: '1 Harbour Road',
  city: 'Aldermouth',
  postcode: 'AL1 2QY',
  country: 'GB',
};
const PLACE = { place_id: 'ChIJ-quay', lat: 51.5, lng: -0.12 };
const add = (fields: object = {}) =>
  admin(addresses.createAddress, { params: { client_id }, body: { ...QUAY, ...fields } });
const of = (address_id: string) => ({ params: { client_id, address_id } });
const change = (address: { id: string; version: number }, body: object) =>
  admin(addresses.updateAddress, { ...of(address.id), version: address.version, body });
const list = async () => {
  const { body } = await admin(addresses.listAddresses, { params: { client_id } });
  return body.data.map(
    ({ type, line1, main }: { type: string; line1: string; main: boolean }) =>
      `${type} ${line1}${main ? '*' : ''}`,
  );
};
const told = ({ status, body }: Awaited<ReturnType<typeof add>>) => [
  status,
  body.rule,
  body.fields?.[0]?.field,
];

test('an address is kept with everything that is said, its postcode tidied', async () => {
  await begin();
  const { status, body } = await add({ line2: 'Floor 2', region: 'Kent', postcode: ' al1  2qy ' });
  expect(status).toBe(201);
  expect(body).toEqual({
    ...{ ...QUAY, line2: 'Floor 2', region: 'Kent', id: expect.any(String), version: 1, archived_at: null },
    ...{ created_at: expect.any(String), updated_at: expect.any(String) },
    ...{ place_id: null, lat: null, lng: null, source: 'manual', main: true },
  });
});

test.each([
  ['GB', 'EC1A 1BB'],
  ['GB', 'w1a0ax'],
  ['US', '10001-1234'],
  ['DE', '10115'],
  ['NL', '1012 ab'],
  ['PT', '1100-148'],
  ['HK', null],
  ['AO', 'whatever'],
])('a postcode of %s is taken: %s', async (country, postcode) => {
  await begin();
  expect((await add({ country, postcode })).status).toBe(201);
});

test.each([
  [
    'postcode',
    'postcode',
    { postcode: '12345' },
    /United Kingdom has no such postcode. Enter one such as SW1A/,
  ],
  ['postcode', 'postcode', { country: 'DE', postcode: '1011' }, /Germany has no such postcode/],
  ['country', null, { country: 'ZZ' }, /Choose a country/],
  ['country', null, { country: 'gb' }, /Choose a country/],
  ['line1', null, { line1: ' ' }, /Enter the first line/],
  ['type', null, { type: 'warehouse' }, /./],
  ['lat', null, { ...PLACE, lat: 91 }, /Use −90 to 90/],
  ['lat', 'place-whole', { lat: 51.5 }, /together/],
  ['place_id', 'place-whole', { place_id: 'ChIJ-quay' }, /coordinates/],
  ['source', 'place-whole', { source: 'places' }, /manual without one/],
  ['source', 'place-whole', { ...PLACE, source: 'manual' }, /manual without one/],
])('a wrong %s is refused beside its field: %s %j', async (field, rule, fields, sentence) => {
  await begin();
  const answer = await add(fields);
  expect(told(answer)).toEqual([422, rule, field]);
  expect(answer.body.fields[0].message).toMatch(sentence);
  expect(await list()).toEqual([]);
});

test('a place stays one until something that says where it is changes by hand', async () => {
  await begin();
  const place = { ...PLACE, source: 'places' };
  const made = (await add(PLACE)).body;
  expect(made).toMatchObject(place);
  const floor = (await change(made, { line2: 'Floor 2', type: 'site' })).body;
  expect(floor).toMatchObject({ ...place, line2: 'Floor 2' });
  const same = (await change(floor, { line1: '1 Harbour Road', line2: 'Floor 3' })).body;
  expect(same).toMatchObject(place);
  const moved = (await change(same, { line1: '2 Harbour Road' })).body;
  expect(moved).toMatchObject({ source: 'manual', place_id: null, lat: null, lng: null });
  const chosen = (await change(moved, { line1: '3 Harbour Road', ...PLACE })).body;
  expect(chosen).toMatchObject({ ...place, line1: '3 Harbour Road' });
  expect((await change(chosen, { place_id: null })).body).toMatchObject({ source: 'manual', lat: null });
});

test('another country takes the postcode that is there along only if it fits', async () => {
  await begin();
  const made = (await add()).body;
  expect(told(await change(made, { country: 'DE' }))).toEqual([422, 'postcode', 'postcode']);
  expect((await change(made, { country: 'DE', postcode: '10115' })).status).toBe(200);
});

test('each type has one main address: the first, until another is named', async () => {
  await begin();
  await add({ line1: 'A' });
  const b = (await add({ line1: 'B' })).body;
  await add({ type: 'billing', line1: 'C' });
  expect(await list()).toEqual(['billing C*', 'hq A*', 'hq B']);
  const main = (await change(b, { main: true })).body;
  expect(await list()).toEqual(['billing C*', 'hq B*', 'hq A']);
  const other = (await change(main, { type: 'billing' })).body;
  expect(await list()).toEqual(['billing C*', 'billing B', 'hq A']);
  await change(other, { main: true });
  expect(await list()).toEqual(['billing B*', 'billing C', 'hq A']);
});

test('an archived address leaves the list and comes back, and the client’s trail tells all of it', async () => {
  await begin();
  const { id, version } = (await add()).body;
  expect((await admin(addresses.archiveAddress, of(id))).status).toBe(428);
  expect((await admin(addresses.archiveAddress, { ...of(id), version: 9 })).status).toBe(412);
  expect((await admin(addresses.archiveAddress, { ...of(id), version })).status).toBe(204);
  expect(await list()).toEqual([]);
  await add({ line1: 'Other' });
  expect((await admin(addresses.restoreAddress, of(id))).body.main).toBe(false);
  expect(await list()).toEqual(['hq Other*', 'hq 1 Harbour Road']);
  const trail = await muster.database.query<{ type: string; data: object }>(
    'select type, data from events where subject_id = $1 order by id',
    [client_id],
  );
  expect(trail.map(({ type }) => type.split('.')[1])).toEqual(['created', 'archived', 'created', 'restored']);
  expect(trail[0]?.data).toEqual({ address_id: id, name: '1 Harbour Road, Aldermouth' });
});
