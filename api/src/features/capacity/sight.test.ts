import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCapacityOfWeek } from '#contract/capacity/endpoints.ts';
import { type CapacityDesk, openCapacityDesk } from '../../../test/capacity-desk.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makeShift } from '../../../test/factories/shift.ts';
import { MONDAY } from '../../../test/leave-desk.ts';
import { makeOrganization, type TestPerson } from '../../../test/people.ts';

const AHEAD = { from: MONDAY, weeks: '1' };
let desk: CapacityDesk;
let guard: TestPerson;
let colleague: TestPerson;

beforeAll(async () => {
  desk = await openCapacityDesk();
  await desk.muster.database.query("update members set start_date = '2024-01-01'");
  [guard, colleague] = [await desk.employee(), await desk.employee()];
});
afterAll(() => desk.muster.close());

const seen = async (by: TestPerson, query = {}) =>
  (await desk.read({ ...AHEAD, ...query }, by)).data.map(({ member }) => member.id);
const grant = ({ sub }: TestPerson, role: string, project_id: string) =>
  insertRow(desk.muster.database, 'role_grants', {
    ...{ org_id: desk.muster.organization.id, subject: sub, role, project_id },
  });
const weekOf = (person: TestPerson, by: TestPerson) =>
  desk.muster.as(by)(readCapacityOfWeek, {
    ...{ params: { member_id: person.member ?? '' }, query: { date: MONDAY } },
  });

test('managers read everybody; coordinators and members themselves', async () => {
  const { manager, director, coordinator } = desk.muster.organization.people;
  for (const by of [manager, director])
    expect(await seen(by)).toEqual(expect.arrayContaining([guard.member, colleague.member]));
  expect(await seen(coordinator)).toEqual([coordinator.member]);
  expect(await seen(guard)).toEqual([guard.member]);
  expect((await weekOf(guard, guard)).status).toBe(200);
  expect((await weekOf(colleague, guard)).status).toBe(404);
});

test('whoever manages a project reads those with a role on it, its owner, and who is booked or logged on it', async () => {
  const project = await desk.makeProject({ code: 'QML-118' });
  const [lead, owner] = [await desk.employee(), await desk.employee()];
  const [booked, logged, archived] = [await desk.employee(), await desk.employee(), await desk.employee()];
  await grant(lead, 'manager', project);
  await grant(guard, 'member', project);
  await desk.muster.database.query('update projects set owner_id = $1 where id = $2', [
    owner.member,
    project,
  ]);
  await desk.book(booked, MONDAY, ['08:00', '16:00'], { project_id: project });
  await desk.book(archived, MONDAY, ['08:00', '16:00'], {
    project_id: project,
    archived_at: '2026-01-05T10:00Z',
  });
  await desk.logged(logged, MONDAY, 3_600, { project_id: project });
  const expected = [lead, owner, booked, logged, guard].map(({ member }) => member).sort();
  expect((await seen(lead)).toSorted()).toEqual(expected);
  expect((await weekOf(booked, lead)).status).toBe(200);
  expect((await weekOf(colleague, lead)).status).toBe(404);
  // Weeks in which nobody was booked or logged have but those who belong to it.
  expect((await seen(lead, { from: '2036-05-05' })).toSorted()).toEqual(
    [lead, owner, guard].map(({ member }) => member).sort(),
  );
  // The same people are left by the project as a filter.
  expect((await seen(desk.manager, { project_id: project })).toSorted()).toEqual(expected);
  await desk.muster.database.query(
    "update role_grants set expires_at = '2026-01-01' where subject = $1 and project_id is not null",
    [lead.sub],
  );
  expect(await seen(lead)).toEqual([lead.member]);
});

test('people see their own weeks as they were told, planners as they are planned', async () => {
  const person = await desk.employee();
  await desk.book(person, MONDAY, ['08:00', '16:00']);
  const moved = await desk.book(person, '2036-03-04', ['08:00', '16:00'], { told: true });
  await desk.muster.database.query("update shifts set ends_at = ends_at + interval '2 hours' where id = $1", [
    moved,
  ]);
  const off = await desk.book(person, '2036-03-05', ['08:00', '12:00'], { told: true });
  await desk.muster.database.query('update assignments set archived_at = now() where shift_id = $1', [off]);
  const [planned] = await desk.weeks(person, AHEAD);
  expect(planned).toMatchObject({ told_min: 600, draft_min: 480, utilisation_pct: 45 });
  const own = await desk.read(AHEAD, person);
  expect(own.planning).toBe(false);
  expect(own.data[0]?.weeks).toMatchObject([{ told_min: 720, draft_min: 0, utilisation_pct: 30 }]);
  expect(await desk.week(person, MONDAY, person)).toMatchObject({ told_min: 720, draft_min: 0 });
  await desk.muster.database.query('update published_shifts set cancelled = true where shift_id = $1', [
    moved,
  ]);
  expect((await desk.read(AHEAD, person)).data[0]?.weeks).toMatchObject([{ told_min: 240 }]);
});

test('projects that somebody may not see are told of without their names', async () => {
  const [lead, person] = [await desk.employee(), await desk.employee()];
  const [own, other] = [
    await desk.makeProject({ code: 'OWN-1' }),
    await desk.makeProject({ code: 'OTHER-1' }),
  ];
  await grant(lead, 'manager', own);
  await desk.book(person, MONDAY, ['08:00', '12:00'], { project_id: own });
  await desk.book(person, MONDAY, ['13:00', '15:00'], { project_id: other });
  await desk.logged(person, MONDAY, 600);
  const { projects, told_min, draft_min } = await desk.week(person, MONDAY, lead);
  expect(projects).toMatchObject([
    { project: { code: 'OWN-1' }, draft_min: 240, logged_s: 0 },
    { project: null, draft_min: 120, logged_s: 600 },
  ]);
  expect([told_min, draft_min]).toEqual([0, 360]);
  expect(await seen(lead, { project_id: other })).toEqual([]);
});

test('nobody of another organization is read, nor counted', async () => {
  const { database } = desk.muster;
  const other = await makeOrganization(database, { week_start: 1 });
  const shift = await makeShift(database, other, {
    ...{ project_id: await makeProject(database, other), day: MONDAY },
  });
  await database.query(
    `insert into assignments (org_id, shift_id, project_id, member_id, day, starts_at, ends_at, break_min)
     select org_id, id, project_id, $2, day, starts_at, ends_at, break_min from shifts where id = $1`,
    [shift, other.people.member.member],
  );
  const answer = await desk.read(AHEAD);
  const foreign = Object.values(other.people).map(({ member }) => member);
  expect(answer.data.filter(({ member }) => foreign.includes(member.id))).toEqual([]);
  expect(answer.total.people).toBe(answer.data.length);
  expect((await weekOf(other.people.member, desk.manager)).status).toBe(404);
});
