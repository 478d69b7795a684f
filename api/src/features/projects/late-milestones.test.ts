import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTelling, type Telling } from '../../../test/telling.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';
import { tellBeside, watchOrganizations } from '../notifications/reactions.ts';
import { lateMilestones } from './reactions.ts';

let desk: Desk;
let telling: Telling;
beforeAll(async () => {
  telling = openTelling();
  desk = await openDesk({}, telling.jobs);
});
afterAll(() => desk.muster.close());

const look = async () => {
  const { server } = desk.muster;
  const { run } = watchOrganizations(server.databases, [lateMilestones], tellBeside(telling.jobs.enqueue));
  await run({});
};
const promise = (project_id: string, days: number, fields = {}) =>
  desk.muster.database.query<{ id: string }>(
    `insert into project_milestones (org_id, project_id, name, due_date, done)
     select $1, $2, $3, (now() at time zone timezone)::date + $4::int, $5 from organizations where org_id = $1 returning id`,
    [desk.muster.organization.id, project_id, 'Gate', days, 'done' in fields],
  );

test('an owner is told once of a milestone that is late, and again of another day that passes', async () => {
  const owner = await desk.newcomer();
  const project = await desk.makeProject({ name: 'Quay', owner_id: owner.member });
  const [late] = await promise(project, -1);
  await promise(project, 0);
  await promise(project, -1, { done: true });
  await promise(project, -60);
  await look();
  await look();
  const told = async () => (await telling.toldTo(desk.muster, owner)).map(({ title }) => title);
  expect(await told()).toEqual(['Milestone late: Gate']);
  const [{ type, reason, url } = {}] = await telling.toldTo(desk.muster, owner);
  expect([type, reason, url]).toEqual(['milestone.late', 'You own Quay.', `/manager/projects/${project}`]);
  await desk.muster.database.query('update project_milestones set due_date = due_date - 1 where id = $1', [
    late?.id,
  ]);
  await look();
  expect(await told()).toHaveLength(2);
});

test('what is over has no late milestones', async () => {
  const owner = await desk.newcomer();
  for (const fields of [{ status: 'completed' }, { status: 'cancelled' }]) {
    const project = await desk.makeProject({ owner_id: owner.member, ...fields });
    await promise(project, -2);
  }
  await look();
  expect(await telling.toldTo(desk.muster, owner)).toEqual([]);
});
