import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  makeCalendarFeed,
  readCalendarFeed,
  revokeCalendarFeed,
} from '#contract/shifts/calendar-feed-endpoints.ts';
import { makeFeed, readFile } from '../../../test/calendar-desk.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let guard: TestPerson;
let log = '';
beforeAll(async () => {
  muster = await openTestServer({}, { logLevel: 'debug', logStream: { write: (line) => (log += line) } });
});
afterAll(() => muster.close());
beforeEach(async () => {
  guard = await makePerson(muster.database, muster.organization.id, 'member');
});

const secretIn = (address: string) => address.replace(/^.*\/|\.ics$/g, '');
const feedOf = async (person: TestPerson) => (await muster.as(person)(readCalendarFeed)).body.feed;
const revoke = (person: TestPerson, { id, version }: { id: string; version: number }) =>
  muster.as(person)(revokeCalendarFeed, {
    params: { feed_id: id },
    version,
    organization: muster.organization.id,
  });
const statusAt = async (address: string) => (await readFile(muster, address)).statusCode;
/** The answer to an address that leads nowhere, but for its request's id. */
const refusalAt = async (address: string) => {
  const { statusCode, payload } = await readFile(muster, address);
  const { request_id: _, ...body } = JSON.parse(payload);
  return { statusCode, body };
};

test('an address is told once, to whoever made it, and opens their calendar to whoever knows it', async () => {
  expect(await feedOf(guard)).toBeNull();
  const { feed, address } = await makeFeed(muster, guard);
  expect(address).toMatch(/^http:\/\/muster\.test\/api\/calendar\/[\w-]{43}\.ics$/);
  expect(await feedOf(guard)).toEqual({ ...feed, last_read_at: null });
  const { statusCode, headers, payload } = await readFile(muster, address);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(payload).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(await feedOf(guard)).toEqual({ ...feed, last_read_at: expect.any(String) });
});

test('nobody keeps the secret: not the table, the log, the audit trail, nor what is kept of a request to answer it again', async () => {
  const key = randomUUID();
  const ask = { body: { replaces: null }, key };
  const { body } = await muster.as(guard)(makeCalendarFeed, ask);
  const secret = secretIn(body.address);
  expect(await statusAt(body.address)).toBe(200);
  expect((await muster.as(guard)(makeCalendarFeed, ask)).body).toEqual({ feed: body.feed, address: null });
  expect(log).toContain('/api/calendar/:file');
  expect(log).not.toContain(secret);
  for (const table of ['calendar_feeds', 'events', 'idempotency_keys']) {
    const rows = await muster.database.query(`select to_jsonb(t)::text as row from ${table} t`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows), table).not.toContain(secret);
  }
  const digest = createHash('sha256').update(secret).digest('hex');
  expect(
    await muster.database.query(
      "select encode(secret_sha256, 'hex') as digest from calendar_feeds where id = $1",
      [body.feed.id],
    ),
  ).toEqual([{ digest }]);
});

test('a new address ends the one before, and is refused to whoever knows of another one', async () => {
  const before = await makeFeed(muster, guard);
  const stale = await muster.as(guard)(makeCalendarFeed, { body: { replaces: null } });
  expect([stale.status, await statusAt(before.address)]).toEqual([412, 200]);
  const after = await makeFeed(muster, guard, { replaces: before.feed.id });
  expect([await statusAt(before.address), await statusAt(after.address)]).toEqual([404, 200]);
  expect(await feedOf(guard)).toMatchObject({ id: after.feed.id });
  const wrong = await muster.as(guard)(makeCalendarFeed, { body: { replaces: before.feed.id } });
  expect([wrong.status, await statusAt(after.address)]).toEqual([412, 200]);
});

test('of two who make one at once, one does', async () => {
  const answers = await Promise.all(
    [1, 2].map(() => muster.as(guard)(makeCalendarFeed, { body: { replaces: null } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 412]);
});

test('a revoked address, an unknown one and one that can’t be any are answered alike', async () => {
  const { feed, address } = await makeFeed(muster, guard);
  expect((await revoke(guard, { ...feed, version: 7 })).status).toBe(412);
  expect((await revoke(guard, feed)).status).toBe(204);
  expect(await feedOf(guard)).toBeNull();
  const revoked = await refusalAt(address);
  expect(revoked.statusCode).toBe(404);
  const unknown = address.replace(secretIn(address), 'A'.repeat(43));
  for (const other of [unknown, address.replace('.ics', ''), address.replace(/.\.ics/, '.ics')])
    expect(await refusalAt(other)).toEqual(revoked);
  expect((await revoke(guard, feed)).status).toBe(404);
});

test('an address is its person’s alone: nobody else revokes it, and whoever isn’t on the team has none', async () => {
  const { feed, address } = await makeFeed(muster, guard);
  const { admin, owner } = muster.organization.people;
  for (const other of [owner, admin]) expect((await revoke(other, feed)).status).toBe(404);
  expect(await statusAt(address)).toBe(200);
  const asked = { organization: muster.organization.id, body: { replaces: null } };
  expect((await muster.as(admin)(makeCalendarFeed, asked)).status).toBe(404);
  expect((await muster.as(admin)(readCalendarFeed, { organization: muster.organization.id })).status).toBe(
    404,
  );
});

test.each([
  ['has left the team', 'update members set archived_at = now() where id = $1'],
  [
    'holds no role any more',
    'delete from role_grants where subject = (select user_sub from members where id = $1)',
  ],
  [
    'has a role that ran out',
    "update role_grants set expires_at = now() - interval '1 second' where subject = (select user_sub from members where id = $1)",
  ],
])('who %s reads nothing', async (_, statement) => {
  const { address } = await makeFeed(muster, guard);
  await muster.database.query(statement, [guard.member]);
  expect(await statusAt(address)).toBe(404);
});

test('whoever comes back to the team doesn’t get their old address back', async () => {
  const { address } = await makeFeed(muster, guard);
  await muster.database.query('update members set archived_at = now() where id = $1', [guard.member]);
  await muster.database.query('update members set archived_at = null where id = $1', [guard.member]);
  expect([await statusAt(address), await feedOf(guard)]).toEqual([404, null]);
});

test('who has the calendar already is told so until something in it changes', async () => {
  const { address } = await makeFeed(muster, guard);
  const { headers } = await readFile(muster, address);
  const tag = String(headers.etag);
  expect(headers['cache-control']).toBe('private, no-cache');
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const again = await readFile(muster, address, { 'if-none-match': known });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  }
  await muster.database.query("update organizations set name = 'Northwind' where org_id = $1", [
    muster.organization.id,
  ]);
  const changed = await readFile(muster, address, { 'if-none-match': tag });
  expect(changed.payload).toContain('Northwind');
});

test('one address is read so often a minute, and keeps no other from being read', async () => {
  const colleague = await makePerson(muster.database, muster.organization.id, 'member');
  const [mine, theirs] = [await makeFeed(muster, guard), await makeFeed(muster, colleague)];
  for (let times = 0; times < 30; times += 1) expect(await statusAt(mine.address)).toBe(200);
  const refused = await readFile(muster, `${mine.address}?again`);
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(await statusAt(theirs.address)).toBe(200);
});
