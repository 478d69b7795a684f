import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as endpoints from '#contract/reorganisations/endpoints.ts';
import type { NewMove } from '#contract/reorganisations/shapes.ts';
import { type LinesDesk, openLinesDesk } from '../../../test/lines-desk.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let desk: LinesDesk;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());
beforeEach(async () => {
  desk = await openLinesDesk(muster);
});

const person = (member_id: string, changes: object): NewMove => ({ kind: 'person', member_id, changes });
const ruleOf = ({ status, body }: { status: number; body: { rule: string } }) => [status, body.rule];
const eventsOf = async (subject: string) =>
  (
    await muster.database.query<{ type: string }>(
      'select type from events where subject_id = $1 order by id',
      [subject],
    )
  ).map(({ type }) => type);

test('a draft keeps what each move changes and what it was, and leaves out what stays', async () => {
  const [ann, abe] = [await desk.hire('Ann'), await desk.hire('Abe')];
  const ben = await desk.hire('Ben', { manager_id: ann, position: 'Guard', department: 'Nights' });
  const { id } = await desk.draft(person(ben, { manager_id: abe, title: 'Guard', department: '' }));
  expect(await desk.read(id)).toMatchObject({
    ...{ name: 'Nights', status: 'draft', moves: 1, version: 2, created_by: 'Owner Person' },
    may: ['write', 'discard', 'apply'],
    list: [
      {
        ...{ kind: 'person', subject: { id: ben, name: 'Ben' }, stale: [] },
        changes: { manager_id: abe, department: null },
        before: { manager_id: ann, department: 'Nights' },
        names: { [abe]: 'Abe', [ann]: 'Ann' },
      },
    ],
  });
  expect((await desk.chart()).people.find((one) => one.id === ben)?.manager_id).toBe(ann);
});

test('what is said of somebody again counts in place of what was said, and nothing is kept of what stays as it is', async () => {
  const [ann, abe] = [await desk.hire('Ann'), await desk.hire('Abe')];
  const ben = await desk.hire('Ben', { manager_id: ann });
  const { id, version } = await desk.draft(person(ben, { manager_id: abe }), person(ben, { title: 'Lead' }));
  expect((await desk.read(id)).list).toMatchObject([{ changes: { title: 'Lead' }, before: { title: null } }]);
  const emptied = await desk.put(id, version, person(ben, { manager_id: ann }));
  expect([emptied.body.list, emptied.body.may]).toEqual([[], ['write', 'discard']]);
  expect(await eventsOf(id)).toEqual([
    'reorganisation.created',
    ...Array.from({ length: 3 }, () => 'reorganisation.redrafted'),
  ]);
});

test('applied, all of it is so, and is told of each and of the whole; undone, everything is as it was', async () => {
  const lead = await desk.seat('Lead', { vacant_since: '2026-03-02' });
  const old = await desk.seat('Old', { vacant_since: '2025-03-02' });
  const [ann, abe] = [await desk.hire('Ann'), await desk.hire('Abe')];
  const ben = await desk.hire('Ben', { manager_id: ann, position: 'Guard' });
  const before = await desk.chart();
  const [night, watch] = [randomUUID(), randomUUID()];
  const { id, version } = await desk.draft(
    { kind: 'new_position', position_id: watch, changes: { title: 'Watch' } },
    { kind: 'new_position', position_id: night, changes: { title: 'Nights', parent_id: lead, headcount: 2 } },
    { kind: 'position', position_id: watch, changes: { parent_id: night } },
    person(ben, { manager_id: abe, position_id: night, title: 'Night lead' }),
    person(abe, { position_id: lead }),
    { kind: 'position', position_id: lead, changes: { title: 'Head' } },
    { kind: 'closed_position', position_id: old },
  );
  const applied = await desk.apply(id, version);
  expect(applied.body).toMatchObject({
    ...{ status: 'applied', may: ['undo'], applied_by: { name: 'Owner Person' }, moves: 6 },
  });
  const after = await desk.chart();
  expect(after.people.find((one) => one.id === ben)).toMatchObject({
    ...{ manager_id: abe, position_id: night, title: 'Night lead' },
  });
  expect(after.positions).toMatchObject([
    { id: lead, title: 'Head', vacant_since: null },
    { id: night, parent_id: lead, headcount: 2, vacant_since: after.today },
    { id: watch, parent_id: night },
  ]);
  expect(await eventsOf(ben)).toEqual(['member.changed']);
  expect(await eventsOf(old)).toEqual(['position.closed']);
  const undone = await desk.undo(id, applied.body.version);
  expect(undone.body).toMatchObject({ status: 'undone', may: [] });
  expect(await desk.chart()).toEqual({ ...before, changes: expect.any(Array) });
  expect((await eventsOf(id)).slice(-2)).toEqual(['reorganisation.applied', 'reorganisation.undone']);
});

