import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as endpoints from '#contract/positions/endpoints.ts';
import type { NewPosition, PositionChanges } from '#contract/positions/shapes.ts';
import { dayIn } from '../../../src/platform/wall-clock.ts';
import { makePerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let people: TestServer['organization']['people'];
beforeAll(async () => {
  muster = await openTestServer();
  people = muster.organization.people;
});
afterAll(() => muster.close());

const asOwner = () => muster.as(people.owner);
const today = () => dayIn('Europe/London', new Date());
const make = async (body: Partial<NewPosition> = {}) =>
  (await asOwner()(endpoints.createPosition, { body: { title: 'Guard', ...body } })).body;
const change = (position_id: string, version: number, body: PositionChanges) =>
  asOwner()(endpoints.updatePosition, { params: { position_id }, version, body });
const close = (position_id: string, version: number) =>
  asOwner()(endpoints.closePosition, { params: { position_id }, version });
const read = async (position_id: string) =>
  (await asOwner()(endpoints.readPosition, { params: { position_id } })).body;
const seat = async (position: string | null, member?: string | null) => {
  const who = member ?? (await makePerson(muster.database, muster.organization.id, 'member')).member;
  await muster.database.query('update members set position_id = $1 where id = $2', [position, who]);
  return who;
};
const ruleOf = ({ status, body }: { status: number; body: { rule: string } }) => [status, body.rule];

test('a position is made free since today, and says what it was made of in the trail', async () => {
  const above = await make({ title: 'Night lead' });
  const made = await make({ title: 'Night guard', department: 'Nights', parent_id: above.id, headcount: 3 });
  expect(made).toMatchObject({
    ...{ title: 'Night guard', department: 'Nights', headcount: 3, note: '', version: 1 },
    ...{ parent: { id: above.id, name: 'Night lead' }, vacant_since: today(), filled_by: [] },
  });
  const [event] = await muster.database.query('select type, changes from events where subject_id = $1', [
    made.id,
  ]);
  expect(event).toMatchObject({
    type: 'position.created',
    changes: { title: [null, 'Night guard'], headcount: [null, 3], parent_id: [null, above.id] },
  });
});

test('it is vacant while a seat is free, from whoever comes and goes', async () => {
  const { id } = await make({ vacant_since: '2026-03-02' });
  const who = await seat(id);
  expect(await read(id)).toMatchObject({
    vacant_since: null,
    filled_by: [{ id: who, name: 'Member Person' }],
  });
  await seat(null, who);
  expect(await read(id)).toMatchObject({ vacant_since: today(), filled_by: [] });
});

test('the list finds what is vacant and what is called so, by title or by the longest vacancy', async () => {
  const filled = await make({ title: 'Quay one' });
  await seat(filled.id);
  await make({ title: 'Quay two', vacant_since: '2026-03-02' });
  await make({ title: 'Crane', department: 'Quay', vacant_since: '2025-03-02' });
  const list = async (query: object) =>
    (await muster.as(people.coordinator)(endpoints.listPositions, { query })).body.data.map(
      ({ title }: { title: string }) => title,
    );
  expect(await list({ q: 'quay' })).toEqual(['Crane', 'Quay one', 'Quay two']);
  expect(await list({ q: 'quay', vacant: 'true' })).toEqual(['Crane', 'Quay two']);
  expect(await list({ q: 'quay', vacant: 'false' })).toEqual(['Quay one']);
  expect(await list({ q: 'quay', sort: 'vacant_since' })).toEqual(['Crane', 'Quay two', 'Quay one']);
});

test('a page of positions goes on where the one before ended', async () => {
  for (const title of ['Dock c', 'Dock a', 'Dock b']) await make({ title });
  const seen: string[] = [];
  for (let after: string | undefined; ; ) {
    const query = { q: 'dock', per_page: 1, ...(after ? { after } : {}) };
    const { body } = await asOwner()(endpoints.listPositions, { query });
    seen.push(...body.data.map(({ title }: { title: string }) => title));
    if (body.after === null) break;
    after = body.after;
  }
  expect(seen).toEqual(['Dock a', 'Dock b', 'Dock c']);
});

test('nothing is written without a difference, and a change has what was before beside it', async () => {
  const { id } = await make({ title: 'Porter' });
  expect((await change(id, 1, { title: 'Porter' })).body.version).toBe(1);
  const { status, body } = await change(id, 1, { title: 'Head porter', department: '' });
  expect([status, body.title, body.department, body.version]).toEqual([200, 'Head porter', null, 2]);
  const [event] = await muster.database.query(
    "select changes from events where subject_id = $1 and type = 'position.changed'",
    [id],
  );
  expect(event).toEqual({ changes: { title: ['Porter', 'Head porter'] } });
  expect((await change(id, 1, { title: 'Doorman' })).status).toBe(412);
  expect((await read(id)).title).toBe('Head porter');
});

test('a position is above itself neither at once nor over others', async () => {
  const one = await make({ title: 'One' });
  const two = await make({ title: 'Two', parent_id: one.id });
  const three = await make({ title: 'Three', parent_id: two.id });
  expect(ruleOf(await change(one.id, 1, { parent_id: three.id }))).toEqual([422, 'position-cycle']);
  expect(ruleOf(await change(one.id, 1, { parent_id: one.id }))).toEqual([422, 'position-cycle']);
  expect(await read(one.id)).toMatchObject({ parent: null, version: 1 });
});

test('what it belongs to is a position that is there', async () => {
  const closed = await make();
  await close(closed.id, 1);
  for (const parent_id of [closed.id, randomUUID()]) {
    const answer = await asOwner()(endpoints.createPosition, { body: { title: 'Guard', parent_id } });
    expect(ruleOf(answer)).toEqual([422, 'parent-known']);
  }
});

test('it has no fewer seats than people, and a day of vacancy while one of them is free', async () => {
  const { id } = await make({ headcount: 2 });
  await seat(id);
  await seat(id);
  const { version } = await read(id);
  expect(ruleOf(await change(id, version, { headcount: 1 }))).toEqual([422, 'position-full']);
  expect(ruleOf(await change(id, version, { vacant_since: '2026-03-02' }))).toEqual([422, 'position-filled']);
  const grown = await change(id, version, { headcount: 3 });
  expect(grown.body.vacant_since).toBe(today());
  expect(ruleOf(await change(id, grown.body.version, { vacant_since: null }))).toEqual([
    422,
    'position-vacant',
  ]);
  expect(ruleOf(await change(id, grown.body.version, { vacant_since: '2999-01-01' }))).toEqual([
    422,
    'vacant-in-the-future',
  ]);
  const said = await change(id, grown.body.version, { vacant_since: '2026-03-02' });
  expect(said.body.vacant_since).toBe('2026-03-02');
});

test('it is closed once nobody sits on it and nothing belongs to it', async () => {
  const above = await make();
  const below = await make({ parent_id: above.id });
  expect(ruleOf(await close(above.id, 1))).toEqual([422, 'position-has-children']);
  const who = await seat(below.id);
  const { version } = await read(below.id);
  expect(ruleOf(await close(below.id, version))).toEqual([422, 'position-filled']);
  await seat(null, who);
  const left = await read(below.id);
  expect((await close(below.id, left.version)).status).toBe(204);
  expect((await close(above.id, 1)).status).toBe(204);
  expect(await read(above.id)).toMatchObject({ vacant_since: null, archived_at: expect.any(String) });
  expect((await close(above.id, 2)).status).toBe(404);
});
