import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendFeedback } from '#contract/feedback/endpoints.ts';
import { invite } from '#contract/invitations/endpoints.ts';
import { grantRole } from '#contract/members/endpoints.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { openTelling } from '../../../test/telling.ts';
import { reactions, watches } from '../../reactions.ts';
import { tellOfFeedback } from '../feedback/reactions.ts';
import { reactToEvents, tellBeside, watchOrganizations } from './reactions.ts';

const telling = openTelling();
const queued: [string, object][] = [];
let muster: TestServer;
beforeAll(async () => {
  const enqueue: typeof telling.jobs.enqueue = async (_, queue, data) => void queued.push([queue, data]);
  muster = await openTestServer({}, {}, { enqueue });
});
afterAll(() => muster.close());

const nowhere = async () => undefined;
const tell = tellBeside(nowhere);
const look = async () => watchOrganizations(muster.server.databases, watches, tell).run({});
const react = async () => {
  const { run } = reactToEvents(muster.server.databases, { reactions, enqueue: nowhere });
  for (const [queue, data] of queued.splice(0)) if (queue === 'reactions') await run(data);
};
const toldTo = async (person: TestPerson, type: string) =>
  (await telling.toldTo(muster, person)).filter((told) => told.type === type);
const newcomer = () => makePerson(muster.database, muster.organization.id, 'member');
const owner = () => muster.as(muster.organization.people.owner);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('a role that ends within a week is told once, and again only when its end moves', async () => {
  const person = await newcomer();
  const params = { member_id: person.member ?? '' };
  await owner()(grantRole, { params, body: { role: 'manager', expires_at: inDays(3) } });
  await owner()(grantRole, { params, body: { role: 'coordinator', expires_at: inDays(30) } });
  await look();
  await look();
  expect(await toldTo(person, 'role.expiring')).toMatchObject([
    { title: expect.stringMatching(/^Your role ends: manager in Organization /), url: '/account' },
  ]);
  await muster.database.query(
    "update role_grants set expires_at = expires_at + interval '1 day' where subject = $1 and role = 'manager'",
    [person.sub],
  );
  await look();
  expect(await toldTo(person, 'role.expiring')).toHaveLength(2);
});

/** Makes it this hour of a working day in the organization, by its zone. */
const atHour = (hour: number) => {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  // The names of these zones say how far Greenwich is ahead of them.
  const zone = ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  return muster.database.query('update organizations set timezone = $1, working_days = $2', [
    zone,
    '{480,480,480,480,480,480,480}',
  ]);
};
const daysAgo = async (days: number) => {
  const [row] = await muster.database.query<{ day: string }>(
    'select ((now() at time zone timezone)::date - $1::int)::text as day from organizations limit 1',
    [days],
  );
  return row?.day ?? '';
};

test('whoever logs their time and missed the last working day is reminded in the morning, once', async () => {
  const [forgetful, diligent, silent] = [await newcomer(), await newcomer(), await newcomer()];
  await muster.database.query("update members set start_date = '2020-01-01'");
  await atHour(10);
  const [yesterday, before] = [await daysAgo(1), await daysAgo(2)];
  for (const [person, work_date] of [
    [forgetful, before],
    [diligent, before],
    [diligent, yesterday],
  ] as const)
    await makeEntry(muster.database, muster.organization, { member_id: person.member, work_date });
  await atHour(4);
  await look();
  expect((await toldTo(forgetful, 'activity.missing')).filter(({ url }) => url.endsWith(yesterday))).toEqual(
    [],
  );
  await atHour(10);
  await look();
  await look();
  expect(
    (await toldTo(forgetful, 'activity.missing')).filter(({ url }) => url.endsWith(yesterday)),
  ).toHaveLength(1);
  for (const person of [diligent, silent]) expect(await toldTo(person, 'activity.missing')).toEqual([]);
});

test('nobody is reminded of a holiday, but of the working day before it, nor while they are on leave', async () => {
  const [person, away] = [await newcomer(), await newcomer()];
  await muster.database.query("update members set start_date = '2020-01-01'");
  await muster.database.query("update members set status = 'on_leave' where id = $1", [away.member]);
  await atHour(10);
  const [yesterday, before, earlier] = [await daysAgo(1), await daysAgo(2), await daysAgo(3)];
  for (const { member } of [person, away])
    await makeEntry(muster.database, muster.organization, { member_id: member, work_date: earlier });
  await muster.database.query("insert into holidays (org_id, date, name) values ($1, $2, 'Harbour day')", [
    ...[muster.organization.id, yesterday],
  ]);
  await look();
  expect(await toldTo(person, 'activity.missing')).toMatchObject([
    { url: expect.stringMatching(new RegExp(`${before}$`)) },
  ]);
  expect(await toldTo(away, 'activity.missing')).toEqual([]);
  await muster.database.query('delete from holidays where org_id = $1', [muster.organization.id]);
});

test('whoever is invited and signs in here already is told, and nobody whose address isn’t vouched for', async () => {
  const known = await makePerson(muster.database, muster.organization.id, 'member');
  const other = await makePerson(muster.database, muster.organization.id, 'member');
  await muster.database.query(
    "update users set email = sub || '@elsewhere.example', email_verified = sub = $1 where sub = any ($2)",
    [known.sub, [known.sub, other.sub]],
  );
  const invitations = [known, other].map(({ sub }) => ({
    email: `${sub}@elsewhere.example`.toLowerCase(),
    role: 'member' as const,
  }));
  expect((await owner()(invite, { body: { invitations, message: 'Join us' } })).status).toBe(201);
  await react();
  expect(await toldTo(known, 'invitation.received')).toMatchObject([
    {
      title: expect.stringMatching(/^invited you to /),
      message: 'Join us',
      url: expect.stringMatching(/^\/invitation\?id=/),
    },
  ]);
  expect(await toldTo(other, 'invitation.received')).toEqual([]);
});

test('administrators of everything are told of feedback, and not of their own', async () => {
  const { admin, member } = muster.organization.people;
  const say = (person: TestPerson) =>
    muster.as(person)(sendFeedback, {
      body: { name: person.name, email: person.email, message: 'The week is hard to read', page: '/' },
    });
  for (const person of [member, admin]) expect((await say(person)).status).toBe(201);
  for (const [queue, data] of queued.splice(0))
    if (queue === 'feedback-telling') await tellOfFeedback(muster.server.databases, tell).run(data);
  expect(await toldTo(admin, 'feedback.received')).toMatchObject([{ title: 'sent feedback' }]);
});
