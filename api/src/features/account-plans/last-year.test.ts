import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountPlanDesk, accountPlanDesk } from '../../../test/account-plan-desk.ts';
import { makeClient } from '../../../test/factories/client.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let desk: AccountPlanDesk;
beforeAll(async () => {
  muster = await openTestServer();
  desk = await accountPlanDesk(muster);
});
afterAll(() => muster.close());

const put = (table: string, fields: object) =>
  insertRow(muster.database, table, { org_id: muster.organization.id, ...fields });
const contact = (last_name: string, fields: object = {}) =>
  put('contacts', { client_id: desk.client, first_name: 'Ada', last_name, ...fields });
const of = (plan: string, what: string) => muster.database.query(what, [plan]);

const lastYear = async () => {
  const { id } = await desk.make({
    ...{ name: 'Last year', summary: 'A port', client_goals: 'More ships', tier: 'A', wallet_minor: 900 },
    ...{ revenue_target_minor: 100, review_every_months: 6 },
  });
  const plan_id = id;
  const chief = await put('plan_stakeholders', {
    ...{ plan_id, contact_id: await contact('Chief'), coverage: 4, influence: 5, role: 'decision_maker' },
    owner_id: muster.organization.people.owner.member,
  });
  const left = { contact_id: await contact('Left', { left_at: '2026-01-01' }), coverage: 0 };
  await put('plan_stakeholders', { plan_id, ...left });
  const second = { contact_id: await contact('Second'), coverage: 2, influence: 5, reports_to: chief };
  await put('plan_stakeholders', { plan_id, ...second });
  const unit_id = await put('plan_units', { plan_id, name: 'Docks', position: 3 });
  const service_type_id = await put('service_types', { code: 'GRD', name: 'Guarding', status: 'active' });
  const cell = { plan_id, service_type_id, spend_minor: 500, spent_with: 'competitor' };
  await put('plan_whitespace', { ...cell, unit_id, year: 2036 });
  await put('plan_whitespace', { ...cell, year: 2037 });
  await put('plan_actions', { plan_id, title: 'Call' });
  await put('plan_actions', { plan_id, title: 'Called', status: 'done', done_on: '2026-01-01' });
  await put('plan_risks', { plan_id, text: 'Fog' });
  await put('plan_risks', { plan_id, text: 'Over', status: 'closed' });
  await put('plan_competitors', { plan_id, name: 'Rival', share_pct: 30 });
  await put('plan_objectives', { plan_id, title: 'Grow' });
  return id;
};

test('what goes on is taken over from last year’s plan, with what points to what, and what is over isn’t', async () => {
  const from_plan_id = await lastYear();
  const next = { starts_on: '2037-01-01', ends_on: '2037-12-31', name: 'This year' };
  const { status, body } = await desk.create({ ...next, from_plan_id });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ summary: 'A port', client_goals: 'More ships', tier: 'A', wallet_minor: 900 },
    ...{ revenue_target_minor: null, review_every_months: 6, from_plan: { id: from_plan_id } },
    ...{ coverage_pct: 75, open_actions: 1, open_risks: 1, weighted_minor: 0, status: 'draft' },
  });
  const people = await of(
    body.id,
    `select c.last_name, s.coverage, b.last_name as above from plan_stakeholders s join contacts c on c.id = s.contact_id
     left join plan_stakeholders a on a.id = s.reports_to and a.plan_id = s.plan_id left join contacts b on b.id = a.contact_id
     where s.plan_id = $1 order by s.id`,
  );
  expect(people).toEqual([
    { last_name: 'Chief', coverage: 4, above: null },
    { last_name: 'Second', coverage: 2, above: 'Chief' },
  ]);
  const cells = await of(
    body.id,
    `select w.year, w.spend_minor, w.spent_with, u.name from plan_whitespace w
     left join plan_units u on u.id = w.unit_id and u.plan_id = w.plan_id where w.plan_id = $1 order by w.year`,
  );
  expect(cells).toMatchObject([
    { year: 2037, spent_with: 'competitor', name: 'Docks' },
    { year: 2038, spent_with: 'competitor', name: null },
  ]);
  const lists = await of(
    body.id,
    `select (select array_agg(title) from plan_actions where plan_id = $1) as actions,
       (select array_agg(text) from plan_risks where plan_id = $1) as risks,
       (select array_agg(name) from plan_competitors where plan_id = $1) as competitors,
       (select count(*)::int from plan_objectives where plan_id = $1) as objectives`,
  );
  expect(lists).toEqual([{ actions: ['Call'], risks: ['Fog'], competitors: ['Rival'], objectives: 0 }]);
});

test('what is still to be done is due as many months later as the period moved, and what is done stays behind', async () => {
  const { id: from_plan_id, starts_on } = await desk.make({ starts_on: '2036-01-01', ends_on: '2036-12-31' });
  expect(starts_on).toBe('2036-01-01');
  const action = { plan_id: from_plan_id, title: 'Call' };
  await put('plan_actions', { ...action, due_on: '2036-08-31' });
  await put('plan_actions', { ...action, title: 'Visit', status: 'doing' });
  await put('plan_actions', {
    ...action,
    title: 'Called',
    due_on: '2036-08-31',
    status: 'done',
    done_on: '2036-08-01',
  });
  await put('plan_risks', { plan_id: from_plan_id, text: 'Fog', due_on: '2036-02-29' });
  const { id } = await desk.make({ from_plan_id, starts_on: '2037-07-01', ends_on: '2038-06-30' });
  const due = await of(
    id,
    `select title, due_on::text from plan_actions where plan_id = $1
     union all select text, due_on::text from plan_risks where plan_id = $1 order by title`,
  );
  expect(due).toEqual([
    { title: 'Call', due_on: '2038-02-28' },
    { title: 'Fog', due_on: '2037-08-29' },
    { title: 'Visit', due_on: null },
  ]);
});

test('what was spent isn’t taken over into another currency', async () => {
  const from_plan_id = (await desk.make({ wallet_minor: 900 })).id;
  const service_type_id = await put('service_types', { code: 'DOG', name: 'Dogs', status: 'active' });
  await put('plan_whitespace', { plan_id: from_plan_id, service_type_id, year: 2036, spend_minor: 5 });
  const { id, wallet_minor } = await desk.make({ from_plan_id, currency: 'USD' });
  expect(wallet_minor).toBeNull();
  expect(await of(id, 'select spend_minor from plan_whitespace where plan_id = $1')).toEqual([
    { spend_minor: null },
  ]);
});

test('a plan isn’t begun from another client’s, and who has left the team isn’t its sponsor any more', async () => {
  const other = await makeClient(muster.database, muster.organization, { name: 'Marina' });
  const from_plan_id = (await desk.make({ sponsor_id: muster.organization.people.coordinator.member ?? '' }))
    .id;
  expect((await desk.create({ client_id: other, from_plan_id })).body).toMatchObject({
    ...{ rule: 'reference', fields: [{ field: 'from_plan_id' }] },
  });
  await muster.database.query("update members set archived_at = now(), status = 'offboarded' where id = $1", [
    muster.organization.people.coordinator.member,
  ]);
  expect(await desk.make({ from_plan_id })).toMatchObject({ sponsor: null });
});
