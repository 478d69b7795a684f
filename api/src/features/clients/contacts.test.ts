import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROLES } from '#contract/access/roles.ts';
import * as addresses from '#contract/clients/address-endpoints.ts';
import * as contacts from '#contract/clients/contact-endpoints.ts';
import { archiveClient } from '#contract/clients/endpoints.ts';
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
const ADA = { first_name: 'Ada', last_name: 'Byron' };
const add = (fields: object = {}) =>
  admin(contacts.createContact, { params: { client_id }, body: { ...ADA, ...fields } });
const of = (contact_id: string) => ({ params: { client_id, contact_id } });
const change = (contact: { id: string; version: number }, body: object) =>
  admin(contacts.updateContact, { ...of(contact.id), version: contact.version, body });
const list = async () => {
  const { body } = await admin(contacts.listContacts, { params: { client_id }, query: { per_page: 200 } });
  return body.data.map(({ first_name, main }: { first_name: string; main: boolean }) =>
    main ? `${first_name}*` : first_name,
  );
};
const told = ({ status, body }: Awaited<ReturnType<typeof add>>) => [
  status,
  body.rule,
  body.fields?.map(({ field }: { field: string }) => field).join(),
];
const events = () =>
  muster.database.query<{ type: string; changes: object; data: object }>(
    "select type, changes, data from events where subject_id = $1 and subject_type = 'client' order by id",
    [client_id],
  );

test('an admin adds somebody with everything; numbers are kept as E.164 and shown as people read them', async () => {
  await begin();
  const said = {
    ...{ title: 'Head of Finance', emails: ['ada@hartley.example'], roles: ['Invoices', 'Contracts'] },
    ...{ left_at: null, note: 'Calls back in the afternoon', main: true },
  };
  const { status, body, headers } = await add({ ...said, phones: ['020 7946 0018', '+1 (202) 555-0142'] });
  expect([status, headers.etag]).toEqual([201, '"1"']);
  expect(body).toEqual({
    ...{ ...ADA, ...said, id: expect.any(String), version: 1, archived_at: null },
    ...{ created_at: expect.any(String), updated_at: expect.any(String) },
    phones: ['+442079460018', '+12025550142'],
    phones_shown: ['+44 20 7946 0018', '+1 202 555 0142'],
  });
  const { manager } = muster.organization.people;
  const read = await muster.as(manager)(contacts.listContacts, { params: { client_id } });
  expect(read.body.data).toEqual([body]);
});

test('whoever may read a client reads its contacts and addresses; whoever may change it changes them', async () => {
  await begin();
  const { id: contact_id, version } = (await add()).body;
  const params = { client_id };
  const passed: Record<string, string[]> = { read: [], write: [] };
  for (const role of ROLES) {
    const call = muster.as(muster.organization.people[role]);
    const readings = [
      await call(contacts.listContacts, { params }),
      await call(addresses.listAddresses, { params }),
    ];
    const writings = [
      await call(contacts.createContact, { params, body: { ...ADA, last_name: '' } }),
      await call(contacts.updateContact, { ...of(contact_id), version, body: {} }),
      await call(contacts.archiveContact, { ...of(contact_id), version: 99 }),
      await call(contacts.restoreContact, of(contact_id)),
      await call(addresses.createAddress, { params, body: { type: 'hq', line1: '', country: 'GB' } }),
    ];
    if (readings.every(({ status }) => status === 200)) passed.read?.push(role);
    if (writings.every(({ status }) => status !== 403)) passed.write?.push(role);
  }
  expect(passed).toEqual({ read: ['manager', 'director', 'owner', 'executive', 'admin'], write: ['admin'] });
});

test('a number without a country is read in that of the client’s address', async () => {
  await begin();
  await admin(addresses.createAddress, {
    params: { client_id },
    body: { type: 'hq', line1: 'Kai 1', country: 'DE' },
  });
  expect((await add({ phones: ['030 23125 000'] })).body.phones).toEqual(['+493023125000']);
});

