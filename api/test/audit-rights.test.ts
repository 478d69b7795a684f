import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertRow } from './factories/insert-row.ts';
import { openTestServer, type TestServer } from './server.ts';

let muster: TestServer;
let application: pg.Client;
let event = '';
beforeAll(async () => {
  muster = await openTestServer();
  const { database, organization } = muster;
  event = await insertRow(database, 'events', {
    ...{ org_id: organization.id, type: 'project.updated', subject_type: 'project' },
    ...{ subject_id: organization.id, actor: 'somebody', actor_name: 'Somebody' },
  });
  application = new pg.Client({ connectionString: database.url });
  await application.connect();
  await application.query(
    `set role muster_app; set muster.org = '${organization.id}'; set muster.sub = '${organization.people.admin.sub}'`,
  );
});
afterAll(async () => {
  await application.end();
  await muster.close();
});

const TRAIL = ['events', 'root_events'];
const SEALS = ['event_seals', 'root_event_seals'];
const DENIED = /permission denied|must be owner/;

test.each([...TRAIL, ...SEALS])('the application cannot rewrite or empty %s', async (table) => {
  for (const statement of [
    `update ${table} set ${TRAIL.includes(table) ? "actor_name = 'Nobody'" : 'who_salt = null'}`,
    `delete from ${table}`,
    `truncate ${table}`,
    `alter table ${table} disable trigger all`,
    `drop trigger append_only on ${table}`,
    `drop table ${table}`,
  ])
    await expect(application.query(statement), statement).rejects.toThrow(DENIED);
});

test.each(SEALS)('the application cannot write %s, nor have anything sealed', async (table) => {
  await expect(application.query(`insert into ${table} select * from ${table}`)).rejects.toThrow(DENIED);
  const held = table === 'event_seals' ? 'events' : 'root_events';
  await expect(application.query(`select seal(null::${held})`)).rejects.toThrow(DENIED);
  await expect(application.query('set session_replication_role = replica')).rejects.toThrow(DENIED);
});

test.each(['actor', 'occurred_at', 'id'])(
  'the application cannot choose the %s of an event',
  async (column) => {
    const { id } = muster.organization;
    const value = { actor: "'somebody-else'", occurred_at: "'2020-01-01'", id: 'uuidv7()' }[column];
    await expect(
      application.query(
        `insert into events (org_id, type, subject_type, subject_id, ${column}) values ($1, 'a.b', 'a', $1, ${value})`,
        [id],
      ),
    ).rejects.toThrow(DENIED);
  },
);

test('what the application records is by the person of the request, now', async () => {
  const { id, people } = muster.organization;
  const { rows } = await application.query(
    `insert into events (org_id, type, subject_type, subject_id) values ($1, 'a.b', 'a', $1)
     returning actor, occurred_at = now() as now`,
    [id],
  );
  expect(rows).toEqual([{ actor: people.admin.sub, now: true }]);
});

test('an event cannot say that it happened at another time than its id does', async () => {
  await expect(
    insertRow(muster.database, 'events', {
      ...{ org_id: muster.organization.id, type: 'a.b', subject_type: 'a', subject_id: event },
      occurred_at: '2020-01-01',
    }),
  ).rejects.toThrow('events_id_tells_time');
});

test.each(SEALS)('%s can be neither changed nor deleted, not even by the owner', async (table) => {
  const { database, organization } = muster;
  await database.query(
    "insert into root_events (type, subject_type, subject_id) values ('policy.published', 'policy', $1)",
    [organization.id],
  );
  await expect(database.query(`update ${table} set who_salt = null`)).rejects.toThrow('append-only');
  await expect(database.query(`delete from ${table}`)).rejects.toThrow('append-only');
  await expect(database.query(`truncate ${table}`)).rejects.toThrow('append-only');
});

test('an event is sealed in its transaction or not at all, and one that is rolled back leaves no gap', async () => {
  const { database, organization } = muster;
  const tell = `insert into events (org_id, type, subject_type, subject_id) values ('${organization.id}', 'a.b', 'a', uuidv7())`;
  await application.query(`begin; ${tell}; ${tell}; rollback`);
  await application.query(`begin; ${tell}; commit`);
  const [seals] = await database.query(
    `select count(*)::int as seals, max(seq)::int as last, (select count(*)::int from events where org_id = $1) as events
     from event_seals where org_id = $1`,
    [organization.id],
  );
  expect(seals?.events).toBeGreaterThan(2);
  expect(seals).toEqual({ seals: seals?.events, last: seals?.events, events: seals?.events });
});
