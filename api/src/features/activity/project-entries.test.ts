import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listProjectEntries } from '#contract/activity/endpoints.ts';
import { addDays } from '#contract/activity/rules.ts';
import type { TestPerson } from '../../../test/people.ts';
import { makeOrganization } from '../../../test/people.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';

let desk: Desk;
let person: TestPerson;

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  person = await desk.newcomer();
});

const list = (project: string, query: Readonly<Record<string, unknown>> = {}, as = person) =>
  desk.muster.as(as)(listProjectEntries, { params: { project_id: project }, query });

test('a project shows the time of everybody, with their names', async () => {
  const project = await desk.makeProject();
  const other = await desk.newcomer();
  await desk.log(person, { project_id: project, note: 'Patrol' });
  await desk.log(other, { project_id: project, work_date: addDays(desk.today, -1) });
  const { body } = await list(project);
  expect(body.data).toMatchObject([
    { member: { id: person.member, name: person.name }, note: 'Patrol', status: 'draft', billable: true },
    { member: { id: other.member }, work_date: addDays(desk.today, -1) },
  ]);
});

test('the list of a project filters by day, person, service, billability and words, and pages', async () => {
  const project = await desk.makeProject();
  const service = await desk.makeService();
  const other = await desk.newcomer();
  await desk.log(person, { project_id: project, note: 'Gate 3' });
  await desk.log(person, {
    project_id: project,
    service_type_id: service,
    work_date: addDays(desk.today, -3),
  });
  await desk.log(other, { project_id: project, billable: false, work_date: addDays(desk.today, -5) });
  const count = async (query: Readonly<Record<string, unknown>>) =>
    (await list(project, query)).body.data.length;
  expect(await count({ from: addDays(desk.today, -3) })).toBe(2);
  expect(await count({ to: addDays(desk.today, -4) })).toBe(1);
  expect(await count({ member_id: other.member })).toBe(1);
  expect(await count({ member_id: [other.member, person.member] })).toBe(3);
  expect(await count({ service_type_id: service })).toBe(1);
  expect(await count({ service_type_id: 'none' })).toBe(2);
  expect(await count({ service_type_id: ['none', service] })).toBe(3);
  expect(await count({ billable: 'false' })).toBe(1);
  expect(await count({ billable: 'true' })).toBe(2);
  expect(await count({ q: 'gate' })).toBe(1);
  const first = await list(project, { per_page: 2 });
  const second = await list(project, { per_page: 2, after: first.body.after });
  expect([first.body.data.length, second.body.data.length, second.body.after]).toEqual([2, 1, null]);
});

test('a member sees the time of a project that they may see, and 404 for the others', async () => {
  const project = await desk.makeProject();
  const { member } = desk.muster.organization.people;
  await desk.log(person, { project_id: project, note: 'Patrol' });
  expect((await list(project, {}, member)).status).toBe(404);
  await desk.muster.database.query(
    "insert into role_grants (org_id, subject, role, project_id) values ($1, $2, 'member', $3)",
    [desk.muster.organization.id, member.sub, project],
  );
  await expect.poll(async () => (await list(project, {}, member)).status).toBe(200);
  expect((await list(project, {}, member)).body.data[0].note).toBe('Patrol');
});

test('a project of another organization answers like a missing one', async () => {
  const foreign = await makeOrganization(desk.muster.database);
  const statuses = [
    (await list(desk.project, {}, foreign.people.owner)).status,
    (await list(randomUUID())).status,
  ];
  expect(statuses).toEqual([404, 404]);
});
