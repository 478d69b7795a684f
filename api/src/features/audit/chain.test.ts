import { afterAll, beforeAll, expect, test } from 'vitest';
import * as audit from '#contract/audit/endpoints.ts';
import { createClient } from '#contract/clients/endpoints.ts';
import { makeOrganization, type TestOrganization } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

/** An organization in which five clients were created one after the other, and the ids of those events. */
const withHistory = async () => {
  const organization = await makeOrganization(muster.database);
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await create(organization, name);
  const events = await muster.database.query<{ id: string }>(
    'select id from events where org_id = $1 order by id',
    [organization.id],
  );
  return { organization, events: events.map(({ id }) => id) };
};

const create = async ({ id, people }: TestOrganization, name: string) => {
  const answer = await muster.as(people.admin)(createClient, { body: { name }, organization: id });
  expect(answer.status).toBe(201);
};

const verify = async (organization: TestOrganization) =>
  (await muster.as(organization.people.owner)(audit.verifyAudit)).body;

/** As somebody who owns the database and knows what holds them off. */
const tamper = (...statements: string[]) =>
  muster.database.query(
    [
      'alter table events disable trigger user; alter table event_seals disable trigger user',
      ...statements,
      'alter table events enable trigger user; alter table event_seals enable trigger user',
    ].join('; '),
  );

test('an owner reads that the chain holds, and where it ends', async () => {
  const { organization } = await withHistory();
  const check = await verify(organization);
  expect(check).toEqual({
    ...{ events: 5, erased: 0, intact: true, faults: [] },
    head: { sequence: 5, hash: expect.stringMatching(/^[0-9a-f]{64}$/), sealed_at: expect.any(String) },
  });
});

test('where nothing has happened the chain is empty and holds', async () => {
  const organization = await makeOrganization(muster.database);
  expect(await verify(organization)).toEqual({ events: 0, erased: 0, intact: true, faults: [], head: null });
});

test.each([
  ['changes', `changes = '{"name": [null, "Other"]}'`],
  ['reason', `data = '{"reason": "Other"}'`],
  ['actor', "actor = 'somebody-else'"],
  ["actor's name", "actor_name = 'Somebody Else'"],
  ['type', "type = 'client.updated'"],
  ['subject', 'subject_id = uuidv7()'],
  ['time', "occurred_at = occurred_at - interval '1 minute'"],
  ['request', "request_id = 'other'"],
])('an event whose %s somebody changed in the database is found and named', async (_, assignment) => {
  const { organization, events } = await withHistory();
  await tamper(`update events set ${assignment} where id = '${events[2]}'`);
  expect(await verify(organization)).toMatchObject({
    intact: false,
    faults: [{ sequence: 3, event_id: events[2], fault: 'changed' }],
  });
});

test('an event that somebody deleted is found missing', async () => {
  const { organization, events } = await withHistory();
  await tamper(`delete from events where id = '${events[1]}'`);
  expect(await verify(organization)).toMatchObject({
    ...{ events: 4, intact: false },
    faults: [{ sequence: 2, event_id: events[1], fault: 'missing' }],
  });
});

test('an event that somebody deleted together with its seal leaves a broken link', async () => {
  const { organization, events } = await withHistory();
  await tamper(
    `delete from events where id = '${events[1]}'`,
    `delete from event_seals where event_id = '${events[1]}'`,
  );
  expect((await verify(organization)).faults).toEqual([{ sequence: 3, event_id: events[2], fault: 'link' }]);
});

test('two events that changed places are found', async () => {
  const { organization, events } = await withHistory();
  await tamper(
    `update event_seals set seq = seq + 100 where event_id in ('${events[1]}', '${events[2]}')`,
    `update event_seals set seq = case seq when 102 then 3 else 2 end where org_id = '${organization.id}' and seq > 100`,
  );
  expect((await verify(organization)).faults).toEqual([
    { sequence: 2, event_id: events[2], fault: 'link' },
    { sequence: 3, event_id: events[1], fault: 'link' },
    { sequence: 4, event_id: events[3], fault: 'link' },
  ]);
});

