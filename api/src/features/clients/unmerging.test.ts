import { afterAll, beforeAll, expect, test } from 'vitest';
import * as duplicates from '#contract/clients/duplicates.ts';
import { readClientFamily } from '#contract/clients/family.ts';
import type { Client } from '#contract/clients/shapes.ts';
import { openMergingDesk, told } from '../../../test/merging-desk.ts';

let desk: Awaited<ReturnType<typeof openMergingDesk>>;
beforeAll(async () => {
  desk = await openMergingDesk();
});
afterAll(() => desk.muster.close());

test('what went into a client goes along when that goes into another, and undoing goes backwards', async () => {
  const [one, two, three] = [
    await desk.make({ name: 'First' }),
    await desk.make({ name: 'Second' }),
    await desk.make({ name: 'Third' }),
  ];
  const first = await desk.merge(one, two);
  const second = await desk.merge(await desk.read(two), three);
  expect((await desk.read(one)).merged_into?.id).toBe(three.id);
  const refused = await desk.undo(first.body.id);
  expect(told(refused)).toEqual({ status: 422, rule: 'merge-touched' });
  expect(Object(refused.body).message).toContain('Second went into another client itself: undo that first.');
  expect((await desk.undo(second.body.id)).status).toBe(200);
  expect((await desk.undo(first.body.id)).status).toBe(200);
  expect((await desk.read(one)).merged_into).toBeNull();
});

test('undoing says what has been changed since and leaves everything; other changes stay and don’t stand in the way', async () => {
  const [winner, other] = [await desk.make({ name: 'Kept' }), await desk.make({ name: 'Elsewhere' })];
  const loser = await desk.make({ name: 'Gone', industry: 'Rail' });
  const [gate, quay] = [await desk.project(loser, 'Gate'), await desk.project(loser, 'Quay')];
  const done = await desk.merge(loser, winner, ['industry']);
  await desk.change(winner, { legal_name: 'Kept plc' });
  await desk.change(winner, { industry: 'Buses' });
  const move = (id: string, client: Client) =>
    desk.muster.database.query('update projects set client_id = $2 where id = $1', [id, client.id]);
  await move(quay, other);
  const refused = await desk.undo(done.body.id);
  expect(told(refused)).toEqual({ status: 422, rule: 'merge-touched' });
  expect(Object(refused.body).fields.map(({ message }: { message: string }) => message)).toEqual([
    'Somebody has changed the industry of Kept since.',
    '1 of the 2 projects that moved to Kept have gone elsewhere since.',
  ]);
  expect(await desk.clientOf(gate)).toBe(winner.id);
  await desk.change(winner, { industry: 'Rail' });
  await move(quay, winner);
  expect((await desk.undo(done.body.id)).status).toBe(200);
  expect(await desk.read(winner)).toMatchObject({ industry: null, legal_name: 'Kept plc' });
  expect(await desk.clientOf(quay)).toBe(loser.id);
});

test('a merged pair leaves the list of duplicates and comes back by undoing', async () => {
  const [one, two] = [await desk.make({ name: 'Paired' }), await desk.make({ name: 'Paired Ltd' })];
  const pairs = async () =>
    (await desk.admin(duplicates.listDuplicates, { query: { client_id: one.id } })).body.data.length;
  expect(await pairs()).toBe(1);
  const done = await desk.merge(two, one);
  expect(await pairs()).toBe(0);
  await desk.undo(done.body.id);
  expect(await pairs()).toBe(1);
});

test('a family shows who stands above, who below, and the work of each branch', async () => {
  const top = await desk.make({ name: 'Group' });
  const middle = await desk.make({ name: 'Middle', parent_id: top.id });
  const bottom = await desk.make({ name: 'Bottom', parent_id: middle.id });
  const aside = await desk.make({ name: 'Aside', parent_id: top.id });
  for (const client of [top, middle, bottom, bottom]) await desk.project(client);
  const { body } = await desk.admin(readClientFamily, { params: { client_id: top.id } });
  expect(body).toMatchObject({
    above: [],
    children: [
      { id: aside.id, clients: 0, projects: 0 },
      { id: middle.id, clients: 1, projects: 3 },
    ],
    total: { clients: 3, projects: 4 },
  });
  const below = (await desk.admin(readClientFamily, { params: { client_id: bottom.id } })).body;
  expect(below.above.map(({ name }: { name: string }) => name)).toEqual(['Group', 'Middle']);
  expect(below.total).toMatchObject({ clients: 0, projects: 2 });
});
