import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#contract/activity/rules.ts';
import { roster } from '#contract/shifts/roster-shapes.ts';
import { readProjectRoster, readRoster } from '#contract/shifts/shift-endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeAssignment, makeShift } from '../../../test/factories/shift.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { type Desk, openDesk, refusal } from '../../../test/time-desk.ts';

const DAY = '2026-03-04';
const WEEK = { from: '2026-03-02', to: '2026-03-08' };
let desk: Desk;
let guard: TestPerson;
let service: string;

beforeAll(async () => {
  desk = await openDesk({ week_start: 1 });
  const { database, organization } = desk.muster;
  guard = await makePerson(database, organization.id, 'member');
  await insertRow(database, 'role_grants', {
    ...{ org_id: organization.id, subject: guard.sub, role: 'member', project_id: desk.project },
  });
  await database.query("update members set start_date = '2026-01-01'");
  service = await desk.makeService();
  await insertRow(database, 'service_rates', {
    ...{ org_id: organization.id, service_type_id: service, scope: 'service', valid_from: '2026-01-01' },
    ...{ cost_rate: '20', bill_rate: '40', currency: 'GBP' },
  });
});
afterAll(() => desk.muster.close());

const read = async (person: TestPerson, project = desk.project, days = WEEK) => {
  const answer = await desk.muster.as(person)(readProjectRoster, {
    params: { project_id: project },
    query: days,
  });
  expect(answer.status).toBe(200);
  return roster.parse(answer.body);
};
const plan = (fields: Parameters<typeof makeShift>[2]) =>
  makeShift(desk.muster.database, desk.muster.organization, fields);
const book = (...[shift, member, fields]: [string, string | null, Parameters<typeof makeAssignment>[3]?]) =>
  makeAssignment(desk.muster.database, shift, member, fields);

test('planners see the plan with what nobody was told of yet; everybody else what was published', async () => {
  const project = await desk.makeProject({ code: 'QML-118' });
  const { manager, coordinator } = desk.muster.organization.people;
  const draft = await plan({ project_id: project, day: DAY });
  const told = await plan({ project_id: project, day: DAY, told: true, headcount: 2 });
  await desk.muster.database.query("update shifts set ends_at = ends_at + interval '1 hour' where id = $1", [
    told,
  ]);
  await book(told, guard.member, { told: true });
  await book(told, coordinator.member);

  const planned = await read(manager, project);
  expect(planned.planning).toBe(true);
  expect(planned.shifts.map(({ id, unpublished, end, open }) => [id, unpublished, end, open]).sort()).toEqual(
    [
      [draft, 'new', '16:00', 1],
      [told, 'changed', '17:00', 0],
    ].sort(),
  );
  const people = planned.shifts.find(({ id }) => id === told)?.people ?? [];
  expect(people.map(({ member, unpublished }) => [member.id, unpublished])).toEqual([
    [coordinator.member, 'added'],
    [guard.member, null],
  ]);
  expect(planned.unpublished).toBe(2);

  const seen = await read(coordinator, project);
  expect(seen.planning).toBe(false);
  expect(seen.shifts.map(({ id, unpublished, end }) => [id, unpublished, end])).toEqual([
    [told, null, '16:00'],
  ]);
  expect(seen.shifts[0]?.people.map(({ member }) => member.id)).toEqual([guard.member]);
  // Somebody has the other place, though nobody was told: it isn't offered.
  expect(seen.shifts[0]?.open).toBe(0);
});

test('somebody who was taken off stays on the roster of others until people are told, and takes no place in the plan', async () => {
  const project = await desk.makeProject();
  const { manager, coordinator } = desk.muster.organization.people;
  const shift = await plan({ project_id: project, day: DAY, told: true });
  await book(shift, guard.member, { told: true, archived_at: '2026-03-01T10:00Z' });
  const [planned] = (await read(manager, project)).shifts;
  expect([planned?.open, planned?.people[0]?.unpublished]).toEqual([1, 'removed']);
  const [seen] = (await read(coordinator, project)).shifts;
  expect(seen?.people.map(({ member }) => member.id)).toEqual([guard.member]);
});

