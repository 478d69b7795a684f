import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { removeMember } from '#contract/members/endpoints.ts';
import { readOffboarding } from '#contract/members/offboarding.ts';
import { makeAccountPlan } from '../../../test/factories/account-plan.ts';
import { makeClient } from '../../../test/factories/client.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makeOrganization, makePerson } from '../../../test/people.ts';
import { openLeavingDesk, type Successors } from './fixtures/leaving-desk.ts';

const desk = openLeavingDesk();
const listed = async (query: object = {}) =>
  (await desk.muster.as(desk.people.owner)(readOffboarding, { params: desk.of(desk.leaver), query })).body;
const eventsOf = (id: string | null) =>
  desk.muster.database.query<{ type: string; changes: object }>(
    'select type, changes from events where subject_id = $1 order by id desc limit 1',
    [id],
  );
const ownerOf = async (table: string, id: string) =>
  (
    await desk.muster.database.query<{ owner_id: string }>(`select owner_id from ${table} where id = $1`, [
      id,
    ])
  )[0]?.owner_id;

/** One of everything that somebody can leave behind. */
const burden = async () => {
  const { database, organization } = desk.muster;
  const owner_id = desk.leaver.member;
  const report = await makePerson(database, desk.muster.organization.id, 'member');
  await desk.manages(desk.leaver, report);
  const project = await makeProject(database, organization, { owner_id, name: 'Harbour' });
  const client = await makeClient(database, organization, { owner_id, name: 'Port' });
  const plan = await makeAccountPlan(database, organization, client, { owner_id });
  const action = await insertRow(database, 'plan_actions', {
    ...{
      org_id: desk.muster.organization.id,
      plan_id: plan,
      title: 'Call the port',
      owner_id,
      due_on: '2036-01-01',
    },
  });
  return { report, project, client, plan, action };
};

test('what somebody leaves behind is listed by kind, each with the first of its things, and their manager is proposed', async () => {
  const { report, project, client, plan, action } = await burden();
  await desk.manages(desk.heir, desk.leaver);
  await makeProject(desk.muster.database, desk.muster.organization, {
    owner_id: desk.leaver.member,
    status: 'completed',
  });
  const { handovers, last_owner, version } = await listed();
  const to = { id: desk.heir.member, name: desk.heir.name };
  expect([last_owner, version]).toEqual([false, 2]);
  expect(handovers).toMatchObject([
    { kind: 'reports', count: 1, blocks: true, transferable: true, to, items: [{ id: report.member }] },
    {
      kind: 'projects',
      count: 1,
      blocks: true,
      to,
      items: [{ id: project, label: 'Harbour', project_id: project }],
    },
    { kind: 'clients', count: 1, blocks: false, to, items: [{ id: client, label: 'Port' }] },
    { kind: 'account_plans', count: 1, blocks: true, to, items: [{ id: plan }] },
    {
      kind: 'plan_parts',
      count: 1,
      blocks: false,
      items: [{ id: action, label: 'Call the port', day: '2036-01-01' }],
    },
  ]);
});

test('handed over, everything is the successor’s, each with its event, and the person is gone', async () => {
  const { report, project, client, plan, action } = await burden();
  const kinds = ['reports', 'projects', 'clients', 'account_plans', 'plan_parts'] as const;
  const { status, body } = await desk.offboard(desk.heirs(...kinds));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'offboarded',
    end_date: await desk.dayIn(0),
    role: null,
    grants: [],
    leaves_on: null,
  });
  expect((await desk.read(report)).manager).toMatchObject({ id: desk.heir.member });
  expect(await ownerOf('projects', project)).toBe(desk.heir.member);
  expect(await ownerOf('clients', client)).toBe(desk.heir.member);
  expect(await ownerOf('account_plans', plan)).toBe(desk.heir.member);
  expect(await ownerOf('plan_actions', action)).toBe(desk.heir.member);
  const passed = { owner_id: [desk.leaver.member, desk.heir.member] };
  expect(await eventsOf(project)).toMatchObject([{ type: 'project.updated', changes: passed }]);
  expect(await eventsOf(client)).toMatchObject([{ type: 'client.updated', changes: passed }]);
  expect(await eventsOf(report.member)).toMatchObject([
    { type: 'member.changed', changes: { manager_id: [desk.leaver.member, desk.heir.member] } },
  ]);
  expect(await eventsOf(plan)).toMatchObject([
    { type: 'plan-item.changed', changes: { owner: [desk.leaver.name, desk.heir.name] } },
  ]);
  const [gone] = await desk.muster.database.query<{ data: object }>(
    "select data from events where subject_id = $1 and type = 'member.removed'",
    [desk.leaver.member],
  );
  expect(gone?.data).toMatchObject({ reason: 'A new job', grants: [{ role: 'manager' }] });
});

