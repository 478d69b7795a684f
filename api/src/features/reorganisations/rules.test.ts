import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listReorganisations } from '#contract/reorganisations/endpoints.ts';
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
const position = (position_id: string, changes: object): NewMove => ({
  ...{ kind: 'position', position_id, changes },
});
const closed = (position_id: string): NewMove => ({ kind: 'closed_position', position_id });
const set = (id: string, fields: string) =>
  muster.database.query(`update members set ${fields} where id = $1`, [id]);

/** What is said of a move that isn't taken, after others were; the draft stays as it is. */
const refused = async (move: NewMove, ...before: NewMove[]) => {
  const { id, version } = await desk.draft(...before);
  const { status, body } = await desk.put(id, version, move);
  expect((await desk.read(id)).version).toBe(version);
  return [status, body.rule, body.fields?.[0]?.field];
};

test('nobody is moved below themselves, neither at once nor by two moves', async () => {
  const ann = await desk.hire('Ann');
  const ben = await desk.hire('Ben', { manager_id: ann });
  const cy = await desk.hire('Cy');
  const cycle = [422, 'manager-cycle', 'move.changes.manager_id'];
  expect(await refused(person(ann, { manager_id: ben }))).toEqual(cycle);
  expect(await refused(person(ann, { manager_id: ann }))).toEqual(cycle);
  expect(await refused(person(ann, { manager_id: cy }), person(cy, { manager_id: ben }))).toEqual(cycle);
});

test('nobody is moved who isn’t there, nor below whom or to what isn’t there', async () => {
  const ann = await desk.hire('Ann');
  const left = { start_date: '2025-03-02', end_date: '2026-03-02', archived_at: '2026-03-02T17:00Z' };
  const gone = await desk.hire('Gone', { status: 'offboarded', ...left });
  const shut = await desk.seat('Shut', { archived_at: new Date() });
  const seat = await desk.seat('Seat');
  for (const nobody of [gone, randomUUID()]) {
    expect(await refused(person(ann, { manager_id: nobody }))).toEqual([
      ...[422, 'manager-known', 'move.changes.manager_id'],
    ]);
    expect((await refused(person(nobody, { title: 'Guard' }))).slice(0, 2)).toEqual([422, 'person-known']);
  }
  for (const nothing of [shut, randomUUID()]) {
    expect((await refused(person(ann, { position_id: nothing }))).slice(0, 2)).toEqual([
      422,
      'position-known',
    ]);
    expect((await refused(position(nothing, { title: 'Guard' }))).slice(0, 2)).toEqual([
      422,
      'position-known',
    ]);
    expect((await refused(position(seat, { parent_id: nothing }))).slice(0, 2)).toEqual([
      422,
      'parent-known',
    ]);
  }
});

test('two heads don’t sit on one position, and seats aren’t taken away from people', async () => {
  const [lead, team] = [await desk.seat('Lead'), await desk.seat('Team', { headcount: 2 })];
  const [ann, ben] = [await desk.hire('Ann', { position_id: lead }), await desk.hire('Ben')];
  expect(await refused(person(ben, { position_id: lead }))).toEqual([
    ...[422, 'position-full', 'move.changes.position_id'],
  ]);
  const fewer = await refused(
    position(team, { headcount: 1 }),
    person(ann, { position_id: team }),
    person(ben, { position_id: team }),
  );
  expect(fewer).toEqual([422, 'position-full', 'move.changes.headcount']);
  const { id, version } = await desk.draft(person(ann, { position_id: null }));
  expect((await desk.put(id, version, person(ben, { position_id: lead }))).status).toBe(200);
});

test('a position is closed only when nobody sits on it and nothing belongs to it, as the draft would have it', async () => {
  const above = await desk.seat('Above');
  const below = await desk.seat('Below', { parent_id: above });
  const ann = await desk.hire('Ann', { position_id: below });
  expect((await refused(closed(above))).slice(0, 2)).toEqual([422, 'position-has-children']);
  expect((await refused(closed(below))).slice(0, 2)).toEqual([422, 'position-filled']);
  expect((await refused(position(above, { parent_id: below }))).slice(0, 2)).toEqual([422, 'position-cycle']);
  const { id, version } = await desk.draft(person(ann, { position_id: null }), closed(below), closed(above));
  expect((await desk.apply(id, version)).status).toBe(200);
});

test('a draft whose people somebody else moved since says whom, and isn’t applied', async () => {
  const [ann, abe] = [await desk.hire('Ann'), await desk.hire('Abe')];
  const [ben, cy] = [await desk.hire('Ben'), await desk.hire('Cy')];
  const { id, version } = await desk.draft(
    person(ben, { manager_id: ann }),
    person(cy, { manager_id: ann, title: 'Lead' }),
  );
  await set(ben, `manager_id = '${abe}'`);
  await set(cy, `department = 'Days'`);
  const { list } = await desk.read(id);
  expect(list.map(({ stale }: { stale: string[] }) => stale)).toEqual([['manager_id'], []]);
  const { body: listed } = await muster.as(desk.organization.people.director)(listReorganisations);
  expect(listed.data.map((one: { stale: number }) => one.stale)).toEqual([1]);
  const { status, body } = await desk.apply(id, version);
  expect([status, body.rule]).toEqual([422, 'reorganisation-stale']);
  expect(body.fields).toEqual([{ field: `moves.${list[0].id}`, message: 'Ben has another manager.' }]);
  expect((await desk.chart()).people.find((one) => one.id === cy)?.manager_id).toBeNull();
  const again = await desk.put(id, version, person(ben, { manager_id: ann }));
  expect((await desk.apply(id, again.body.version)).status).toBe(200);
});

test('what breaks a rule by the time it is applied is refused with a sentence for each, and nothing is written', async () => {
  const lead = await desk.seat('Lead');
  const [ann, ben, cy] = [await desk.hire('Ann'), await desk.hire('Ben'), await desk.hire('Cy')];
  const { id, version } = await desk.draft(
    person(ben, { manager_id: ann }),
    person(cy, { position_id: lead }),
  );
  await set(ann, `manager_id = '${ben}', position_id = '${lead}'`);
  const { status, body } = await desk.apply(id, version);
  expect([status, body.rule]).toEqual([422, 'manager-cycle']);
  expect(body.fields).toHaveLength(2);
  expect((await desk.read(id)).status).toBe('draft');
});

test('it isn’t undone once somebody was moved again, or who was above them has left', async () => {
  const [ann, abe] = [await desk.hire('Ann'), await desk.hire('Abe')];
  const ben = await desk.hire('Ben', { manager_id: ann });
  const { id, version } = await desk.draft(person(ben, { manager_id: abe }));
  const applied = (await desk.apply(id, version)).body;
  await set(ben, 'manager_id = null');
  const moved = await desk.undo(id, applied.version);
  expect([moved.status, moved.body.rule, moved.body.fields[0].message]).toEqual([
    ...[422, 'changed-since', 'Ben has another manager.'],
  ]);
  await set(ben, `manager_id = '${abe}'`);
  await set(ann, `archived_at = now(), status = 'offboarded', end_date = current_date`);
  expect((await desk.undo(id, applied.version)).body.rule).toBe('manager-known');
  expect((await desk.read(id)).status).toBe('applied');
});