test('days count places, those that are filled, holidays, and costs for those who may see costs', async () => {
  const { database, organization } = desk.muster;
  const project = await desk.makeProject();
  const COSTLY = '2026-03-05';
  await database.query("insert into holidays (org_id, date, name) values ($1, $2, 'Harbour day')", [
    ...[organization.id, COSTLY],
  ]);
  const fields = {
    project_id: project,
    day: COSTLY,
    told: true,
    service_type_id: service,
    headcount: 3,
    break_min: 30,
  };
  const shift = await plan(fields);
  await book(shift, guard.member, { told: true });
  await book(shift, organization.people.coordinator.member, { told: true, status: 'declined' });
  await plan({ ...fields, status: 'cancelled', status_reason: 'Storm' });
  const shown = await read(organization.people.manager, project);
  expect(shown.days.map(({ date }) => date)).toEqual(
    Array.from({ length: 7 }, (_, at) => addDays(WEEK.from, at)),
  );
  expect(shown.days.find(({ date }) => date === COSTLY)).toEqual({
    ...{ date: COSTLY, holiday: 'Harbour day', places: 3, filled: 1, cost_minor: 15_000 },
  });
  expect(shown.currency).toBe('GBP');
  const seen = await read(organization.people.coordinator, project);
  expect([seen.currency, ...seen.days.map(({ cost_minor }) => cost_minor)]).toEqual(Array(8).fill(null));
});

test('rows are the people who may see the project, with what they can do and their minutes of the week', async () => {
  const { database, organization } = desk.muster;
  const { member, manager } = organization.people;
  await database.query(
    "insert into member_skills (org_id, member_id, skill, level, expires) values ($1, $2, 'Dog handler', 4, '2026-09-01')",
    [organization.id, guard.member],
  );
  const elsewhere = await desk.makeProject();
  const outside = { day: '2026-03-06', project_id: elsewhere };
  await book(await plan(outside), guard.member);
  await book(await plan({ day: '2026-03-09', project_id: elsewhere }), guard.member);
  const { people } = await read(manager);
  expect(people.find(({ id }) => id === guard.member)).toMatchObject({
    ...{
      name: guard.name,
      cap_min: 2_400,
      skills: [{ skill: 'Dog handler', level: 4, expires: '2026-09-01' }],
    },
  });
  const before = people.find(({ id }) => id === guard.member)?.planned_min ?? 0;
  await book(await plan({ ...outside, day: '2026-03-08', break_min: 60 }), guard.member);
  const after = (await read(manager)).people.find(({ id }) => id === guard.member)?.planned_min;
  expect(after).toBe(before + 7 * 60);
  expect(people.some(({ id }) => id === member.member)).toBe(false);
  expect(people.some(({ id }) => id === manager.member)).toBe(true);
});

test('the roster of all projects shows each person what they may see', async () => {
  const { organization } = desk.muster;
  const hidden = await desk.makeProject();
  const day = '2026-04-07';
  const shown = await plan({ project_id: desk.project, day, told: true });
  const draft = await plan({ project_id: desk.project, day });
  const vault = await plan({ project_id: hidden, day, told: true });
  const across = async (person: TestPerson) => {
    const { body } = await desk.muster.as(person)(readRoster, {
      query: { from: '2026-04-06', to: '2026-04-12' },
    });
    return roster
      .parse(body)
      .shifts.map(({ id }) => id)
      .sort();
  };
  expect(await across(guard)).toEqual([shown]);
  expect(await across(organization.people.coordinator)).toEqual([shown, vault].sort());
  expect(await across(organization.people.manager)).toEqual([shown, draft, vault].sort());
});

test('a time on the wall is that of the site', async () => {
  const project = await desk.makeProject({ site_timezone: 'America/New_York' });
  await plan({ project_id: project, day: DAY, timezone: 'America/New_York' });
  const shown = await read(desk.muster.organization.people.manager, project);
  expect(shown.timezone).toBe('America/New_York');
  expect(shown.shifts.map(({ start, end, starts_at }) => [start, end, starts_at])).toEqual([
    ['03:00', '11:00', `${DAY}T08:00:00.000Z`],
  ]);
});

test('days that run backwards or are too many are refused', async () => {
  const { manager } = desk.muster.organization.people;
  const params = { project_id: desk.project };
  const ask = (from: string, to: string) =>
    desk.muster.as(manager)(readProjectRoster, { params, query: { from, to } });
  expect(refusal(await ask('2026-03-08', '2026-03-02'))).toEqual([422, 'range', 'to']);
  expect(refusal(await ask('2026-03-02', '2026-04-13'))).toEqual([422, 'range', 'to']);
  expect((await ask('2026-03-02', '2026-04-12')).status).toBe(200);
  const across = await desk.muster.as(manager)(readRoster, {
    query: { from: '2026-03-02', to: '2026-03-16' },
  });
  expect(refusal(across)).toEqual([422, 'range', 'to']);
});
