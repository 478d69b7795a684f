import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportDesk, openImportDesk, wrongIn } from './fixtures/import-desk.ts';

let desk: ImportDesk;
beforeAll(async () => {
  desk = await openImportDesk();
});
afterAll(() => desk.muster.close());

const person = (name: string, fields: Record<string, string> = {}) => ({
  ...{ name, email: `${name.toLowerCase().replaceAll(' ', '.')}@lines.example`, ...fields },
});

test('a circle within the file is told beside each row in it, and no other', async () => {
  const { problems } = await desk.check([
    person('Ring One', { manager: 'Ring Two' }),
    person('Ring Two', { manager: 'ring.three@lines.example' }),
    person('Ring Three', { manager: 'Ring One' }),
    person('Below It', { manager: 'Ring One' }),
    person('Own Boss', { manager: 'Own Boss' }),
  ]);
  expect(wrongIn(problems)).toEqual([0, 1, 2, 4].map((row) => `${row}.manager manager-cycle`));
});

test('a circle through people who are here is told, too', async () => {
  const between = await desk.put('members', {
    name: 'Mid Line',
    email: 'mid@here.example',
    manager_id: desk.bea,
  });
  await desk.put('members', { name: 'Low Line', email: 'low@here.example', manager_id: between });
  const row = { name: 'Bea Bright', email: 'bea@bright.example', manager: 'Low Line' };
  const { problems } = await desk.check([row], { known: 'update' });
  expect(wrongIn(problems)).toEqual(['0.manager manager-cycle']);
});

test('a manager whom nobody knows, or whose name several have, is to be said by an address', async () => {
  for (const email of ['sam1@here.example', 'sam2@here.example'])
    await desk.put('members', { name: 'Sam Same', email });
  const { problems } = await desk.check([
    person('Row One', { manager: 'Nobody Here' }),
    person('Row Two', { manager: 'sam same' }),
    person('Row Three', { manager: 'sam2@here.example' }),
  ]);
  expect(wrongIn(problems)).toEqual(['0.manager manager-known', '1.manager manager-known']);
});

test('a seat is told that nobody knows, and that has one person too many: the last ones have none', async () => {
  const pair = await desk.put('positions', { title: 'Pair seat', headcount: 2 });
  await desk.put('members', { name: 'Sat Here', email: 'sat@here.example', position_id: pair });
  const rows = [
    person('First In', { seat: 'Pair seat' }),
    person('Second In', { seat: 'pair seat' }),
    person('Lost In', { seat: 'No such seat' }),
  ];
  expect(wrongIn((await desk.check(rows)).problems)).toEqual([
    '1.seat position-full',
    '2.seat position-known',
  ]);
  // Whoever leaves a seat by the same file makes room.
  await desk.put('positions', { title: 'Other seat', headcount: 1 });
  const moving = { name: 'Sat Here', email: 'sat@here.example', seat: 'Other seat' };
  const { status } = await desk.bring([...rows.slice(0, 2), moving], { known: 'update' });
  expect(status).toBe(201);
});

test('of seats with one title the one of the person’s department is meant', async () => {
  const night = await desk.put('positions', { title: 'Twin seat', department: 'Night' });
  await desk.put('positions', { title: 'Twin seat', department: 'Day' });
  const { problems } = await desk.check([person('Which One', { seat: 'Twin seat' })]);
  expect(wrongIn(problems)).toEqual(['0.seat position-known']);
  expect((await desk.bring([person('Night One', { seat: 'Twin seat', department: 'night' })])).status).toBe(
    201,
  );
  expect(await desk.named('Night One')).toMatchObject([{ seat: { id: night }, department: 'Night' }]);
});

test('departments that nobody is in yet are named, and those that somebody is in are written alike', async () => {
  await desk.put('members', { name: 'Dep One', email: 'dep@here.example', department: 'Crane Team' });
  const rows = [person('In Cranes', { department: 'CRANE team' }), person('In New', { department: 'Tugs' })];
  expect((await desk.check(rows)).departments).toEqual(['Tugs']);
  await desk.bring(rows);
  expect(await desk.named('In Cranes')).toMatchObject([{ department: 'Crane Team' }]);
});
