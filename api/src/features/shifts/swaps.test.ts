import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#contract/activity/rules.ts';
import { openSwapDesk, type SwapDesk } from '../../../test/swap-desk.ts';
import { refusal } from '../../../test/time-desk.ts';

let desk: SwapDesk;
beforeAll(async () => {
  desk = await openSwapDesk();
});
afterAll(() => desk.muster.close());

test('two people swap their shifts once a planner approves, and the trail tells each step', async () => {
  const pair = await desk.pair();
  const { ann, ben, annShift, benShift, annBooking, benBooking } = pair;
  const asked = await desk.ask(ann, {
    ...{ kind: 'swap', assignment_id: annBooking, with_assignment_id: benBooking, reason: 'School play' },
  });
  expect([asked.status, asked.body]).toMatchObject([
    201,
    {
      ...{ kind: 'swap', status: 'pending', version: 1, mine: 'requester', reason: 'School play' },
      ...{ requester: { id: ann.member }, counterpart: { id: ben.member } },
      ...{ gives: { assignment_id: annBooking, name: 'Guard' }, gets: { assignment_id: benBooking } },
    },
  ]);
  const { id, gives } = asked.body;
  expect(asked.body.expires_at).toBe(gives.starts_at);
  expect((await desk.own(ben))[0]).toMatchObject({ id, mine: 'counterpart' });
  expect((await desk.accept(ben, id)).body.status).toBe('accepted');
  const done = await desk.approve(desk.manager, id);
  expect([done.status, done.body]).toMatchObject([
    200,
    { status: 'applied', decided_by: { id: desk.manager.member }, decided_at: expect.any(String) },
  ]);
  expect([await desk.peopleOf(annShift), await desk.peopleOf(benShift)]).toEqual([
    [ben.member],
    [ann.member],
  ]);
  // Both know already: nothing is left to publish.
  expect((await desk.see(desk.manager, desk.today, addDays(desk.today, 14))).unpublished).toBe(0);
  const events = await desk.muster.database.query<{ type: string }>(
    "select type from events where subject_id = $1 or type like 'assignment.%' order by id",
    [id],
  );
  expect(events.map(({ type }) => type)).toEqual([
    ...['swap.asked', 'swap.accepted', 'assignment.removed', 'assignment.removed'],
    ...['assignment.swapped', 'assignment.swapped', 'swap.approved', 'swap.applied'],
  ]);
});

test('overlapping shifts can be swapped, since both are off before either is on', async () => {
  const [ann, ben] = [await desk.guard(), await desk.guard()];
  const [early, late] = [await desk.told({ hours: 200 }), await desk.told({ hours: 203 })];
  const annBooking = await desk.give(early, ann);
  const benBooking = await desk.give(late, ben);
  const id = await desk.agreed({ ann, ben, annBooking, benBooking, annShift: early, benShift: late });
  expect((await desk.approve(desk.manager, id)).status).toBe(200);
  expect([await desk.peopleOf(early), await desk.peopleOf(late)]).toEqual([[ben.member], [ann.member]]);
});

test('whoever is asked without a shift named says which of theirs they give', async () => {
  const { ann, ben, annBooking, benBooking, annShift } = await desk.pair();
  const { body } = await desk.ask(ann, {
    ...{ kind: 'swap', assignment_id: annBooking, member_id: ben.member ?? '' },
  });
  expect(body.gets).toBeNull();
  expect(refusal(await desk.accept(ben, body.id))).toEqual([422, 'swap-names', 'assignment_id']);
  expect((await desk.accept(ben, body.id, 1, annBooking)).status).toBe(404);
  const { body: accepted } = await desk.accept(ben, body.id, 1, benBooking);
  expect([accepted.status, accepted.gets.assignment_id]).toEqual(['accepted', benBooking]);
  expect((await desk.approve(desk.manager, body.id)).status).toBe(200);
  expect(await desk.peopleOf(annShift)).toEqual([ben.member]);
});

test('a dropped shift has an open place once a planner approves, or goes to whoever said that they would', async () => {
  const { ann, ben, annShift, benShift, annBooking, benBooking } = await desk.pair();
  const { body: open } = await desk.ask(ann, { kind: 'drop', assignment_id: annBooking });
  expect((await desk.accept(ben, open.id)).status).toBe(404);
  expect((await desk.approve(desk.manager, open.id, 1)).body.status).toBe('applied');
  expect(await desk.peopleOf(annShift)).toEqual([]);
  const { body: given } = await desk.ask(ben, {
    ...{ kind: 'drop', assignment_id: benBooking, member_id: ann.member ?? '' },
  });
  expect(refusal(await desk.approve(desk.manager, given.id, 1))).toEqual([422, 'swap-step', '']);
  expect((await desk.accept(ann, given.id)).status).toBe(200);
  expect((await desk.approve(desk.manager, given.id)).status).toBe(200);
  expect(await desk.peopleOf(benShift)).toEqual([ann.member]);
});

test('a request is declined, taken back or rejected with the reason, and then it is over', async () => {
  const one = await desk.pair();
  const { body: declined } = await desk.ask(one.ann, {
    ...{ kind: 'swap', assignment_id: one.annBooking, with_assignment_id: one.benBooking },
  });
  expect((await desk.decline(one.ben, declined.id)).body).toMatchObject({
    ...{ status: 'declined', status_reason: 'Exam that day', decided_by: null },
  });
  expect(refusal(await desk.accept(one.ben, declined.id, 2))).toEqual([422, 'swap-step', '']);
  const { body: taken } = await desk.ask(one.ann, { kind: 'drop', assignment_id: one.annBooking });
  expect((await desk.cancel(one.ann, taken.id)).body.status).toBe('cancelled');
  const id = await desk.agreed(one);
  expect((await desk.reject(desk.manager, id)).body).toMatchObject({
    ...{ status: 'declined', status_reason: 'The fair needs you', decided_by: { id: desk.manager.member } },
  });
  expect(await desk.peopleOf(one.annShift)).toEqual([one.ann.member]);
});

test('a request that was seen at another version is left as it is', async () => {
  const pair = await desk.pair();
  const id = await desk.agreed(pair);
  const before = await desk.everything();
  expect((await desk.approve(desk.manager, id, 1)).status).toBe(412);
  expect((await desk.decline(pair.ben, id, 1)).status).toBe(412);
  expect((await desk.cancel(pair.ann, id, 1)).status).toBe(412);
  expect(await desk.everything()).toEqual(before);
});