test.each([
  ['phones.1', 'phone-number', { phones: ['020 7946 0018', '12'] }],
  ['phones.0', 'phone-number', { phones: ['call me'] }],
  ['phones.0', 'phone-number', { phones: ['+999 1234 5678'] }],
  ['phones.0', 'phone-number', { phones: ['020 7946 0018 ext 12'] }],
  ['phones', null, { phones: Array.from({ length: 11 }, (_, at) => `020 7946 00${10 + at}`) }],
  ['phones', null, { phones: ['020 7946 0018', '020 7946 0018'] }],
  ['emails.0', null, { emails: ['ada at hartley'] }],
  ['emails', null, { emails: ['ada@hartley.example', 'ADA@hartley.example'] }],
  ['first_name', null, { first_name: ' ' }],
  ['last_name', null, { last_name: 'x'.repeat(81) }],
  ['roles.0', null, { roles: [''] }],
  ['left_at', null, { left_at: 'yesterday' }],
  ['left_at', 'left-in-future', { left_at: '2199-01-01' }],
  ['note', null, { note: 'x'.repeat(2001) }],
])('%s is refused beside its field, and nobody is added: %s %j', async (field, rule, fields) => {
  await begin();
  const answer = await add(fields);
  expect(told(answer)).toEqual([422, rule, field]);
  expect(answer.body.fields[0].message).toMatch(/^(Enter|Use|Name|Choose|This is no phone number)|date/i);
  expect(await list()).toEqual([]);
});

test('the first contact is the main one; naming another takes it, and whoever left stands last and is none', async () => {
  await begin();
  await add();
  const grace = (await add({ first_name: 'Grace', last_name: 'Hopper' })).body;
  expect(await list()).toEqual(['Ada*', 'Grace']);
  const main = (await change(grace, { main: true })).body;
  expect(await list()).toEqual(['Grace*', 'Ada']);
  const gone = (await change(main, { left_at: '2026-02-28' })).body;
  expect([gone.main, gone.left_at]).toEqual([false, '2026-02-28']);
  expect(await list()).toEqual(['Ada', 'Grace']);
  expect((await change(gone, { left_at: null, main: true })).body.main).toBe(true);
});

test('two who are made the main contact at once are not both', async () => {
  await begin();
  await Promise.all([add({ main: true }), add({ first_name: 'Grace', main: true })]);
  expect((await list()).filter((name: string) => name.endsWith('*'))).toHaveLength(1);
});

test('a change needs the version that was seen, and none is written where nothing differs', async () => {
  await begin();
  const made = (await add({ phones: ['020 7946 0018'] })).body;
  expect((await admin(contacts.updateContact, { ...of(made.id), body: {} })).status).toBe(428);
  expect((await change(made, { phones: ['+44 20 7946 0018'], last_name: 'Byron' })).body.version).toBe(1);
  expect((await change(made, { title: 'Director' })).body.version).toBe(2);
  expect((await change(made, { title: 'Clerk' })).status).toBe(412);
});

test('an archived contact leaves the list and comes back, as the main one unless somebody else became it', async () => {
  await begin();
  const made = (await add()).body;
  const archive = (version: number) => admin(contacts.archiveContact, { ...of(made.id), version });
  expect((await archive(1)).status).toBe(204);
  expect((await archive(2)).status).toBe(204);
  expect(await list()).toEqual([]);
  expect((await change({ id: made.id, version: 2 }, { title: 'No' })).status).toBe(404);
  expect((await admin(contacts.restoreContact, of(made.id))).body).toMatchObject({ main: true, version: 3 });
  await archive(3);
  await add({ first_name: 'Grace' });
  expect((await admin(contacts.restoreContact, of(made.id))).body.main).toBe(false);
  expect(await list()).toEqual(['Grace*', 'Ada']);
});

test('the trail of a client tells what happened to its contacts, and nothing of how they are reached', async () => {
  await begin();
  const made = (await add({ emails: ['ada@hartley.example'], note: 'secret' })).body;
  await change(made, { title: 'Director', phones: ['020 7946 0018'] });
  const trail = await events();
  expect(trail.map(({ type }) => type)).toEqual(['contact.created', 'contact.updated']);
  expect(trail[1]).toMatchObject({
    changes: { title: [null, 'Director'] },
    data: { contact_id: made.id, name: 'Ada Byron', fields: ['phones'] },
  });
  expect(JSON.stringify(trail)).not.toMatch(/ada@|secret|7946/);
});

test('a contact of another client is none of this one, and an archived client changes none', async () => {
  await begin();
  const { id } = (await add()).body;
  const own = client_id;
  await begin();
  expect((await change({ id, version: 1 }, { title: 'Mine' })).status).toBe(404);
  client_id = own;
  await admin(archiveClient, { params: { client_id }, version: 1 });
  expect(told(await add())).toEqual([422, 'archived', '']);
  expect(await list()).toEqual(['Ada*']);
});

test('the same Idempotency-Key adds one contact', async () => {
  await begin();
  const key = crypto.randomUUID();
  const send = () => admin(contacts.createContact, { params: { client_id }, key, body: ADA });
  expect((await send()).body).toEqual((await send()).body);
  expect(await list()).toEqual(['Ada*']);
});
