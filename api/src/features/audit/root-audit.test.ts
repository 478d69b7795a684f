import { afterAll, beforeAll, expect, test } from 'vitest';
import { listRootAudit, verifyRootAudit } from '#contract/audit/endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let events: string[];
beforeAll(async () => {
  muster = await openTestServer();
  const [{ known } = { known: 0 }] = await muster.database.query(
    'select count(*)::int as known from root_events',
  );
  expect(known).toBe(0);
  events = [
    await tell('root-grant.created', { data: { name: 'Ann Archer' }, changes: { role: [null, 'admin'] } }),
    await tell('policy.published', { data: { note: 'Less for guests' } }),
    await tell('root-grant.removed', { data: { name: 'Ann Archer' }, changes: { role: ['admin', null] } }),
  ];
});
afterAll(() => muster.close());

const tell = (type: string, fields: object) =>
  insertRow(muster.database, 'root_events', {
    ...{ type, subject_type: type.split('.')[0], subject_id: crypto.randomUUID(), actor: 'root' },
    actor_name: 'Root Person',
    ...fields,
  });
const admin = () => muster.as(muster.organization.people.admin);

test('an administrator reads what happened above the organizations, newest first', async () => {
  const { status, body } = await admin()(listRootAudit);
  expect(status).toBe(200);
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual(events.toReversed());
  expect(body.data[0]).toMatchObject({
    type: 'root-grant.removed',
    actor: 'Root Person',
    subject: { type: 'root-grant', name: 'Ann Archer' },
    project: null,
    sequence: 3,
  });
});

test('it can be filtered by kind and by words', async () => {
  const idsOf = async (query: object) =>
    (await admin()(listRootAudit, { query })).body.data.map(({ id }: { id: string }) => id);
  expect(await idsOf({ type: 'policy.published' })).toEqual([events[1]]);
  expect(await idsOf({ type: ['policy.published', 'root-grant.created'] })).toEqual([events[1], events[0]]);
  expect(await idsOf({ q: 'archer' })).toEqual([events[2], events[0]]);
});

test('its chain holds, until somebody changes an event in the database', async () => {
  expect((await admin()(verifyRootAudit)).body).toMatchObject({
    ...{ events: 3, erased: 0, intact: true, faults: [] },
    head: { sequence: 3 },
  });
  await muster.database.query(
    `alter table root_events disable trigger user;
     update root_events set data = '{}' where id = '${events[0]}';
     delete from root_events where id = '${events[2]}';
     insert into root_events (type, subject_type, subject_id) values ('a.b', 'a', uuidv7());
     alter table root_events enable trigger user`,
  );
  expect((await admin()(verifyRootAudit)).body).toMatchObject({
    ...{ events: 3, intact: false },
    faults: [
      { sequence: 1, event_id: events[0], fault: 'changed' },
      { sequence: 3, event_id: events[2], fault: 'missing' },
      { sequence: null, fault: 'unsealed' },
    ],
  });
});

test('an owner of an organization has no business there', async () => {
  const owner = muster.as(muster.organization.people.owner);
  expect((await owner(listRootAudit)).status).toBe(403);
  expect((await owner(verifyRootAudit)).status).toBe(403);
});
