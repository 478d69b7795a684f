import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readClientAttention } from '#contract/clients/attention.ts';
import { makeClient } from '../../../test/factories/client.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { type OpsLogDesk, openOpsLogDesk } from '../ops-log/fixtures/desk.ts';

let desk: OpsLogDesk;
let client: string;
beforeAll(async () => {
  desk = await openOpsLogDesk();
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  client = await makeClient(desk.muster.database, desk.muster.organization);
});

const project = (fields = {}) => desk.makeProject({ client_id: client, start_date: '2020-01-01', ...fields });
const incident = (of: string, fields = {}) =>
  desk.entry({ type: 'incident', severity: 'sev3', title: 'Fence cut', ...fields }, of);
const read = async (query = {}, person = desk.manager) =>
  (await desk.muster.as(person)(readClientAttention, { params: { client_id: client }, query })).body;
/** Keeps managers from reading the ops-log of a project. */
const keepOut = (of: string) =>
  desk.muster.database.query(
    `insert into policy_rules (minimum, domain, object, action, effect) values
     ('manager', '/org/:org/project/:pid', $1, 'read', 'deny')`,
    [`/projects/${of}/ops-log`],
  );

test('open incidents of all its projects stand by severity, the newest with its entry, as they say now', async () => {
  const [gate, quay] = [await project({ code: 'GAT-1', name: 'Gate' }), await project()];
  const first = await incident(gate, { occurred_at: '2026-03-02T10:00:00.000Z' });
  await desk.step(first, 'acknowledged', {}, desk.coordinator, gate);
  await desk.correct(
    first,
    { severity: 'sev2', title: 'Fence cut twice', occurred_at: '2026-03-02T10:00:00.000Z' },
    desk.manager,
    gate,
  );
  const second = await incident(quay, { occurred_at: '2026-03-03T10:00:00.000Z' });
  const closed = await incident(quay);
  for (const to of ['acknowledged', 'resolved', 'closed'] as const)
    await desk.step(closed, to, {}, desk.coordinator, quay);
  const { incidents } = await read();
  expect(incidents.severities).toEqual([
    { severity: 'sev2', entries: 1, unacknowledged: 0 },
    { severity: 'sev3', entries: 1, unacknowledged: 1 },
  ]);
  expect(incidents.newest).toMatchObject([
    { id: second, state: 'open' },
    {
      ...{ id: first, title: 'Fence cut twice', severity: 'sev2', state: 'acknowledged' },
      project: { id: gate, code: 'GAT-1', name: 'Gate' },
    },
  ]);
  expect(incidents.hidden_projects).toBe(0);
});

test('an ops-log that a rule keeps from the reader tells nothing, and that it is hidden', async () => {
  const [gate, quay] = [await project(), await project()];
  await incident(gate);
  await incident(quay, { title: 'Hidden' });
  await keepOut(quay);
  const { incidents } = await read();
  expect(incidents.hidden_projects).toBe(1);
  expect(incidents.newest.map(({ title }: { title: string }) => title)).toEqual(['Fence cut']);
  const { director } = desk.muster.organization.people;
  expect((await read({}, director)).incidents.newest).toHaveLength(2);
});

const hour = (project_id: string, fields = {}) =>
  makeEntry(desk.muster.database, desk.muster.organization, {
    ...{ project_id, status: 'approved', billable: true, currency: 'GBP', bill_minor: 4000 },
    ...fields,
  });

test('what can be billed is approved, charged for and not gone out for invoicing; payroll doesn’t count', async () => {
  const { database, organization } = desk.muster;
  const of = await project();
  await hour(of, { work_date: '2026-03-02' });
  await hour(of, { work_date: '2026-03-09', currency: 'CHF', bill_minor: 900 });
  await hour(of, { status: 'submitted' });
  await hour(of, { billable: false });
  for (const purpose of ['invoicing', 'payroll']) {
    const export_id = await insertRow(database, 'time_exports', {
      ...{ org_id: organization.id, purpose, from_date: '2026-02-01', to_date: '2026-02-28' },
      ...{ parts: ['client'], entries: 1, seconds: 3600, amounts: '[]' },
    });
    await database.query('insert into exported_entries values ($1, $2, $3, $4, true)', [
      ...[organization.id, purpose, await hour(of, { status: 'locked', work_date: '2026-02-02' }), export_id],
    ]);
  }
  expect((await read()).unbilled).toEqual({
    ...{ entries: 3, seconds: 10_800, currency: 'GBP', bill_minor: 8000 },
    ...{ from: '2026-02-02', to: '2026-03-09', rates: [] },
    unconverted: [{ currency: 'CHF', bill_minor: 900 }],
  });
});

test('milestones that aren’t done stand by their day, of open projects, with how many are late', async () => {
  const { database, organization } = desk.muster;
  const promise = (project_id: string, name: string, due_date: string, fields = {}) =>
    insertRow(database, 'project_milestones', {
      org_id: organization.id,
      project_id,
      name,
      due_date,
      ...fields,
    });
  const [open, off] = [
    await project({ code: 'OPN-1', name: 'Open' }),
    await project({ status: 'cancelled' }),
  ];
  await promise(open, 'Handover', '2099-01-01');
  await promise(open, 'Survey', '2026-01-15');
  await promise(open, 'Kick-off', '2026-01-01', { done: true });
  await promise(off, 'Never', '2026-01-01');
  expect((await read()).milestones).toMatchObject({
    ...{ open: 2, late: 1 },
    next: [{ name: 'Survey', due_date: '2026-01-15', project: { code: 'OPN-1' } }, { name: 'Handover' }],
  });
});

test('what waits of the companies below counts when it is asked for', async () => {
  const child = await makeClient(desk.muster.database, desk.muster.organization, { parent_id: client });
  const of = await project({ client_id: child });
  await incident(of);
  await hour(of);
  const [alone, whole] = [await read(), await read({ below: 'true' })];
  expect([alone.incidents.newest.length, whole.incidents.newest.length]).toEqual([0, 1]);
  expect([alone.unbilled.bill_minor, whole.unbilled.bill_minor]).toEqual([0, 4000]);
});
