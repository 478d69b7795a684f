import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { restingOf } from '../../../test/resting.ts';
import { openTelling } from '../../../test/telling.ts';
import { incidentWatches } from '../../reactions.ts';
import { tellBeside, watchOrganizations } from '../notifications/reactions.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

const telling = openTelling();
let desk: OpsLogDesk;
/** A manager of the whole organization, and the owner of the project, who coordinates. */
let manager: TestPerson;
let owner: TestPerson;
beforeAll(async () => {
  desk = await openOpsLogDesk(telling.jobs);
  const { database, organization } = desk.muster;
  manager = organization.people.manager;
  owner = await makePerson(database, organization.id, 'coordinator');
  await database.query('update projects set owner_id = $1', [owner.member]);
});
afterAll(() => desk.muster.close());

const nowhere = async () => undefined;
const look = () =>
  watchOrganizations(
    desk.muster.server.databases,
    incidentWatches,
    tellBeside(nowhere),
    'incident-watch',
  ).run({});
/** What somebody was told of an entry, after everything that happened was told. */
const told = async (person: TestPerson, id: string) => {
  await telling.work(desk.muster);
  const rows = await telling.toldTo(desk.muster, person);
  return rows.filter(({ url }) => url.endsWith(`/ops-log?entry=${id}`));
};
const incident = (severity: string) => desk.entry({ type: 'incident', severity, title: 'Crane 2 stands' });
/** Lets an incident have been written so many minutes earlier. */
const age = (id: string, minutes: number) =>
  desk.tamper(`update ops_log set recorded_at = recorded_at - interval '${minutes} minutes',
    occurred_at = occurred_at - interval '${minutes} minutes' where id = '${id}' or about = (select seq from ops_log where id = '${id}')`);
const counts = async (id: string) => {
  await telling.work(desk.muster);
  const { director, owner: head, executive } = desk.muster.organization.people;
  return Promise.all([director, head, executive].map(async (person) => (await told(person, id)).length));
};

test('a grave incident is told once to the owner and the managers of its project, and to nobody above them', async () => {
  const id = await incident('sev1');
  expect(await told(manager, id)).toMatchObject([
    {
      ...{ type: 'incident.opened', title: 'reported sev1 on Harbour Terminal', message: 'Crane 2 stands' },
      ...{ reason: 'You manage Harbour Terminal.', project_id: desk.project },
    },
  ]);
  expect(await told(owner, id)).toMatchObject([{ reason: 'You own Harbour Terminal.' }]);
  expect(await told(desk.coordinator, id)).toEqual([]);
  expect(await counts(id)).toEqual([0, 0, 0]);
});

test('one that is lighter is told once a correction makes it grave, and once only', async () => {
  const id = await incident('sev3');
  expect(await told(owner, id)).toEqual([]);
  await desk.correct(id, { severity: 'sev2', title: 'Crane 2 fell' });
  await desk.correct(id, { severity: 'sev1', title: 'Crane 2 fell' });
  expect(await told(owner, id)).toMatchObject([{ message: 'Crane 2 fell' }]);
});

test('one that is open again is told again', async () => {
  const id = await incident('sev2');
  await desk.step(id, 'acknowledged');
  await desk.step(id, 'resolved');
  await desk.step(id, 'open', { note: 'It stands again' });
  expect((await told(owner, id)).map(({ title }) => title)).toEqual([
    'reported sev2 on Harbour Terminal',
    'reopened sev2 on Harbour Terminal',
  ]);
});

test('as long as nobody acknowledges it, one rank more is told after ten minutes each, each of them once', async () => {
  const id = await incident('sev1');
  await age(id, 9);
  await look();
  expect(await counts(id)).toEqual([0, 0, 0]);
  await age(id, 2);
  await look();
  await look();
  expect(await counts(id)).toEqual([1, 0, 0]);
  expect(await told(desk.muster.organization.people.director, id)).toMatchObject([
    {
      type: 'incident.unacknowledged',
      title: 'Nobody has acknowledged sev1 on Harbour Terminal: Crane 2 stands',
      reason: 'You stand above those who manage Harbour Terminal.',
    },
  ]);
  await age(id, 10);
  await look();
  expect(await counts(id)).toEqual([1, 1, 0]);
  await age(id, 10);
  await look();
  expect(await counts(id)).toEqual([1, 1, 1]);
});

test('sev2 waits for half an hour, and what is lighter or was acknowledged calls nobody', async () => {
  const [second, light, taken] = [await incident('sev2'), await incident('sev3'), await incident('sev1')];
  await desk.step(taken, 'acknowledged');
  for (const id of [second, light, taken]) await age(id, 29);
  await look();
  for (const id of [second, light, taken]) expect(await counts(id)).toEqual([0, 0, 0]);
  await age(second, 2);
  await look();
  expect(await counts(second)).toEqual([1, 0, 0]);
});

test.each(['suspend', 'archive'] as const)(
  '%s: nobody is called there, and whoever still has to be is called once when it is back',
  async (rest) => {
    const resting = restingOf(() => desk.muster);
    const [waiting, old] = [await incident('sev1'), await incident('sev1')];
    await counts(waiting);
    await resting[rest]();
    await age(waiting, 11);
    await age(old, 1_441);
    await look();
    for (const id of [waiting, old]) expect(await counts(id)).toEqual([0, 0, 0]);
    await resting.bringBack();
    await look();
    await look();
    expect(await counts(waiting)).toEqual([1, 0, 0]);
    expect(await counts(old)).toEqual([0, 0, 0]);
  },
);

test('a project chooses its own minutes', async () => {
  const choose = (minutes: number) =>
    desk.muster.database.query('update projects set sev1_escalates_min = $1', [minutes]);
  await choose(25);
  const id = await incident('sev1');
  await age(id, 24);
  await look();
  expect(await counts(id)).toEqual([0, 0, 0]);
  await age(id, 2);
  await look();
  expect(await counts(id)).toEqual([1, 0, 0]);
  await choose(10);
});

test('one that was made grave has its time from then on, and one from yesterday calls nobody any more', async () => {
  const [late, old] = [await incident('sev4'), await incident('sev1')];
  await age(late, 60);
  await desk.correct(late, { severity: 'sev1', title: 'Crane 2 fell' });
  await age(old, 1_441);
  await look();
  for (const id of [late, old]) expect(await counts(id)).toEqual([0, 0, 0]);
});

test('a rank that nobody has is not waited for', async () => {
  const { database, organization } = desk.muster;
  const gone = [manager, organization.people.director].map(({ sub }) => sub);
  await database.query('update members set archived_at = now() where id = $1', [owner.member]);
  await database.query('update role_grants set archived_at = now() where subject = any ($1)', [gone]);
  const id = await incident('sev1');
  expect(await counts(id)).toEqual([0, 1, 0]);
  await age(id, 11);
  await look();
  expect(await counts(id)).toEqual([0, 1, 1]);
});

test('what nobody is told of leaves no job behind', async () => {
  const queued: string[] = [];
  const other = await openOpsLogDesk({ enqueue: async (_, queue) => void queued.push(queue) });
  await other.entry();
  await other.step(await other.entry({ type: 'incident', severity: 'sev4' }), 'acknowledged');
  expect(queued.filter((queue) => queue === 'reactions')).toEqual([]);
  await other.entry({ type: 'incident', severity: 'sev2' });
  expect(queued.filter((queue) => queue === 'reactions')).toHaveLength(1);
  await other.muster.close();
});
