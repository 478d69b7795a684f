import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readReorganisationEffects } from '#contract/reorganisations/endpoints.ts';
import type { NewMove, ReorganisationEffects } from '#contract/reorganisations/shapes.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeProject } from '../../../test/factories/project.ts';
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
const effectsOf = async (...moves: NewMove[]): Promise<ReorganisationEffects> => {
  const { id } = await desk.draft(...moves);
  const params = { reorganisation_id: id };
  return (await muster.as(desk.organization.people.director)(readReorganisationEffects, { params })).body;
};
const insert = (table: string, fields: object) =>
  insertRow(muster.database, table, { org_id: desk.organization.id, ...fields });
const set = (table: string, fields: string, id: string) =>
  muster.database.query(`update ${table} set ${fields} where id = $1`, [id]);

const entry = (member_id: string, work_date: string, status = 'submitted') =>
  insert('activity_entries', {
    ...{
      member_id,
      work_date,
      status,
      duration_s: 3600,
      category: 'work',
      billable: false,
      source: 'manual',
    },
  });
const leave = (member_id: string, day: string, status = 'requested') =>
  insert('leave_requests', {
    ...{ member_id, type: 'paid', from_date: day, to_date: day, status, minutes: 480, timezone: 'UTC' },
    ...{ starts_at: `${day}T00:00Z`, ends_at: `${day}T23:00Z` },
  });
const shift = async (project_id: string, member_id: string, day: string) => {
  const time = { day, starts_at: `${day}T08:00Z`, ends_at: `${day}T16:00Z`, break_min: 0 };
  const shift_id = await insert('shifts', {
    project_id,
    ...time,
    headcount: 1,
    timezone: 'UTC',
    role: 'Guard',
  });
  return insert('assignments', {
    shift_id,
    project_id,
    member_id,
    ...time,
    booking: 'hard',
    status: 'confirmed',
  });
};

test('time and leave that wait for who would no more be asked are named with who would be instead', async () => {
  const { manager, director } = desk.organization.people;
  const [boss, next] = [manager.member ?? '', director.member ?? ''];
  await muster.database.query("update organizations set approval = 'line' where org_id = $1", [
    desk.organization.id,
  ]);
  const ben = await desk.hire('Ben', { manager_id: boss });
  const cy = await desk.hire('Cy', { manager_id: boss });
  await entry(ben, '2026-03-02');
  await entry(ben, '2026-03-09');
  await entry(ben, '2026-03-16', 'draft');
  await entry(cy, '2026-03-02');
  await leave(ben, '2036-03-03');
  await leave(ben, '2036-04-03', 'cancelled');
  const { broken, moved_people } = await effectsOf(
    person(ben, { manager_id: next }),
    person(cy, { title: 'Lead' }),
  );
  const lines = {
    ...{ member: { id: ben, name: 'Ben' }, about: '', project: null },
    ...{ before: { id: boss, name: 'Manager Person' }, after: { id: next, name: 'Director Person' } },
  };
  expect(moved_people).toBe(2);
  expect(broken).toEqual([
    { ...lines, kind: 'approvals', count: 2, days: { from: '2026-03-02', to: '2026-03-09' } },
    { ...lines, kind: 'leave', count: 1, days: { from: '2036-03-03', to: '2036-03-03' } },
  ]);
});

test('shifts ahead and roles in projects whose owner’s branch somebody leaves are named, with whoever moves along', async () => {
  const [ann, abe] = [await desk.hire('Ann'), await desk.hire('Abe')];
  const ben = await desk.hire('Ben', { manager_id: ann });
  const cy = await desk.hire('Cy', { manager_id: ben });
  const quay = await makeProject(muster.database, desk.organization, { name: 'Quay', owner_id: ann });
  const dock = await makeProject(muster.database, desk.organization, { name: 'Dock', owner_id: ben });
  for (const day of ['2036-03-03', '2036-03-04', '2020-03-04']) await shift(quay, cy, day);
  await shift(dock, cy, '2036-03-05');
  const [row] = await muster.database.query<{ user_sub: string }>(
    'select user_sub from members where id = $1',
    [ben],
  );
  await insert('role_grants', { subject: row?.user_sub, role: 'coordinator', project_id: quay });
  const { broken } = await effectsOf(person(ben, { manager_id: abe }));
  const project = { id: quay, name: 'Quay' };
  expect(broken).toEqual([
    expect.objectContaining({
      ...{ kind: 'grants', member: { id: ben, name: 'Ben' }, count: 1, about: 'coordinator', project },
      ...{ before: { id: ann, name: 'Ann' }, after: { id: abe, name: 'Abe' } },
    }),
    expect.objectContaining({
      ...{ kind: 'shifts', member: { id: cy, name: 'Cy' }, count: 2, about: 'Quay', project, days: null },
      ...{ before: { id: ann, name: 'Ann' }, after: { id: ben, name: 'Ben' } },
    }),
  ]);
});

test('nothing breaks of whoever stays in the branch, and nothing of what was applied', async () => {
  const ann = await desk.hire('Ann');
  const ben = await desk.hire('Ben', { manager_id: ann });
  const cy = await desk.hire('Cy', { manager_id: ben });
  const quay = await makeProject(muster.database, desk.organization, { name: 'Quay', owner_id: ann });
  await shift(quay, cy, '2036-03-03');
  expect((await effectsOf(person(cy, { manager_id: ann }))).broken).toEqual([]);
  const { id, version } = await desk.draft(person(cy, { manager_id: null }));
  await desk.apply(id, version);
  const params = { reorganisation_id: id };
  const { body } = await muster.as(desk.organization.people.owner)(readReorganisationEffects, { params });
  expect(body).toMatchObject({ broken: [], moved_people: 0 });
});

test('layers, the widest span and free seats are counted before and after', async () => {
  const lead = await desk.seat('Lead', { headcount: 2 });
  const ann = await desk.hire('Ann');
  const ben = await desk.hire('Ben', { manager_id: ann });
  const cy = await desk.hire('Cy', { manager_id: ann });
  await set('members', `position_id = '${lead}'`, ann);
  const effects = await effectsOf(person(cy, { manager_id: ben }), {
    ...{ kind: 'position', position_id: lead, changes: { headcount: 1 } },
  });
  expect(effects).toEqual({
    ...{ broken: [], moved_people: 1, layers: { before: 2, after: 3 } },
    ...{ widest_span: { before: 2, after: 1 }, vacancies: { before: 1, after: 0 } },
  });
});
