import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays } from '#contract/activity/rules.ts';
import { listMembers } from '#contract/members/endpoints.ts';
import { replaceSkills } from '#contract/members/skill-endpoints.ts';
import { addOpsLogEntry, stepIncident } from '#contract/ops-log/endpoints.ts';
import type { Severity } from '#contract/ops-log/states.ts';
import { updateOrganization } from '#contract/organizations/administration-endpoints.ts';
import { readOrganizationDashboard } from '#contract/organizations/endpoints.ts';
import { createPosition } from '#contract/positions/endpoints.ts';
import { createProject, listProjects } from '#contract/projects/endpoints.ts';
import { OPEN_STATUSES } from '#contract/projects/states.ts';
import type { TestPerson } from '../../../test/people.ts';
import { type FiguresDesk, openFigures } from './fixtures/figures.ts';

let desk: FiguresDesk;
beforeEach(async () => {
  desk = await openFigures();
});
afterEach(() => desk.muster.close());

const people = () => desk.muster.organization.people;
const as = (person: TestPerson = desk.manager) => desk.muster.as(person);
const done = async <Answered extends { status: number; body: unknown }>(answer: Promise<Answered>) => {
  const found = await answer;
  if (found.status >= 300) throw new Error(JSON.stringify(found.body));
  return found.body as Answered['body'];
};

const answered = async (person: TestPerson) =>
  (await as(person)(readOrganizationDashboard, { organization: desk.muster.organization.id })).status;

test('managers and above read it, coordinators and members are told that they may not', async () => {
  for (const role of ['manager', 'director', 'owner', 'executive', 'admin'] as const)
    expect([role, await answered(people()[role])]).toEqual([role, 200]);
  for (const role of ['member', 'coordinator'] as const)
    expect([role, await answered(people()[role])]).toEqual([role, 403]);
});

test('an organization in which nobody works yet has figures without a share, and nothing that is wrong', async () => {
  const { utilisation, missing, incidents, departments, vacancies, weeks, skills } = await desk.figures();
  expect([utilisation.now, utilisation.before]).toMatchObject([
    { pct: null, capacity_min: 0 },
    { pct: null },
  ]);
  expect(missing).toMatchObject([{ days: 0, people: 0 }, { days: 0 }]);
  expect(incidents).toEqual({ open: 0, grave: 0, projects: [] });
  expect([departments, skills]).toEqual([[], { count: 0, soonest: [] }]);
  expect(vacancies).toEqual({ seats: 0, positions: 0, since: null });
  expect(weeks.every(({ capacity_min }) => capacity_min === 0)).toBe(true);
});

test('people are counted by what they are, as the team’s list finds them', async () => {
  const [ann] = [await desk.hire(), await desk.hire({ employment: 'contractor' })];
  await desk.hire({ status: 'invited' });
  await desk.away(ann, { type: 'unpaid', from: desk.today });
  await desk.hire({ status: 'offboarded', archived_at: new Date() });
  const found = (await desk.figures()).people;
  expect(found).toEqual({ active: 2, away_today: 1, invited: 1, placeholders: 6 });
  const count = async (query: object) =>
    (await done(as()(listMembers, { query: { per_page: '200', ...query } }))).data.length;
  const real = ['employee', 'contractor'];
  expect(await count({ status: ['active', 'on_leave'], employment: real })).toBe(found.active);
  expect(await count({ status: ['on_leave'] })).toBe(found.away_today);
  expect(await count({ status: ['invited'], employment: real })).toBe(found.invited);
  expect(await count({ employment: ['placeholder'] })).toBe(found.placeholders);
});

test('vacancies are the seats that nobody has, since the first of them is free', async () => {
  const make = (body: object) =>
    done(as(people().owner)(createPosition, { body: { title: 'Guard', ...body } }));
  const post = await make({ headcount: 3, vacant_since: '2026-03-02' });
  await make({ vacant_since: '2026-02-02' });
  const taken = await make({});
  await desk.change(await desk.hire(), { position_id: post.id });
  await desk.change(await desk.hire(), { position_id: taken.id });
  const { vacancies } = await desk.figures();
  expect([vacancies.seats, vacancies.positions]).toEqual([3, 2]);
  expect(vacancies.since).toBe('2026-02-02');
});

