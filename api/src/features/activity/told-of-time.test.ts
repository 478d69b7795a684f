import { afterAll, beforeAll, expect, test } from 'vitest';
import { approveEntries, rejectEntries } from '#contract/activity/approval-endpoints.ts';
import { submitDays, withdrawDays } from '#contract/activity/day-endpoints.ts';
import { addDays } from '#contract/activity/rules.ts';
import type { TestPerson } from '../../../test/people.ts';
import { openTelling, type Telling } from '../../../test/telling.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';
import { dayWords } from './reactions/decisions.ts';

let desk: Desk;
let telling: Telling;
beforeAll(async () => {
  telling = openTelling();
  desk = await openDesk({}, telling.jobs);
});
afterAll(() => desk.muster.close());

const submit = (person: TestPerson, from: string, to = from) =>
  desk.muster.as(person)(submitDays, { body: { from, to } });
const told = async (person: TestPerson) => {
  await telling.work(desk.muster);
  return telling.toldTo(desk.muster, person);
};
/** A project with an owner of its own. */
const owned = async (name: string, fields = {}) => {
  const owner = await desk.newcomer();
  return { owner, project: await desk.makeProject({ name, owner_id: owner.member, ...fields }) };
};
const managed = async (person: TestPerson) => {
  const boss = await desk.newcomer();
  await desk.muster.database.query('update members set manager_id = $1 where id = $2', [
    boss.member,
    person.member,
  ]);
  return boss;
};

test('a week that is submitted is told once to the owner of each project, with what waits there', async () => {
  await desk.setting('approval', 'project');
  const person = await desk.newcomer();
  const one = await owned('Harbour patrols');
  const other = await owned('Quay gate');
  const yesterday = addDays(desk.today, -1);
  await desk.log(person, { project_id: one.project, work_date: yesterday });
  await desk.log(person, { project_id: one.project, duration_s: 5_400 });
  await desk.log(person, { project_id: other.project });
  await submit(person, yesterday, desk.today);
  expect(await told(one.owner)).toMatchObject([
    {
      ...{ type: 'activity.submitted', title: 'submitted time on Harbour patrols', project_id: one.project },
      message: `2 entries, 2:30, ${dayWords(yesterday)} to ${dayWords(desk.today)}`,
      reason: 'You own Harbour patrols.',
    },
  ]);
  expect(await told(other.owner)).toMatchObject([{ message: `1 entry, 1:00, ${dayWords(desk.today)}` }]);
});

test('who approves is told: the line manager, the owner, both, or nobody', async () => {
  const titles = async (approval: string) => {
    await desk.setting('approval', approval);
    const person = await desk.newcomer();
    const boss = await managed(person);
    const { owner, project } = await owned('Depot');
    await desk.log(person, { project_id: project });
    await submit(person, desk.today);
    return [await told(boss), await told(owner)].map((rows) =>
      rows.map(({ title, reason }) => [title, reason]),
    );
  };
  const line = [['submitted time', 'They report to you.']];
  const project = [['submitted time on Depot', 'You own Depot.']];
  expect(await titles('line')).toEqual([line, []]);
  expect(await titles('project')).toEqual([[], project]);
  expect(await titles('both')).toEqual([line, project]);
  expect(await titles('off')).toEqual([[], []]);
});

test('what is withdrawn and submitted again is told again; who owns the project they log on isn’t told', async () => {
  await desk.setting('approval', 'project');
  const { owner, project } = await owned('Yard');
  const person = await desk.newcomer();
  await desk.log(person, { project_id: project });
  await submit(person, desk.today);
  await desk.muster.as(person)(withdrawDays, { body: { from: desk.today, to: desk.today } });
  await submit(person, desk.today);
  expect(await told(owner)).toHaveLength(2);
  await desk.log(owner, { project_id: project });
  await submit(owner, desk.today);
  expect(await told(owner)).toHaveLength(2);
});

test('whoever logged it is told once of a decision: approved, or rejected with its reason', async () => {
  await desk.setting('approval', 'line');
  const person = await desk.newcomer();
  const boss = await managed(person);
  const logged = [await desk.log(person), await desk.log(person, { duration_s: 1_800 })];
  const seen = async (version: number) => {
    await submit(person, desk.today);
    return { entries: logged.map(({ body }) => ({ id: body.id, version })) };
  };
  await desk.muster.as(boss)(rejectEntries, { body: { ...(await seen(2)), reason: 'Wrong project' } });
  await desk.muster.as(person)(withdrawDays, { body: { from: desk.today, to: desk.today } });
  await desk.muster.as(boss)(approveEntries, { body: await seen(5) });
  const url = `/daily-activity?date=${desk.today}`;
  expect(await told(person)).toMatchObject([
    {
      ...{ type: 'activity.rejected', title: 'rejected your time', url },
      message: `“Wrong project” · 2 entries, 1:30, ${dayWords(desk.today)}`,
    },
    {
      type: 'activity.approved',
      title: 'approved your time',
      message: `2 entries, 1:30, ${dayWords(desk.today)}`,
    },
  ]);
});