test('a line is turned round: whoever was below is above', async () => {
  const ann = await desk.hire('Ann');
  const ben = await desk.hire('Ben', { manager_id: ann });
  const { id, version } = await desk.draft(
    person(ben, { manager_id: null }),
    person(ann, { manager_id: ben }),
  );
  const applied = await desk.apply(id, version);
  expect(applied.status).toBe(200);
  const managers = async () =>
    new Map((await desk.chart()).people.map(({ id: one, manager_id }) => [one, manager_id]));
  expect((await managers()).get(ann)).toBe(ben);
  await desk.undo(id, applied.body.version);
  expect((await managers()).get(ben)).toBe(ann);
});

test('a draft that somebody changed meanwhile, or that isn’t one any more, is neither changed nor applied', async () => {
  const [ann, ben] = [await desk.hire('Ann'), await desk.hire('Ben')];
  const { id, version } = await desk.draft(person(ben, { manager_id: ann }));
  expect((await desk.put(id, version - 1, person(ben, { manager_id: null }))).status).toBe(412);
  expect((await desk.apply(id, version - 1)).status).toBe(412);
  expect(ruleOf(await desk.undo(id, version))).toEqual([422, 'not-applied']);
  const { version: next } = (await desk.apply(id, version)).body;
  expect(ruleOf(await desk.apply(id, next))).toEqual([422, 'not-a-draft']);
  expect(ruleOf(await desk.put(id, next, person(ben, {})))).toEqual([422, 'not-a-draft']);
  const { owner } = desk.organization.people;
  const params = { reorganisation_id: id };
  const renamed = await muster.as(owner)(endpoints.updateReorganisation, {
    ...{ params, version: next, body: { name: 'Days' } },
  });
  expect(ruleOf(renamed)).toEqual([422, 'not-a-draft']);
});

test('two who apply the same draft at once: one does', async () => {
  const [ann, ben] = [await desk.hire('Ann'), await desk.hire('Ben')];
  const { id, version } = await desk.draft(person(ben, { manager_id: ann }));
  const answers = await Promise.all([desk.apply(id, version), desk.apply(id, version)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test('a draft without moves isn’t applied, and one that was put away is found with the others of its state', async () => {
  const { id, version } = await desk.draft();
  expect(ruleOf(await desk.apply(id, version))).toEqual([422, 'nothing-moves']);
  const { director, owner } = desk.organization.people;
  const params = { reorganisation_id: id };
  expect((await muster.as(director)(endpoints.readReorganisation, { params })).body.may).toEqual([
    'write',
    'discard',
  ]);
  const put = await muster.as(owner)(endpoints.discardReorganisation, { params, version });
  expect(put.status).toBe(204);
  await desk.draft();
  const list = async (status?: 'draft' | 'discarded') =>
    (await muster.as(director)(endpoints.listReorganisations, { query: status ? { status: [status] } : {} }))
      .body.data;
  expect((await list('discarded')).map((one: { id: string }) => one.id)).toEqual([id]);
  expect(await list()).toHaveLength(2);
});

test('a move is taken out, unless the rest would break something without it', async () => {
  const ben = await desk.hire('Ben');
  const night = randomUUID();
  const { id, version } = await desk.draft(
    { kind: 'new_position', position_id: night, changes: { title: 'Nights' } },
    person(ben, { position_id: night }),
  );
  const [made, moved] = (await desk.read(id)).list;
  const remove = (move_id: string, at: number) =>
    muster.as(desk.organization.people.owner)(endpoints.removeMove, {
      ...{ params: { reorganisation_id: id, move_id }, body: { version: at } },
    });
  expect(ruleOf(await remove(made.id, version))).toEqual([422, 'position-known']);
  const left = await remove(moved.id, version);
  expect(left.body.list).toMatchObject([{ kind: 'new_position' }]);
  expect((await remove(made.id, left.body.version)).body.list).toEqual([]);
  expect((await remove(made.id, left.body.version + 1)).status).toBe(404);
});
