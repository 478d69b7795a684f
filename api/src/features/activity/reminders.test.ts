import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Approvals, openApprovals } from '../../../test/approval-desk.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import type { TestPerson } from '../../../test/people.ts';
import { openTelling } from '../../../test/telling.ts';
import { watches } from '../../reactions.ts';
import { tellBeside, watchOrganizations } from '../notifications/reactions.ts';

const telling = openTelling();
let at: Approvals;
beforeAll(async () => {
  at = await openApprovals();
  await morning(10);
});
afterAll(() => at.desk.muster.close());

const { toldTo } = telling;
const look = () => {
  const { databases } = at.desk.muster.server;
  return watchOrganizations(
    databases,
    watches,
    tellBeside(async () => undefined),
  ).run({});
};
const told = async (person: TestPerson, type: string) =>
  (await toldTo(at.desk.muster, person)).filter((one) => one.type === type);

/** Makes it this hour of a working day, by the organization's zone. */
const morning = async (hour: number) => {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  const zone = ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  await at.desk.setting('timezone', zone);
  await at.desk.setting('working_days', '{480,480,480,480,480,480,480}');
};
/** A day of last week in the organization, 0 = its first. */
const ofLastWeek = async (place: number) => {
  const [row] = await at.desk.muster.database.query<{ day: string }>(
    `select (here.day - (extract(dow from here.day)::int - week_start + 7) % 7 - 7 + $1::int)::text as day
     from organizations, lateral (select (now() at time zone timezone)::date as day) here limit 1`,
    [place],
  );
  return row?.day ?? '';
};
const log = async (person: TestPerson, place: number, status: string) =>
  makeEntry(at.desk.muster.database, at.desk.muster.organization, {
    ...{ member_id: person.member, work_date: await ofLastWeek(place), status, duration_s: 5_400 },
  });

test('whoever left last week unsubmitted is reminded once, with how much of which days', async () => {
  const [late, done] = [await at.desk.newcomer(), await at.desk.newcomer()];
  await log(late, 0, 'draft');
  await log(late, 2, 'rejected');
  await log(done, 1, 'submitted');
  await look();
  await look();
  expect(await told(late, 'activity.unsubmitted')).toMatchObject([
    {
      title: 'Last week is not submitted yet',
      message: expect.stringMatching(/^2 entries, 3:00, /),
      url: `/daily-activity?date=${await ofLastWeek(0)}`,
    },
  ]);
  expect(await told(done, 'activity.unsubmitted')).toEqual([]);
});

test('nobody is reminded before nine, on a holiday, or of this week', async () => {
  const person = await at.desk.newcomer();
  await log(person, 7, 'draft');
  await look();
  await log(person, 0, 'draft');
  await morning(4);
  await look();
  await morning(10);
  const { database, organization } = at.desk.muster;
  await database.query(
    `insert into holidays (org_id, date, name)
     select org_id, (now() at time zone timezone)::date, 'Harbour day' from organizations where org_id = $1`,
    [organization.id],
  );
  await look();
  expect(await told(person, 'activity.unsubmitted')).toEqual([]);
  await database.query('delete from holidays');
  await look();
  expect(await told(person, 'activity.unsubmitted')).toHaveLength(1);
});

test('an approver is reminded once a week of what has waited for their word for more than three days', async () => {
  const made = await at.submitted('both');
  const waitFor = (days: number) =>
    at.desk.muster.database.query(
      `do $$ begin
         perform set_config('session_replication_role', 'replica', true);
         update activity_entries set updated_at = now() - interval '${days} days' where id = '${made.id}';
       end $$`,
    );
  await waitFor(2);
  await look();
  expect(await told(made.boss, 'activity.waiting')).toEqual([]);
  await waitFor(4);
  await look();
  await look();
  for (const person of [made.boss, made.owner])
    expect(await told(person, 'activity.waiting')).toMatchObject([
      {
        title: 'Time has waited for your approval for more than three days',
        message: expect.stringMatching(/^1 entry, 1:00, /),
        url: expect.stringMatching(/\/approvals$/),
      },
    ]);
  expect(await told(made.person, 'activity.waiting')).toEqual([]);
});

test('whoever has given their word is not reminded of the other that is missing', async () => {
  const made = await at.submitted('both');
  await at.approve(made.boss, made);
  await at.desk.muster.database.query(
    `do $$ begin
       perform set_config('session_replication_role', 'replica', true);
       update activity_entries set updated_at = now() - interval '4 days' where id = '${made.id}';
     end $$`,
  );
  await look();
  expect(await told(made.boss, 'activity.waiting')).toEqual([]);
  expect(await told(made.owner, 'activity.waiting')).toHaveLength(1);
});
