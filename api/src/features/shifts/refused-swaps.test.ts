import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSwap } from '#contract/swaps/endpoints.ts';
import { makePerson } from '../../../test/people.ts';
import { openSwapDesk, type SwapDesk } from '../../../test/swap-desk.ts';
import { refusal } from '../../../test/time-desk.ts';

let desk: SwapDesk;
beforeAll(async () => {
  desk = await openSwapDesk();
});
afterAll(() => desk.muster.close());

const query = (text: string, ...values: unknown[]) => desk.muster.database.query(text, values);

test('a swap that a conflict has come into the way of is refused with the rule and the rows, and nothing is changed', async () => {
  const pair = await desk.pair();
  const id = await desk.agreed(pair);
  // Ben is booked beside Ann's shift since he said yes.
  const rival = await desk.told({ hours: 50 });
  const booked = await desk.give(rival, pair.ben);
  const before = await desk.everything();
  const [shown] = (await desk.waiting()).filter((one) => one.id === id);
  expect(shown).toMatchObject({
    changed: [],
    conflicts: [
      {
        ...{ member: { id: pair.ben.member }, assignment_id: pair.annBooking },
        conflicts: [{ rule: 'overlap', rows: [{ id: booked }] }],
      },
    ],
  });
  const { status, body } = await desk.approve(desk.manager, id);
  expect([status, body.rule]).toEqual([422, 'overlap']);
  expect(body.message).toContain(pair.ben.name);
  expect(body.fields.map(({ field }: { field: string }) => field)).toEqual([
    `rows.${pair.annBooking}`,
    `rows.${booked}`,
  ]);
  expect(await desk.everything()).toEqual(before);
});

test.each([
  [
    'moved',
    "update shifts set starts_at = starts_at + interval '1 hour' where id = $1",
    'moved to another time',
  ],
  ['cancelled', "update shifts set status = 'cancelled', status_reason = 'Storm' where id = $1", 'cancelled'],
  ['declined', "update assignments set status = 'declined' where shift_id = $1", 'declined'],
  ['given to others', 'update assignments set archived_at = now() where shift_id = $1', 'no longer on'],
])('a swap whose shift was %s meanwhile is refused, and says so', async (_, change, words) => {
  const pair = await desk.pair();
  const id = await desk.agreed(pair);
  await query(change, pair.benShift);
  const before = await desk.everything();
  const { status, body } = await desk.approve(desk.manager, id);
  expect([status, body.rule, body.fields.length, body.fields[0].field]).toEqual([
    ...[422, 'swap-changed', 1, `rows.${pair.benBooking}`],
  ]);
  expect(body.message).toContain(words);
  expect(await desk.everything()).toEqual(before);
  const [shown] = (await desk.waiting()).filter((one) => one.id === id);
  expect(shown.changed).toEqual([body.fields[0].message]);
});

test('nobody says yes to a shift that they couldn’t work, or that isn’t as it was', async () => {
  const pair = await desk.pair();
  const { body } = await desk.ask(pair.ann, {
    ...{ kind: 'drop', assignment_id: pair.annBooking, member_id: pair.ben.member ?? '' },
  });
  const rival = await desk.give(await desk.told({ hours: 50 }), pair.ben);
  const refused = await desk.accept(pair.ben, body.id);
  expect([refused.status, refused.body.rule]).toEqual([422, 'overlap']);
  await query('delete from assignments where id = $1', rival);
  await query(
    "update published_shifts set starts_at = starts_at + interval '1 hour' where shift_id = $1",
    pair.annShift,
  );
  expect(refusal(await desk.accept(pair.ben, body.id))).toEqual([
    422,
    'swap-changed',
    `rows.${pair.annBooking}`,
  ]);
});

test('a request ends when the first of its shifts begins, without anybody writing that down', async () => {
  const pair = await desk.pair();
  const id = await desk.agreed(pair);
  await query("update swaps set expires_at = now() - interval '1 minute' where id = $1", id);
  const { version, status } = (await desk.own(pair.ann))[0];
  expect(status).toBe('expired');
  expect(refusal(await desk.approve(desk.manager, id, version))).toEqual([422, 'swap-expired', '']);
  expect((await desk.waiting()).map((one) => one.id)).not.toContain(id);
  const again = await desk.ask(pair.ann, { kind: 'drop', assignment_id: pair.annBooking });
  expect(again.status).toBe(201);
});

