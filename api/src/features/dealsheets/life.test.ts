import { afterAll, beforeAll, expect, test } from 'vitest';
import * as endpoints from '#contract/dealsheets/endpoints.ts';
import type { Outcome } from '#contract/dealsheets/shapes.ts';
import { type DealDesk, dealDesk, line } from '../../../test/deal-desk.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import type { TestOrganization } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let desk: DealDesk;
let people: TestOrganization['people'];
let service: string;
beforeAll(async () => {
  muster = await openTestServer();
  desk = await dealDesk(muster);
  ({ people } = muster.organization);
  const org_id = muster.organization.id;
  service = await insertRow(muster.database, 'service_types', {
    org_id,
    code: 'GRD',
    name: 'Guarding',
    status: 'active',
  });
});
afterAll(() => muster.close());

const close = (dealsheet_id: string, body: Outcome) =>
  desk.call()(endpoints.closeDealsheet, { params: { dealsheet_id }, body });
const won = (code: string, fields: object = {}): Outcome => ({
  ...{ outcome: 'won', closed_on: '2026-02-03' },
  project: { code, name: 'Night watch', start_date: '2026-03-01', end_date: '2026-12-31', ...fields },
});

test('from a draft over changes to a project with its budget and what it needs of people', async () => {
  const { id } = await desk.make({
    phases: ['Gate'],
    lines: [line({ service_type_id: service, role: 'Guard', phase: 'Gate' })],
  });
  await desk.submit(id);
  const back = await desk.decide(id, people.owner, 'changes_requested', 'Add the van');
  expect(back.body).toMatchObject({ status: 'changes_requested', current: { decision_note: 'Add the van' } });
  const forked = await desk.rewrite(id, {
    expenses: [{ key: 'van', name: 'Van', phase: null, cost_minor: 10_000, markup_pct: '0', billable: true }],
  });
  expect(forked.body).toMatchObject({
    status: 'draft',
    revision: 2,
    price_minor: 110_000,
    current: { revision: 2 },
  });
  await desk.submit(id);
  expect((await desk.decide(id, people.owner)).body).toMatchObject({ status: 'approved', may_decide: false });
  const sent = await desk.send(id, '2026-02-01');
  expect(sent.body).toMatchObject({ status: 'sent', sent_on: '2026-02-01', valid_until: '2026-03-03' });
  const { status, body } = await close(id, won('NGT-1'));
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'won', closed_on: '2026-02-03', project: { name: 'Night watch' } });
  const [project] = await muster.database.query('select * from projects where id = $1', [body.project.id]);
  expect(project).toMatchObject({
    ...{
      code: 'NGT-1',
      status: 'planned',
      client_id: desk.client,
      owner_id: people.director.member,
      currency: 'GBP',
    },
    ...{ budget_minor: '110000', budget_minutes: 600 },
  });
  const demand = await muster.database.query('select * from project_demand where project_id = $1', [
    body.project.id,
  ]);
  expect(demand).toMatchObject([
    { service_type_id: service, name: 'Guarding', role: 'Guard', phase: 'Gate', minutes: 600 },
  ]);
  const events = await muster.database.query<{ type: string }>(
    'select type from events where subject_id = any ($1) order by id',
    [[id, body.project.id]],
  );
  expect(events.map(({ type }) => type)).toEqual([
    ...['dealsheet.created', 'dealsheet.submitted', 'dealsheet.changes_requested', 'dealsheet.forked'],
    ...['dealsheet.submitted', 'dealsheet.approved', 'dealsheet.sent', 'project.created', 'dealsheet.won'],
  ]);
  const { body: revisions } = await desk.call()(endpoints.listDealsheetRevisions, {
    params: { dealsheet_id: id },
  });
  expect(revisions.data.map((one: { status: string }) => one.status)).toEqual(['won', 'changes_requested']);
  expect(revisions.data[1].results.price_minor).toBe(100_000);
});

