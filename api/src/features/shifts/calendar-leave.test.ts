import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventsAt, makeFeed, readFile } from '../../../test/calendar-desk.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let guard: TestPerson;
let address: string;
let day: string;
beforeAll(async () => {
  muster = await openTestServer();
  const [found] = await muster.database.query<{ day: string }>('select (now()::date + 10)::text as day');
  day = found?.day ?? '';
});
afterAll(() => muster.close());
beforeEach(async () => {
  guard = await makePerson(muster.database, muster.organization.id, 'member');
  ({ address } = await makeFeed(muster, guard));
});

const absent = (fields: object = {}, person = guard) =>
  insertRow(muster.database, 'leave_requests', {
    ...{ org_id: muster.organization.id, member_id: person.member, type: 'sick', reason: 'Broken leg' },
    ...{ from_date: day, to_date: day, starts_at: `${day}T00:00Z`, ends_at: `${day}T23:59Z`, minutes: 480 },
    ...{ timezone: 'Europe/London', status: 'approved', decided_at: new Date(), ...fields },
  });
const dayAfter = (days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

test('approved leave stands on whole days, and says neither why nor of what kind it is', async () => {
  const to = dayAfter(2);
  const leave = await absent({ to_date: to, ends_at: `${to}T23:59Z` });
  expect(await eventsAt(muster, address)).toMatchObject([
    { uid: `${leave}@muster`, title: 'Leave', status: 'CONFIRMED', from: day, to: dayAfter(3) },
  ]);
  expect((await readFile(muster, address)).payload).not.toMatch(/sick|broken/i);
});

test('a part of a day has its times', async () => {
  await absent({ part: 'morning', starts_at: `${day}T08:00Z`, ends_at: `${day}T12:00Z` });
  expect(await eventsAt(muster, address)).toMatchObject([
    { from: `${day}T08:00:00.000Z`, to: `${day}T12:00:00.000Z` },
  ]);
});

test('what waits, was refused or is a colleague’s isn’t there; what was cancelled after it was approved says so', async () => {
  const colleague = await makePerson(muster.database, muster.organization.id, 'member');
  await absent({}, colleague);
  await absent({ status: 'requested', decided_at: null });
  await absent({ status: 'rejected', decision_reason: 'Fair' });
  await absent({ status: 'cancelled', decided_at: null });
  expect(await eventsAt(muster, address)).toEqual([]);
  await muster.database.query(
    "update leave_requests set status = 'approved', decided_at = now() where member_id = $1 and status = 'requested'",
    [guard.member],
  );
  const [before] = await eventsAt(muster, address);
  await muster.database.query(
    "update leave_requests set status = 'cancelled' where member_id = $1 and status = 'approved'",
    [guard.member],
  );
  const [after, ...others] = await eventsAt(muster, address);
  expect([after?.uid, after?.status, others]).toEqual([before?.uid, 'CANCELLED', []]);
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Number.POSITIVE_INFINITY);
});