test('only one’s own shift that is still to come is asked about, and only once at a time', async () => {
  const { ann, ben, annBooking, benBooking } = await desk.pair();
  const drop = (assignment_id: string) => desk.ask(ann, { kind: 'drop', assignment_id });
  expect((await drop(benBooking)).status).toBe(404);
  expect((await drop(annBooking)).status).toBe(201);
  expect(refusal(await drop(annBooking))).toEqual([422, 'swap-open', 'assignment_id']);
  const begun = await desk.give(await desk.told({ hours: -1 }), ann);
  expect(refusal(await drop(begun))).toEqual([422, 'shift-over', 'assignment_id']);
  const declined = await desk.give(await desk.told({ hours: 300 }), ann, { status: 'declined' });
  expect(refusal(await drop(declined))).toEqual([422, 'assignment-step', 'assignment_id']);
  const untold = await desk.give(await desk.told({ hours: 400 }), ben, { told: false });
  const asked = { kind: 'swap', assignment_id: annBooking, with_assignment_id: untold } as const;
  expect((await desk.ask(ann, asked)).status).toBe(404);
});

test.each([
  ['a swap with nobody', { kind: 'swap' }, 'swap-names', 'with_assignment_id'],
  [
    'a swap of two kinds',
    { kind: 'swap', with_assignment_id: 'ben', member_id: 'ben' },
    'swap-names',
    'member_id',
  ],
  ['a drop for a shift', { kind: 'drop', with_assignment_id: 'ben' }, 'swap-names', 'with_assignment_id'],
  ['oneself', { kind: 'drop', member_id: 'ann' }, 'swap-self', 'member_id'],
  ['a stranger to the project', { kind: 'drop', member_id: 'stranger' }, 'stranger', 'member_id'],
  ['nobody of the team', { kind: 'drop', member_id: 'nobody' }, 'stranger', 'member_id'],
] as const)('%s is refused by name', async (_, { kind, ...named }, rule, field) => {
  const { ann, ben, annBooking, benBooking } = await desk.pair();
  const stranger = await makePerson(desk.muster.database, desk.muster.organization.id, 'member');
  const idOf = { ann: ann.member, ben: ben.member, stranger: stranger.member, nobody: randomUUID() };
  const body = {
    ...{ kind, assignment_id: annBooking },
    ...('with_assignment_id' in named ? { with_assignment_id: benBooking } : {}),
    ...('member_id' in named ? { member_id: idOf[named.member_id] ?? '' } : {}),
  };
  expect(refusal(await desk.ask(ann, body))).toEqual([422, rule, field]);
});

test('strangers neither see nor answer what two people ask each other, and nobody decides on their own', async () => {
  const pair = await desk.pair();
  const id = await desk.agreed(pair);
  const other = await desk.guard();
  expect(await desk.own(other)).toEqual([]);
  expect((await desk.accept(other, id, 2)).status).toBe(404);
  expect((await desk.decline(other, id, 2)).status).toBe(404);
  expect((await desk.cancel(pair.ben, id, 2)).status).toBe(404);
  expect((await desk.approve(pair.ann, id)).status).toBe(403);
  const mine = await desk.give(await desk.told({ hours: 60 }), desk.manager);
  const { body } = await desk.ask(desk.manager, { kind: 'drop', assignment_id: mine });
  expect(refusal(await desk.approve(desk.manager, body.id, 1))).toEqual([422, 'own-swap', '']);
});

test('two planners who decide at once apply a swap once, and a repeated question is asked once', async () => {
  const pair = await desk.pair();
  const id = await desk.agreed(pair);
  const { director } = desk.muster.organization.people;
  const both = await Promise.all([desk.approve(desk.manager, id), desk.approve(director, id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect(await desk.peopleOf(pair.annShift)).toEqual([pair.ben.member]);
  const [mine] = await query(
    'select id from assignments where shift_id = $1 and archived_at is null',
    pair.benShift,
  );
  const key = randomUUID();
  const asking = () =>
    desk.muster.as(pair.ann)(createSwap, {
      ...{ params: { project_id: desk.project }, key },
      body: { kind: 'drop', assignment_id: String(mine?.id) },
    });
  const [first, second] = [await asking(), await asking()];
  expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
});