test('two events whose contents changed places are both found', async () => {
  const { organization, events } = await withHistory();
  await tamper(
    `update events e set changes = o.changes from events o where (e.id, o.id) in
      (('${events[1]}', '${events[3]}'), ('${events[3]}', '${events[1]}'))`,
  );
  expect((await verify(organization)).faults).toEqual([
    { sequence: 2, event_id: events[1], fault: 'changed' },
    { sequence: 4, event_id: events[3], fault: 'changed' },
  ]);
});

test('a seal made anew for a changed event does not fit the one after', async () => {
  const { organization, events } = await withHistory();
  await tamper(
    `update events set actor_name = 'Somebody Else' where id = '${events[2]}'`,
    `update event_seals s set who_digest = seal_digest(s.who_salt, to_jsonb(e.actor), to_jsonb(e.actor_name))
     from events e where e.id = s.event_id and e.id = '${events[2]}'`,
    `update event_seals s set hash = seal_hash(
       p.hash, s.seq, s.org_id, s.event_id, s.sealed_at, s.facts_digest, s.who_digest, s.what_digest)
     from event_seals p where p.org_id = s.org_id and p.seq = s.seq - 1 and s.event_id = '${events[2]}'`,
  );
  expect((await verify(organization)).faults).toEqual([{ sequence: 4, event_id: events[3], fault: 'link' }]);
});

test('a name that somebody put there cannot pass for one that was taken out', async () => {
  const { organization, events } = await withHistory();
  await tamper(
    `update events set actor = 'somebody-else' where id = '${events[0]}'`,
    `update event_seals set who_salt = null where event_id = '${events[0]}'`,
  );
  expect((await verify(organization)).faults).toEqual([
    { sequence: 1, event_id: events[0], fault: 'changed' },
  ]);
});

test('an event that somebody slipped in past the seal is found', async () => {
  const { organization } = await withHistory();
  await tamper(
    `insert into events (org_id, type, subject_type, subject_id) values ('${organization.id}', 'a.b', 'a', uuidv7())`,
  );
  expect(await verify(organization)).toMatchObject({
    events: 6,
    faults: [{ sequence: null, event_id: expect.any(String), fault: 'unsealed' }],
  });
});

test('parallel writers give one unbroken chain', async () => {
  const organization = await makeOrganization(muster.database);
  await Promise.all(Array.from({ length: 32 }, (_, at) => create(organization, `Client ${at}`)));
  expect(await verify(organization)).toMatchObject({ events: 32, intact: true, head: { sequence: 32 } });
});

test('a long chain is looked at to its end, and faults past the first hundred are not listed', async () => {
  const { organization } = await withHistory();
  await muster.database.query(
    `insert into events (org_id, type, subject_type, subject_id) select $1, 'a.b', 'a', uuidv7() from generate_series(1, 10500)`,
    [organization.id],
  );
  expect(await verify(organization)).toMatchObject({
    ...{ events: 10_505, intact: true },
    head: { sequence: 10_505 },
  });
  await tamper(`update events set type = 'a.c' where org_id = '${organization.id}' and type = 'a.b'`);
  const broken = await verify(organization);
  expect(broken.faults).toHaveLength(100);
  expect(broken.faults[0].sequence).toBe(6);
});

test('what is written while it is checked is no fault', async () => {
  const { organization } = await withHistory();
  const names = Array.from({ length: 8 }, (_, at) => `Meanwhile ${at}`);
  const [check] = await Promise.all([
    verify(organization),
    ...names.map((name) => create(organization, name)),
  ]);
  expect(check).toMatchObject({ intact: true, faults: [] });
  expect(await verify(organization)).toMatchObject({ events: 13, intact: true });
});