test('a code that a project has is refused, and nothing of the deal or a project is written', async () => {
  await insertRow(muster.database, 'projects', {
    ...{ org_id: muster.organization.id, code: 'TAKEN', name: 'Old', client_id: desk.client },
    ...{ owner_id: people.owner.member, start_date: '2026-01-01', currency: 'GBP' },
  });
  const sent = await desk.makeSent(undefined, '2026-02-01');
  expect((await close(sent.id, won('TAKEN'))).body).toMatchObject({
    ...{ rule: 'code-taken', fields: [{ field: 'project.code' }] },
  });
  const early = await close(sent.id, won('EARLY', { end_date: '2026-02-01' }));
  expect(early.body).toMatchObject({ rule: 'end-after-start', fields: [{ field: 'project.end_date' }] });
  expect(await desk.read(sent.id)).toEqual(sent);
});

test('a deal ends no day before it was sent, and none that is to come', async () => {
  const { id } = await desk.makeSent(undefined, '2026-02-01');
  const lost = (closed_on: string): Outcome => ({ outcome: 'lost', closed_on, reason: 'Too dear' });
  expect((await close(id, lost('2026-01-31'))).body).toMatchObject({ rule: 'closed-before-sent' });
  expect((await close(id, lost('2099-01-01'))).body).toMatchObject({ rule: 'closed-in-the-future' });
  const { body } = await close(id, lost('2026-02-02'));
  expect(body).toMatchObject({ status: 'lost', lost_reason: 'Too dear', closed_on: '2026-02-02' });
  expect((await close(id, won('LATE'))).body).toMatchObject({ rule: 'wrong-state' });
});

test('what was lost goes on as the next revision, which was neither sent nor closed', async () => {
  const { id } = await desk.makeSent(undefined, '2026-02-01');
  await close(id, { outcome: 'expired', closed_on: '2026-02-28' });
  const { body } = await desk.rewrite(id, { discount_pct: '5' });
  expect(body).toMatchObject({
    ...{
      status: 'draft',
      revision: 2,
      sent_on: null,
      valid_until: null,
      closed_on: null,
      submitted_at: null,
    },
  });
});

test('only what is approved is sent, and no day that is to come', async () => {
  const { id } = await desk.make();
  expect((await desk.send(id)).body).toMatchObject({ rule: 'wrong-state' });
  await desk.submit(id);
  await desk.decide(id, people.owner);
  expect((await desk.send(id, '2099-01-01')).body).toMatchObject({ rule: 'sent-in-the-future' });
  const old = await desk.call()(endpoints.sendDealsheet, {
    params: { dealsheet_id: id },
    body: { revision: 9 },
  });
  expect(old.body).toMatchObject({ rule: 'revision-forked' });
  expect((await desk.send(id)).body).toMatchObject({ status: 'sent' });
});

test('a won deal changes no more and isn’t archived', async () => {
  const { id } = await desk.makeSent(undefined, '2026-02-01');
  const { body } = await close(id, won('DONE-1'));
  const params = { dealsheet_id: id };
  expect((await desk.rewrite(id, { terms: 'x' })).body).toMatchObject({ rule: 'dealsheet-won' });
  const { version } = body;
  expect((await desk.call()(endpoints.archiveDealsheet, { params, version })).body).toMatchObject({
    rule: 'dealsheet-won',
  });
  const renamed = await desk.call()(endpoints.updateDealsheet, { params, version, body: { title: 'x' } });
  expect(renamed.body).toMatchObject({ rule: 'dealsheet-won' });
});

test('a draft without lines, or one that was written since, isn’t submitted', async () => {
  const empty = await desk.make({});
  expect((await desk.submit(empty.id)).body).toMatchObject({ rule: 'nothing-to-submit' });
  const { id, current } = await desk.make();
  await desk.rewrite(id, { terms: 'Other' });
  const { body } = await desk.call()(endpoints.submitDealsheet, {
    ...{ params: { dealsheet_id: id }, body: { revision: 1, version: current.version } },
  });
  expect(body).toMatchObject({ rule: 'revision-forked', fields: [{ field: 'version' }] });
  expect(await desk.read(id)).toMatchObject({ status: 'draft' });
});
