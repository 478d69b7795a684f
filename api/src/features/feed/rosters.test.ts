import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFeed } from '#contract/feed/endpoints.ts';
import { declineAssignment, markNoShow } from '#contract/shifts/assignment-endpoints.ts';
import type { TestPerson } from '../../../test/people.ts';
import { rosterOf, WEEK } from '../../../test/roster-desk.ts';
import { openSwapDesk, type SwapDesk } from '../../../test/swap-desk.ts';

let desk: SwapDesk;
let guard: TestPerson;
beforeAll(async () => {
  desk = await openSwapDesk();
  guard = await desk.guard();
  const roster = rosterOf(desk, desk.project);
  await roster.on(await roster.shift(), guard);
  await roster.publish({ note: 'Bring radios.' });
  await decline(await booking(48));
  await miss(await booking(-1));
  await swap();
});
afterAll(() => desk.muster.close());

const at = (assignment_id: string) => ({ project_id: desk.project, assignment_id });
const booking = async (hours: number) =>
  desk.give(await desk.told({ hours }), guard, { status: 'confirmed' });
const decline = (id: string) =>
  desk.muster.as(guard)(declineAssignment, { params: at(id), body: { version: 1, reason: 'My knee' } });
const miss = (id: string) =>
  desk.muster.as(desk.manager)(markNoShow, { params: at(id), body: { version: 1 } });
const swap = async () => {
  const pair = await desk.pair();
  await desk.approve(desk.manager, await desk.agreed(pair));
};
const read = async (query: object = {}, person = desk.manager) =>
  (await desk.muster.as(person)(listFeed, { params: { project_id: desk.project }, query })).body.data;
const types = async (query: object = {}, person = desk.manager) =>
  (await read({ kind: ['roster'], ...query }, person)).map(
    ({ roster }: { roster: { type: string } }) => roster.type,
  );

test('what happened to the roster stands in the feed, with whom and which days it concerns', async () => {
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect(await read({ kind: ['roster'] })).toMatchObject([
    { roster: { type: 'swap.applied', actor: desk.manager.name, from: day, people: [{}, {}] } },
    {
      kind: 'roster',
      roster: { type: 'assignment.missed', from: day, to: day, people: [{ name: guard.name }] },
    },
    { roster: { type: 'assignment.declined', actor: guard.name, people: [{ id: guard.member }] } },
    {
      roster: {
        ...{ type: 'roster.published', actor: desk.manager.name, ...WEEK },
        ...{ shifts: 1, note: 'Bring radios.', people: [] },
      },
    },
  ]);
});

test('why somebody declined is nobody’s business there', async () => {
  expect(JSON.stringify(await read())).not.toContain('knee');
});

test('who declined, missed or swapped a shift is for its planners; that it was published is for everybody', async () => {
  expect(await types({}, guard)).toEqual(['roster.published']);
});

test('it is narrowed by person, day and word, and left out where only time is asked for', async () => {
  expect(await types({ member_id: [guard.member] })).toEqual(['assignment.declined']);
  expect(await types({ q: 'radios' })).toEqual(['roster.published']);
  expect(await types({ to: '2020-01-01' })).toEqual([]);
  expect(await types({ billable: true })).toEqual([]);
});
