import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#contract/activity/rules.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import type { TestPerson } from '../../../test/people.ts';
import { openTelling } from '../../../test/telling.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';
import { watches } from '../../reactions.ts';
import { tellBeside, watchOrganizations } from '../notifications/reactions.ts';

const telling = openTelling();
let desk: Desk;
let today: string;
beforeAll(async () => {
  desk = await openDesk({ working_days: Array(7).fill(480), week_start: 1 });
  // It is ten in the morning there, whatever the hour here.
  const ahead = ((10 - new Date().getUTCHours() + 36) % 24) - 12;
  const zone = ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  await desk.setting('timezone', zone);
  const [row] = await desk.muster.database.query<{ day: string }>(
    'select (now() at time zone timezone)::date::text as day from organizations where org_id = $1',
    [desk.muster.organization.id],
  );
  today = row?.day ?? '';
});
afterAll(() => desk.muster.close());

/** Leave as it stands in the ledger once it is approved. */
const away = async ({ member }: TestPerson, day: string, minutes = 480) => {
  const { database, organization } = desk.muster;
  const of = { org_id: organization.id, member_id: member, type: 'sick' };
  const request_id = await insertRow(database, 'leave_requests', {
    ...{ ...of, minutes, status: 'approved', from_date: day, to_date: day, timezone: 'UTC' },
    ...{ starts_at: `${day}T00:00Z`, ends_at: `${addDays(day, 1)}T00:00Z` },
    ...{ decided_at: '2026-01-01T10:00Z', decided_by: organization.people.manager.member },
  });
  const line = { ...of, day, request_id };
  await insertRow(database, 'leave_entries', { ...line, kind: 'taken', minutes: -minutes });
  return () => insertRow(database, 'leave_entries', { ...line, kind: 'returned', minutes });
};
const logged = async (days: number) => {
  const person = await desk.newcomer();
  const { database } = desk.muster;
  await database.query("update members set start_date = '2020-01-01' where id = $1", [person.member]);
  await makeEntry(database, desk.muster.organization, {
    ...{ member_id: person.member, work_date: addDays(today, -days), status: 'draft', duration_s: 3_600 },
  });
  return person;
};
const toldOf = async (person: TestPerson, type: string) =>
  (await telling.toldTo(desk.muster, person)).filter((one) => one.type === type).map(({ url }) => url);
const look = () =>
  watchOrganizations(
    desk.muster.server.databases,
    watches,
    tellBeside(async () => undefined),
  ).run({});

test('the last day that is missing is one that somebody wasn’t away on, and half a day of leave counts as work', async () => {
  const [usual, whole, half] = [await logged(3), await logged(3), await logged(3)];
  await away(whole, addDays(today, -1));
  await away(half, addDays(today, -1), 240);
  await look();
  const of = (days: number) => [`/daily-activity?date=${addDays(today, -days)}`];
  expect(await toldOf(usual, 'activity.missing')).toEqual(of(1));
  expect(await toldOf(whole, 'activity.missing')).toEqual(of(2));
  expect(await toldOf(half, 'activity.missing')).toEqual(of(1));
});

test('nobody is reminded of anything on a day that they are away all of, and is once the leave is cancelled', async () => {
  const [person, working] = [await logged(7), await logged(7)];
  const cancel = await away(person, today);
  await away(working, today, 120);
  await look();
  expect(await toldOf(person, 'activity.missing')).toEqual([]);
  expect(await toldOf(person, 'activity.unsubmitted')).toEqual([]);
  expect(await toldOf(working, 'activity.missing')).toHaveLength(1);
  expect(await toldOf(working, 'activity.unsubmitted')).toHaveLength(1);
  await cancel();
  await look();
  expect(await toldOf(person, 'activity.unsubmitted')).toHaveLength(1);
});
