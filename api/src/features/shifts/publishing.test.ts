import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '../../../test/people.ts';
import { openRosterDesk, type RosterDesk, rosterOf } from '../../../test/roster-desk.ts';
import { refusal } from '../../../test/time-desk.ts';

let desk: RosterDesk;
let at: RosterDesk;
let guard: TestPerson;
beforeAll(async () => {
  desk = await openRosterDesk();
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  at = rosterOf(desk, await desk.makeProject());
  guard = await desk.newcomer();
});

test('a draft is nobody’s business until it is published, and then everybody knows what was planned', async () => {
  const shift = await at.shift({ headcount: 2, note: 'Gate 9' });
  await at.on(shift, guard);
  expect((await at.plan(guard)).shifts).toEqual([]);
  expect(await at.preview()).toMatchObject({
    people: 1,
    open: 1,
    changes: [
      {
        shift_id: shift,
        kind: 'new',
        start: '09:00',
        end: '17:00',
        name: 'Guarding',
        added: [{ id: guard.member }],
      },
    ],
  });
  expect((await at.publish({ note: 'The week of the fair' })).status).toBe(201);
  expect(await at.plan(guard)).toMatchObject({
    shifts: [{ id: shift, note: 'Gate 9', open: 1, mine: { status: 'offered' }, cancelled: false }],
    open: [],
  });
  expect(await at.preview()).toMatchObject({ changes: [], people: 0 });
});

test('what changes after publishing is known to nobody before the next publication, which says what was told before', async () => {
  const shift = await at.shift();
  const assignment = await at.on(shift, guard);
  await at.publish();
  await at.muster.database.query("update assignments set status = 'confirmed' where id = $1", [assignment]);
  await at.change(shift, "starts_at = '2036-03-03T10:00Z', site = 'Berth 5'");
  expect((await at.plan(guard)).shifts).toMatchObject([
    { start: '09:00', site: null, mine: { status: 'confirmed' } },
  ]);
  expect((await at.preview()).changes).toMatchObject([
    {
      kind: 'changed',
      fields: [
        { field: 'start', before: '09:00', after: '10:00' },
        { field: 'site', before: '', after: 'Berth 5' },
      ],
    },
  ]);
  await at.publish();
  expect((await at.plan(guard)).shifts).toMatchObject([
    { start: '10:00', site: 'Berth 5', mine: { status: 'offered' } },
  ]);
});

test('whoever is taken off keeps the shift in their plan until they are told', async () => {
  const shift = await at.shift();
  const assignment = await at.on(shift, guard);
  await at.publish();
  await at.muster.database.query('update assignments set archived_at = now() where id = $1', [assignment]);
  expect((await at.plan(guard)).shifts).toHaveLength(1);
  expect((await at.preview()).changes).toMatchObject([{ kind: 'people', removed: [{ id: guard.member }] }]);
  await at.publish();
  expect((await at.plan(guard)).shifts).toEqual([]);
});

test('a cancelled shift stays in the plan of whoever was on it, and says so', async () => {
  const shift = await at.shift();
  await at.on(shift, guard);
  await at.publish();
  await at.change(shift, "status = 'cancelled', status_reason = 'The ship is late'");
  await at.publish();
  expect((await at.plan(guard)).shifts).toMatchObject([{ id: shift, cancelled: true }]);
});

test('a plan that changed since it was looked at is refused with the shifts concerned, and nobody is told', async () => {
  const shift = await at.shift();
  const seen = await at.seen();
  await at.change(shift, "note = 'Other'");
  expect(refusal(await at.publish({ seen }))).toEqual([422, 'roster-changed', `rows.${shift}`]);
  const unseen = await at.shift({
    starts_at: '2036-03-04T09:00Z',
    ends_at: '2036-03-04T17:00Z',
    day: '2036-03-04',
  });
  const fresh = (await at.seen()).filter(({ shift_id }) => shift_id === shift);
  expect(refusal(await at.publish({ seen: fresh }))).toEqual([422, 'roster-changed', `rows.${unseen}`]);
  expect(
    await at.muster.database.query('select 1 from published_shifts where project_id = $1', [at.project]),
  ).toEqual([]);
});

test('nothing to tell, and days that run backwards or are too many, are refused by name', async () => {
  expect(refusal(await at.publish())).toEqual([422, 'nothing-to-publish', '']);
  expect(refusal(await at.publish({ from: '2036-03-09', to: '2036-03-03' }))).toEqual([422, 'range', 'to']);
  expect(refusal(await at.publish({ to: '2036-05-03' }))).toEqual([422, 'range', 'to']);
});
