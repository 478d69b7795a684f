import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stepFollowUp, stepHandover } from '#contract/ops-log/endpoints.ts';
import type { HandoverState } from '#contract/ops-log/states.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { openTelling } from '../../../test/telling.ts';
import { watches } from '../../reactions.ts';
import { tellBeside, watchOrganizations } from '../notifications/reactions.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

const telling = openTelling();
let desk: OpsLogDesk;
let leaving: TestPerson;
let coming: TestPerson;
const guard = () => makePerson(desk.muster.database, desk.muster.organization.id, 'member');
beforeAll(async () => {
  desk = await openOpsLogDesk(telling.jobs);
});
/** Somebody whose shift ends in a quarter of an hour, and whoever comes then. */
beforeEach(async () => {
  await desk.muster.database.query('delete from assignments');
  [leaving, coming] = [await guard(), await guard()];
});
afterAll(() => desk.muster.close());

const draft = async () => {
  const shift_id = await desk.onShift(leaving, -8, 0.25);
  return (await desk.write({ type: 'handover', title: 'Day to night', shift_id }, leaving)).body.id;
};
const step = (id: string, person: TestPerson, to: HandoverState, note = '') =>
  desk.muster.as(person)(stepHandover, {
    params: { project_id: desk.project, entry_id: id },
    body: { to, note },
  });
const look = () =>
  watchOrganizations(
    desk.muster.server.databases,
    watches,
    tellBeside(async () => undefined),
  ).run({});
/** What somebody was told of an entry, after everything that happened was told. */
const told = async (person: TestPerson, id: string) => {
  await telling.work(desk.muster);
  const rows = await telling.toldTo(desk.muster, person);
  return rows.filter(({ url }) => url === `/manager/projects/${desk.project}/ops-log?entry=${id}`);
};

test('a handover that is signed out is told to whoever is rostered next, and a draft to nobody', async () => {
  const id = await draft();
  await desk.onShift(coming, 0.25, 8);
  expect(await told(coming, id)).toEqual([]);
  await step(id, leaving, 'signed_out');
  expect(await told(coming, id)).toMatchObject([
    {
      ...{ type: 'handover.waiting', title: 'handed over on Harbour Terminal', project_id: desk.project },
      message: 'Day to night · Read it, then acknowledge or dispute it.',
      reason: 'You are on the next shift of Harbour Terminal.',
    },
  ]);
  for (const person of [leaving, desk.manager]) expect(await told(person, id)).toEqual([]);
});

test('where nobody is rostered next those hear of it who manage the project, and later whoever is rostered after all', async () => {
  const id = await draft();
  await step(id, leaving, 'signed_out');
  expect(await told(desk.manager, id)).toMatchObject([
    { type: 'handover.waiting', reason: 'Nobody is on the next shift of Harbour Terminal.' },
  ]);
  await desk.onShift(coming, 0.25, 8);
  for (const _ of ['once', 'and no second time']) await look();
  expect(await told(coming, id)).toMatchObject([{ title: 'A handover waits for you on Harbour Terminal' }]);
  await step(id, coming, 'acknowledged');
  await desk.onShift(desk.coordinator, 0.25, 8);
  await look();
  expect(await told(desk.coordinator, id)).toEqual([]);
});

test('its author is told why it is disputed, and whoever disputed it that it was signed out again', async () => {
  const id = await draft();
  await desk.onShift(coming, 0.25, 8);
  await step(id, leaving, 'signed_out');
  await telling.work(desk.muster);
  await step(id, coming, 'disputed', 'Two keys are missing');
  expect(await told(leaving, id)).toMatchObject([
    {
      ...{ type: 'handover.disputed', title: 'disputed your handover on Harbour Terminal' },
      message: '“Two keys are missing” · Day to night',
    },
  ]);
  await step(id, leaving, 'signed_out', 'Found');
  expect(await told(coming, id)).toHaveLength(2);
});

const leave = async (owner: TestPerson, due: string) =>
  desk.entry({ title: 'Order a lock', follow_up: { owner_id: owner.member, due } });
const daysAgo = async (days: number) => {
  const [row] = await desk.muster.database.query<{ day: string }>(
    'select ((now() at time zone timezone)::date - $1::int)::text as day from organizations limit 1',
    [days],
  );
  return row?.day ?? '';
};

test('whoever is left something to do is told once, and nobody of what they left for themselves', async () => {
  const id = await leave(coming, '2036-04-01');
  const given = {
    ...{ type: 'follow-up.given', title: 'gave you a follow-up on Harbour Terminal' },
    message: 'Order a lock · due 1 Apr',
  };
  expect(await told(coming, id)).toMatchObject([given]);
  await desk.correct(id, { title: 'Order two locks', severity: 'sev1' });
  expect(await told(coming, id)).toHaveLength(1);
  const own = await leave(desk.coordinator, '2036-04-01');
  expect(await told(desk.coordinator, own)).toEqual([]);
});

test('they are reminded once after its day, not on it, nor of what is done or long past', async () => {
  const [overdue, today, done, old] = [
    await leave(coming, await daysAgo(1)),
    await leave(coming, await daysAgo(0)),
    await leave(coming, await daysAgo(1)),
    await leave(coming, await daysAgo(31)),
  ];
  await desk.muster.as(desk.coordinator)(stepFollowUp, {
    params: { project_id: desk.project, entry_id: done },
    body: { to: 'done' },
  });
  for (const _ of ['once', 'and no second time']) await look();
  const reminders = async (id: string) =>
    (await told(coming, id)).filter(({ type }) => type === 'follow-up.overdue').map(({ title }) => title);
  expect(await reminders(overdue)).toEqual(['Follow-up overdue: Order a lock']);
  for (const id of [today, done, old]) expect(await reminders(id)).toEqual([]);
});
