import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { grantRole, readMember } from '#contract/members/endpoints.ts';
import { offboardMember } from '#contract/members/offboarding.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { restingOf } from '../../../test/resting.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { openTelling } from '../../../test/telling.ts';
import { watches } from '../../reactions.ts';
import { tellBeside, watchOrganizations } from '../notifications/reactions.ts';

const telling = openTelling();
let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer({}, {}, telling.jobs);
});
afterAll(() => muster.close());
const resting = restingOf(() => muster);
beforeEach(() => resting.bringBack());

const RESTS = ['suspend', 'archive'] as const;
const newcomer = () => makePerson(muster.database, muster.organization.id, 'member');
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const grant = (by: TestPerson, { member }: TestPerson, expires_at: string) =>
  muster.as(by)(grantRole, {
    ...{ organization: muster.organization.id, params: { member_id: member ?? '' } },
    body: { role: 'manager', expires_at },
  });
const told = async (person: TestPerson) =>
  (await telling.toldTo(muster, person)).map(({ type }) => type).filter((type) => type !== 'role.changed');
const all = async (person: TestPerson) => (await telling.toldTo(muster, person)).map(({ type }) => type);
/** The hourly round, as the worker runs it. */
const look = () =>
  watchOrganizations(
    muster.server.databases,
    watches,
    tellBeside(async () => undefined),
  ).run({});
const query = (text: string, ...values: unknown[]) => muster.database.query(text, values);

test.each(RESTS)('%s: nobody is told of what administrators do there, then or later', async (rest) => {
  const [before, meanwhile, after] = [await newcomer(), await newcomer(), await newcomer()];
  const { admin } = muster.organization.people;
  // Written before, and still waiting for a worker.
  expect((await grant(admin, before, inDays(60))).status).toBe(201);
  await resting[rest]();
  await telling.work(muster);
  expect((await grant(admin, meanwhile, inDays(60))).status).toBe(201);
  await telling.work(muster);
  await resting.bringBack();
  await telling.work(muster);
  expect([await all(before), await all(meanwhile)]).toEqual([[], []]);
  await grant(admin, after, inDays(60));
  await telling.work(muster);
  expect(await all(after)).not.toEqual([]);
});

test.each(RESTS)(
  '%s: a reminder that falls due there waits, and comes once when it is back',
  async (rest) => {
    const person = await newcomer();
    await grant(muster.organization.people.owner, person, inDays(3));
    await resting[rest]();
    await look();
    expect(await told(person)).toEqual([]);
    await resting.bringBack();
    await look();
    await look();
    expect(await told(person)).toEqual(['role.expiring']);
  },
);

test('whoever missed days before and meanwhile is reminded of the last of them, once', async () => {
  const person = await newcomer();
  await query("update members set start_date = '2020-01-01' where id = $1", person.member);
  await query("update organizations set working_days = '{480,480,480,480,480,480,480}'");
  // Noon there, whatever the hour is here: the names of these zones say how far Greenwich is ahead of them.
  const ahead = 12 - new Date().getUTCHours();
  await query(
    'update organizations set timezone = $1',
    ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`,
  );
  const [row] = await muster.database.query<{ day: string; last: string }>(
    'select (day_in($1) - 8)::text as day, (day_in($1) - 1)::text as last',
    [muster.organization.id],
  );
  await makeEntry(muster.database, muster.organization, { member_id: person.member, work_date: row?.day });
  await resting.suspend();
  await look();
  expect(await told(person)).toEqual([]);
  await resting.bringBack();
  await look();
  await look();
  const missing = (await telling.toldTo(muster, person)).filter(({ type }) => type === 'activity.missing');
  expect(missing.map(({ url }) => url.slice(-10))).toEqual([row?.last]);
});

test.each(RESTS)(
  '%s: whoever was to leave stays until it is back, and then goes as of their last day',
  async (rest) => {
    const person = await newcomer();
    const { owner, admin } = muster.organization.people;
    const params = { member_id: person.member ?? '' };
    const organization = muster.organization.id;
    const read = async () => (await muster.as(admin)(readMember, { params, organization })).body;
    const [day] = await muster.database.query<{ ahead: string; before: string }>(
      'select (day_in($1) + 9)::text as ahead, (day_in($1) - 1)::text as before',
      [organization],
    );
    const { status } = await muster.as(owner)(offboardMember, {
      ...{ params, organization },
      body: {
        ...{ version: (await read()).version, last_day: day?.ahead ?? '', reason: 'A new job' },
        successors: {},
      },
    });
    expect(status).toBe(200);
    await query('update offboardings set last_day = $2 where member_id = $1', person.member, day?.before);
    await query('update members set start_date = start_date - 9 where id = $1', person.member);
    await resting[rest]();
    const trail = () => query('select id from events where org_id = $1 order by id', organization);
    const [kept, seen] = [await trail(), await read()];
    await look();
    expect(await trail()).toEqual(kept);
    expect(await read()).toEqual(seen);
    expect(seen).toMatchObject({ status: 'active' });
    await resting.bringBack();
    await look();
    await look();
    expect(await read()).toMatchObject({ status: 'offboarded', end_date: day?.before });
    const gone = await query(
      "select id from events where subject_id = $1 and type = 'member.removed'",
      person.member,
    );
    expect(gone).toHaveLength(1);
  },
);