test('projects that aren’t over are counted by the health that the list shows', async () => {
  const make = (code: string, fields: object) =>
    done(
      as()(createProject, {
        body: {
          ...{
            code,
            name: code,
            start_date: '2026-01-01',
            type: 'internal',
            owner_id: desk.manager.member ?? '',
          },
          ...{ status: 'active', ...fields },
        },
      }),
    );
  await make('QUAY-1', { health_mode: 'manual', health: 'red', health_note: 'Late' });
  await make('QUAY-2', { health_mode: 'manual', health: 'red', health_note: 'Late' });
  await make('QUAY-3', { health_mode: 'manual', health: 'green' });
  await desk.makeProject({ status: 'completed', health_mode: 'manual', health: 'red', health_note: 'Late' });
  const { projects } = await desk.figures();
  expect(projects).toEqual([
    { health: 'green', count: 1 },
    { health: 'amber', count: 0 },
    { health: 'red', count: 2 },
    { health: 'none', count: 1 },
  ]);
  for (const { health, count } of projects) {
    const query = { health: [health], status: [...OPEN_STATUSES] };
    expect([health, (await done(as()(listProjects, { query }))).data.length]).toEqual([health, count]);
  }
});

test('incidents that aren’t closed are counted by project, the gravest first', async () => {
  const other = await desk.makeProject({ code: 'LOCK-1', name: 'Lock' });
  const report = async (project_id: string, severity: Severity) => {
    const body = { type: 'incident' as const, severity, title: 'Fence cut' };
    return (await done(as()(addOpsLogEntry, { params: { project_id }, body }))).id;
  };
  await report(desk.project, 'sev3');
  await report(desk.project, 'sev4');
  await report(other, 'sev1');
  const closed = await report(other, 'sev3');
  for (const to of ['acknowledged', 'resolved', 'closed'] as const)
    await done(as()(stepIncident, { params: { project_id: other, entry_id: closed }, body: { to } }));
  expect((await desk.figures()).incidents).toEqual({
    ...{ open: 3, grave: 1 },
    projects: [
      { project: { id: other, code: 'LOCK-1', name: 'Lock' }, open: 1, grave: 1 },
      { project: { id: desk.project, code: 'HRB-204', name: 'Harbour Terminal' }, open: 2, grave: 0 },
    ],
  });
});

test('two weeks of absences hold whoever has approved leave that takes some of the day', async () => {
  const [ann, ben] = [await desk.hire(), await desk.hire()];
  await desk.away(ann, { type: 'unpaid', from: desk.today, to: addDays(desk.today, 1) });
  await desk.away(ben, { type: 'unpaid', from: addDays(desk.today, 1), part: 'morning' });
  await desk.request(ben, { type: 'unpaid', from: addDays(desk.today, 2) });
  await desk.away(ben, { type: 'unpaid', from: addDays(desk.today, 14) });
  const { absences } = await desk.figures();
  expect(absences.map(({ people: away }) => away)).toEqual([1, 2, ...Array(12).fill(0)]);
  expect(absences.at(-1)?.day).toBe(addDays(desk.today, 13));
});

test('skills are named that lapsed lately or soon will, of people who are here, the first first', async () => {
  const [ann, ben, gone] = [
    await desk.hire({ name: 'Ann' }),
    await desk.hire({ name: 'Ben' }),
    await desk.hire(),
  ];
  const able = async ({ member }: TestPerson, ...skills: [string, number | null][]) => {
    const [row] = await desk.muster.database.query<{ version: number }>(
      'select version from members where id = $1',
      [member],
    );
    const body = {
      version: row?.version ?? 0,
      skills: skills.map(([skill, days]) => ({
        ...{ skill, level: 3, expires: days === null ? null : addDays(desk.today, days) },
      })),
    };
    await done(as(people().owner)(replaceSkills, { params: { member_id: member ?? '' }, body }));
  };
  await able(ann, ['First aid', 60], ['Forklift', 61], ['Locks', null]);
  await able(ben, ['First aid', -60], ['Forklift', -61]);
  await able(gone, ['First aid', 1]);
  await desk.muster.database.query(
    "update members set status = 'offboarded', archived_at = now() where id = $1",
    [gone.member],
  );
  expect((await desk.figures()).skills).toEqual({
    count: 2,
    soonest: [
      { member: { id: ben.member, name: 'Ben' }, skill: 'First aid', expires: addDays(desk.today, -60) },
      { member: { id: ann.member, name: 'Ann' }, skill: 'First aid', expires: addDays(desk.today, 60) },
    ],
  });
});

test('a suspended organization’s figures are still read', async () => {
  const { admin } = people();
  const [row] = await desk.muster.database.query<{ version: number }>(
    'select version from organizations where org_id = $1',
    [desk.muster.organization.id],
  );
  await done(
    as(admin)(updateOrganization, {
      params: { organization_id: desk.muster.organization.id },
      ...{ version: row?.version ?? 0, body: { status: 'suspended', reason: 'Unpaid' } },
    }),
  );
  expect((await desk.figures()).today).toBe(desk.today);
});
