import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../../test/people.ts';
import { openSwapDesk, type SwapDesk } from '../../../test/swap-desk.ts';
import { openTelling } from '../../../test/telling.ts';

const telling = openTelling();
let desk: SwapDesk;
beforeAll(async () => {
  desk = await openSwapDesk({}, telling.jobs);
});
afterAll(() => desk.muster.close());

const told = async (person: TestPerson) => {
  await telling.work(desk.muster);
  const rows = await telling.toldTo(desk.muster, person);
  return rows
    .filter(({ type }) => type.startsWith('swap.'))
    .map(({ type, title, reason }) => [type, title, reason]);
};

test('each step is told once, to whom it concerns, and never to whoever did it', async () => {
  const pair = await desk.pair();
  const { ann, ben } = pair;
  const asked = ['swap.asked', 'asks you to swap shifts', 'You were asked.'];
  const id = await desk.agreed(pair);
  expect(await told(ben)).toEqual([asked]);
  const agreed = ['swap.decided', 'agreed to swap shifts with you', 'You asked for it.'];
  expect(await told(ann)).toEqual([agreed]);
  expect((await told(desk.manager))[0]?.slice(0, 2)).toEqual([
    'swap.waiting',
    `agreed to swap shifts with ${ann.name}`,
  ]);
  await desk.approve(desk.manager, id);
  const approved = ['swap.decided', 'approved a swap of shifts'];
  expect(await told(ann)).toEqual([agreed, [...approved, 'You asked for it.']]);
  expect(await told(ben)).toEqual([asked, [...approved, 'You were asked.']]);
  expect(await told(desk.manager)).toHaveLength(1);
});

test('the same event told twice is one notification', async () => {
  const { ann, ben, annBooking } = await desk.pair();
  const member_id = ben.member ?? '';
  const { body } = await desk.ask(ann, { kind: 'drop', assignment_id: annBooking, member_id });
  await telling.work(desk.muster);
  const [event] = await desk.muster.database.query<{ id: string }>(
    "select id from events where subject_id = $1 and type = 'swap.asked'",
    [body.id],
  );
  const sources = await desk.muster.database.query(
    'select recipient, source from notifications where target_id = $1',
    [body.id],
  );
  expect(sources).toEqual([{ recipient: ben.sub, source: `swap.asked:${event?.id}` }]);
  await expect(
    desk.muster.database.query(
      `insert into notifications select (jsonb_populate_record(n, jsonb_build_object('id', uuidv7()))).* from notifications n
       where target_id = $1`,
      [body.id],
    ),
  ).rejects.toThrow('duplicate key');
});

test('a drop that asks nobody waits for whoever owns the project, where they decide', async () => {
  const { director } = desk.muster.organization.people;
  await desk.muster.database.query('update projects set owner_id = $1 where id = $2', [
    director.member,
    desk.project,
  ]);
  const before = (await told(desk.manager)).length;
  const { ann, annBooking } = await desk.pair();
  await desk.ask(ann, { kind: 'drop', assignment_id: annBooking });
  expect((await told(director)).at(-1)?.slice(0, 2)).toEqual(['swap.waiting', 'wants to give up a shift']);
  expect(await told(desk.manager)).toHaveLength(before);
});
