import { expect, test } from 'vitest';
import { readOffboarding } from '#contract/members/offboarding.ts';
import { makeAccountPlan } from '../../../test/factories/account-plan.ts';
import { makeClient } from '../../../test/factories/client.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { openLeavingDesk } from './fixtures/leaving-desk.ts';

const desk = openLeavingDesk();
const listed = async () =>
  (await desk.muster.as(desk.people.owner)(readOffboarding, { params: desk.of(desk.leaver) })).body;
const eventsOf = (id: string) =>
  desk.muster.database.query<{ type: string; changes: object }>(
    'select type, changes from events where subject_id = $1 order by id desc limit 1',
    [id],
  );

test('what somebody stands for as its sponsor goes on without a word, or is handed over with its event', async () => {
  const { database, organization } = desk.muster;
  const sponsor_id = desk.leaver.member;
  const project = await makeProject(database, organization, { sponsor_id, name: 'Harbour' });
  await makeProject(database, organization, { sponsor_id, status: 'cancelled' });
  const client = await makeClient(database, organization, {});
  const plan = await makeAccountPlan(database, organization, client, { sponsor_id });
  const sponsored = async () => {
    const rows = await database.query<{ id: string }>(
      'select id from projects where sponsor_id = $1 union all select id from account_plans where sponsor_id = $1',
      [desk.heir.member],
    );
    return rows.map(({ id }) => id);
  };
  const handovers = [
    {
      kind: 'project_sponsorships',
      count: 1,
      items: [{ id: project, label: 'Harbour', project_id: project }],
    },
    { kind: 'plan_sponsorships', count: 1, items: [{ id: plan, plan_id: plan }] },
  ];
  expect((await listed()).handovers).toMatchObject(
    handovers.map((one) => ({ ...one, blocks: false, transferable: true })),
  );
  const successors = desk.heirs('project_sponsorships', 'plan_sponsorships');
  expect((await desk.offboard(successors)).status).toBe(200);
  expect(await sponsored()).toEqual([project, plan]);
  const passed = (from: unknown, to: unknown) => [{ changes: { sponsor: [from, to] } }];
  expect(await eventsOf(plan)).toMatchObject(passed(desk.leaver.name, desk.heir.name));
  expect(await eventsOf(project)).toMatchObject([
    { type: 'project.updated', changes: { sponsor_id: [desk.leaver.member, desk.heir.member] } },
  ]);
});

test('what leads to whatever is left stands beside it: parts to their plan, dotted lines to whoever works there', async () => {
  const { database, organization } = desk.muster;
  const plan = await makeAccountPlan(database, organization, await makeClient(database, organization, {}));
  const action = await insertRow(database, 'plan_actions', {
    ...{ org_id: organization.id, plan_id: plan, title: 'Call the port', owner_id: desk.leaver.member },
  });
  await insertRow(desk.muster.database, 'dotted_lines', {
    ...{ org_id: desk.muster.organization.id, member_id: desk.heir.member, to_member_id: desk.leaver.member },
    ...{ pct: 20, from_day: await desk.dayIn(-1) },
  });
  const { handovers } = await listed();
  const itemsOf = (kind: string) =>
    handovers.find((one: { kind: string; items: unknown[] }) => one.kind === kind)?.items;
  expect(itemsOf('plan_parts')).toMatchObject([{ id: action, plan_id: plan, project_id: null }]);
  expect(itemsOf('dotted_lines')).toMatchObject([{ id: desk.heir.member, label: desk.heir.name }]);
});