test('time that waits for their word keeps somebody until it is decided or its people are handed over', async () => {
  const report = await makePerson(desk.muster.database, desk.muster.organization.id, 'member');
  await desk.manages(desk.leaver, report);
  const project = await makeProject(desk.muster.database, desk.muster.organization, {
    owner_id: desk.heir.member,
  });
  const entry = await makeEntry(desk.muster.database, desk.muster.organization, {
    ...{ member_id: report.member, project_id: project, status: 'submitted' },
  });
  expect((await listed()).handovers[0]).toMatchObject({
    ...{ kind: 'approvals', count: 1, blocks: true, transferable: false, to: null, items: [{ id: entry }] },
  });
  const open = { status: 422, body: { rule: 'open-approvals', fields: [{ field: 'successors.approvals' }] } };
  expect(await desk.offboard()).toMatchObject(open);
  const { version } = await desk.read(desk.leaver);
  expect(
    await desk.muster.as(desk.people.owner)(removeMember, { params: desk.of(desk.leaver), version }),
  ).toMatchObject(open);
  expect(await desk.read(desk.leaver)).toMatchObject({ status: 'active', role: 'manager' });
  expect((await desk.offboard(desk.heirs('reports'))).status).toBe(200);
});

test('leave that waits for their word keeps somebody just so', async () => {
  const report = await makePerson(desk.muster.database, desk.muster.organization.id, 'member');
  await desk.manages(desk.leaver, report);
  const day = await desk.dayIn(5);
  const leave = await insertRow(desk.muster.database, 'leave_requests', {
    ...{
      org_id: desk.muster.organization.id,
      member_id: report.member,
      type: 'paid',
      from_date: day,
      to_date: day,
      timezone: 'UTC',
    },
    ...{ minutes: 480, starts_at: `${day}T00:00Z`, ends_at: `${day}T23:59Z` },
  });
  expect((await listed()).handovers[0]).toMatchObject({
    kind: 'leave_approvals',
    items: [{ id: leave, day }],
  });
  expect((await desk.offboard()).body.rule).toBe('open-approvals');
  expect((await desk.offboard(desk.heirs('reports'))).status).toBe(200);
});

test('what needs somebody to go on has to be handed over, and until then nothing is', async () => {
  const { report, project } = await burden();
  const { body } = await desk.offboard(desk.heirs('reports'));
  expect(body.rule).toBe('open-handovers');
  expect(body.fields.map(({ field }: { field: string }) => field)).toEqual([
    'successors.projects',
    'successors.account_plans',
  ]);
  expect((await desk.read(report)).manager).toMatchObject({ id: desk.leaver.member });
  expect(await ownerOf('projects', project)).toBe(desk.leaver.member);
});

test('a successor is somebody else of the team who doesn’t answer to those they take over', async () => {
  const [direct, below] = [
    await makePerson(desk.muster.database, desk.muster.organization.id, 'member'),
    await makePerson(desk.muster.database, desk.muster.organization.id, 'member'),
  ];
  await desk.manages(desk.leaver, direct);
  await desk.manages(direct, below);
  await desk.manages(desk.people.director, desk.leaver);
  const rule = async (successors: Successors) => (await desk.offboard(successors)).body.rule;
  expect(await rule({ reports: desk.leaver.member ?? '' })).toBe('successor-known');
  expect(await rule({ reports: randomUUID() })).toBe('successor-known');
  const elsewhere = (await makeOrganization(desk.muster.database)).people.owner.member ?? '';
  expect(await rule({ reports: elsewhere })).toBe('successor-known');
  expect(await rule({ reports: below.member ?? '' })).toBe('successor-cycle');
  expect(await rule({ shifts: desk.heir.member ?? '' })).toBe('not-transferable');
  expect((await desk.offboard({ reports: direct.member ?? '' })).status).toBe(200);
  expect((await desk.read(direct)).manager).toMatchObject({ id: desk.people.director.member });
});
