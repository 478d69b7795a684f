import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { changeGrant, grantRole, revokeGrant } from '#contract/members/endpoints.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { type JobDefinition, type Jobs, openJobs } from '../../platform/jobs.ts';
import { reactions } from '../../reactions.ts';
import { WAYS } from './queries/ways.ts';
import { reactToEvents } from './reactions.ts';

let muster: TestServer;
let jobs: Jobs;
let react: JobDefinition;
let owner: TestPerson;
/** What was put into the queue of reactions, as a worker gets it. */
const heard: object[] = [];

beforeAll(async () => {
  const enqueue: Jobs['enqueue'] = async (db, queue, data, notBefore) => {
    if (queue === 'reactions') heard.push(data);
    else await jobs.enqueue(db, queue, data, notBefore);
  };
  muster = await openTestServer({}, {}, { enqueue });
  owner = muster.organization.people.owner;
  jobs = await openJobs(muster.database.url, () => undefined);
  react = reactToEvents(muster.server.databases, { reactions, enqueue });
  const run = async () => undefined;
  await jobs.work(Object.values(WAYS).map((queue) => ({ queue, run })));
});
afterEach(() => {
  heard.length = 0;
});
afterAll(async () => {
  await jobs.stop();
  await muster.close();
});

const newcomer = () => makePerson(muster.database, muster.organization.id, 'member');
const give = (person: TestPerson, role: 'manager' | 'director' = 'manager', reason = 'Stands in for Ann') =>
  muster.as(owner)(grantRole, { params: { member_id: person.member ?? '' }, body: { role, reason } });
const work = async () => {
  for (const data of heard) await react.run(data);
};
const toldTo = ({ sub }: TestPerson) =>
  muster.database.query(
    'select type, title, message, actor_name, reason, url, organization_id from notifications where recipient = $1 order by id',
    [sub],
  );
const waysTo = ({ sub }: TestPerson) =>
  muster.database.query(
    'select channel::text, status::text, in_digest from notification_channels where recipient = $1 order by notification_channels.channel',
    [sub],
  );
const jobsFor = async ({ sub }: TestPerson) => {
  const rows = await muster.database.query<{ name: string }>(
    "select name from pgboss.job where data ->> 'recipient' = $1 order by name",
    [sub],
  );
  return rows.map(({ name }) => name);
};

test('whoever is given a role is told of it, on every way that they want, and why', async () => {
  const person = await newcomer();
  expect((await give(person)).status).toBe(201);
  await work();
  const [told, ...more] = await toldTo(person);
  expect(more).toEqual([]);
  expect(told).toMatchObject({
    ...{ type: 'role.granted', message: 'Stands in for Ann', actor_name: owner.name, url: '/account' },
    ...{ reason: 'The role is yours.', organization_id: muster.organization.id },
  });
  expect(told?.title).toMatch(/^made you manager in Organization /);
  expect(await waysTo(person)).toEqual([
    { channel: 'app', status: 'ready', in_digest: false },
    { channel: 'web-push', status: 'queued', in_digest: false },
    { channel: 'email', status: 'queued', in_digest: false },
  ]);
  expect(await jobsFor(person)).toEqual(['notification-mail', 'notification-push']);
});

test('however often a worker dies over it, they are told once', async () => {
  const person = await newcomer();
  await give(person);
  await work();
  await work();
  expect(await toldTo(person)).toHaveLength(1);
  expect(await jobsFor(person)).toHaveLength(2);
});

test('what fails leaves neither a notification nor a job', async () => {
  const person = await newcomer();
  await give(person);
  const failing = reactToEvents(muster.server.databases, {
    reactions,
    enqueue: () => Promise.reject(new Error('the worker dies here')),
  });
  await expect(failing.run(heard[0] ?? {})).rejects.toThrow('the worker dies here');
  expect([await toldTo(person), await jobsFor(person)]).toEqual([[], []]);
});

test('nobody is told of what they did themselves, and nobody of an event that concerns nobody', async () => {
  const colleague = await makePerson(muster.database, muster.organization.id, 'owner');
  const body = { role: 'director', reason: '' } as const;
  await muster.as(colleague)(grantRole, { params: { member_id: colleague.member ?? '' }, body });
  const [own] = await muster.database.query<{ id: string }>(
    `insert into events (org_id, type, subject_type, subject_id, actor, changes)
     values ($1, 'grant.created', 'member', $2, $3, '{"role": [null, "manager"]}') returning id`,
    [muster.organization.id, colleague.member, colleague.sub],
  );
  await react.run({ organization: muster.organization.id, events: [own?.id] });
  expect(await toldTo(colleague)).toEqual([]);
});

test('what they don’t want goes the other ways only', async () => {
  const person = await newcomer();
  await muster.database.query(
    "insert into notification_preferences (recipient, channel, mode) values ($1, 'web-push', 'off'), ($1, 'email', 'digest')",
    [person.sub],
  );
  await give(person);
  await work();
  expect(await waysTo(person)).toEqual([
    { channel: 'app', status: 'ready', in_digest: false },
    { channel: 'web-push', status: 'opt-out', in_digest: false },
    { channel: 'email', status: 'queued', in_digest: true },
  ]);
  expect(await jobsFor(person)).toEqual([]);
});

test('only its reason changed, and nobody is told; taken back, they are told again', async () => {
  const person = await newcomer();
  const { body } = await give(person);
  const params = { member_id: person.member ?? '', grant_id: body.grants[0].id };
  await work();
  heard.length = 0;
  await muster.as(owner)(changeGrant, { params, version: 1, body: { reason: 'Another one' } });
  await work();
  expect(await toldTo(person)).toHaveLength(1);
  await muster.as(owner)(revokeGrant, { params, version: 2 });
  await work();
  expect((await toldTo(person)).map(({ title }) => title)).toEqual([
    expect.stringMatching(/^made you manager/),
    expect.stringMatching(/^took a role in .* back from you$/),
  ]);
});

test('the counts of an inbox are those of its rows', async () => {
  const person = await newcomer();
  await give(person);
  await give(person, 'director');
  await work();
  const counts = () =>
    muster.database.query('select unread, total from notification_counts where recipient = $1', [person.sub]);
  expect(await counts()).toEqual([{ unread: 2, total: 2 }]);
  const set = (columns: string) =>
    muster.database.query(
      `update notifications set ${columns} where recipient = $1 and title like 'made you manager%'`,
      [person.sub],
    );
  await set('read_at = now()');
  expect(await counts()).toEqual([{ unread: 1, total: 2 }]);
  await set('archived_at = now()');
  expect(await counts()).toEqual([{ unread: 1, total: 1 }]);
  await set('archived_at = null, read_at = null');
  expect(await counts()).toEqual([{ unread: 2, total: 2 }]);
  await set("snoozed_until = now() - interval '1 s'");
  expect(await counts()).toEqual([{ unread: 1, total: 1 }]);
  await muster.database.query('select wake_notifications()');
  expect(await counts()).toEqual([{ unread: 2, total: 2 }]);
  await muster.database.query('delete from notifications where recipient = $1', [person.sub]);
  expect(await counts()).toEqual([{ unread: 0, total: 0 }]);
});
