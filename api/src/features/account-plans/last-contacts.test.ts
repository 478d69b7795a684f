import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listLastContacts } from '#contract/account-plans/endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { type DeliveryDesk, openDeliveryDesk } from './fixtures/plans.ts';

let desk: DeliveryDesk;
let client: string;
let plan: string;
let project: string;
beforeAll(async () => {
  desk = await openDeliveryDesk();
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  client = await desk.makeClient();
  plan = await desk.makePlan(client);
  project = await desk.makeProject({ client_id: client, start_date: '2020-01-01' });
});

const stakeholder = async (first_name: string, last_name: string) => {
  const org_id = desk.muster.organization.id;
  const contact_id = await insertRow(desk.muster.database, 'contacts', {
    ...{ org_id, client_id: client, first_name, last_name },
  });
  return insertRow(desk.muster.database, 'plan_stakeholders', { org_id, plan_id: plan, contact_id });
};
const note = (said: string, days: number, fields = {}) =>
  desk.hour(project, { note: said, work_date: desk.ago(days), ...fields });
const ask = (person = desk.muster.organization.people.coordinator) =>
  desk.muster.as(person)(listLastContacts, { params: { plan_id: plan } });
const days = async () =>
  Object.fromEntries(
    (await ask()).body.data.map(({ stakeholder_id, on }: { stakeholder_id: string; on: string }) => [
      stakeholder_id,
      on,
    ]),
  );

test('somebody was talked to last on the day of the newest note that names them, by whoever logged it', async () => {
  const dana = await stakeholder('Dana', 'Whitlock');
  await stakeholder('Leo', 'Park');
  const { coordinator } = desk.muster.organization.people;
  await note('Call with Dana Whitlock about berths', 9);
  await note('Site walk, Dana Whitlock and Kofi', 4, { member_id: coordinator.member });
  await note('Fence repaired', 1);
  expect((await ask()).body).toEqual({
    data: [{ stakeholder_id: dana, on: desk.ago(4), by: { id: coordinator.member, name: coordinator.name } }],
  });
});

test.each([
  ['Ruth', 'Beale', 'met RUTH BEALE, finance'],
  ['Zoë', 'Müller-Dupont', 'call: zoe muller dupont.'],
  ['Zoe', 'Muller', 'Zoë Müller’s rate card'],
  ['Søren', 'Strauß', 'Soren Strauss (port)'],
  ['Lech', 'Wałęsa', 'lech walesa'],
  ['Ines', 'van der Berg', 'Berg? No: van der Berg, Ines'],
  ['Paul', 'Stagg', 'Paul J. Stagg'],
  ['Søren', 'Strauß', 'Für Søren Strauß: Tor geölt'],
  ['Ib', 'Kjærgaard', 'Ib Kjærgaard über Tore'],
  ['Ib', 'Kjaergaard', 'Wär’ Ib Kjaergaard da'],
  ['Lech', 'Wałęsa', 'Brama – LECH WAŁĘSA'],
  ['Zoe', 'Muller', 'Zoe\u0308 Mu\u0308ller'],
  ['Tim', 'Griffin', 'Tim Gri\ufb03n'],
  ['Иван', 'Петров', 'Встреча: Иван Петров'],
])('%s %s is named by %j', async (first, last, said) => {
  const id = await stakeholder(first, last);
  await note(said, 3);
  expect(await days()).toEqual({ [id]: desk.ago(3) });
});

test.each([
  ['Dana', 'Whitlock', 'Dana Whitlocks'],
  ['Dana', 'Whitlock', 'Jordana Whitlock'],
  ['Dana', 'Whitlock', 'Dana called'],
  ['Dana', 'Stagg', 'Dana Whitlock and Paul Stagg'],
  ['%', '.*', 'Anything at all'],
])('%s %s isn’t named by %j', async (first, last, said) => {
  await stakeholder(first, last);
  await note(said, 3);
  expect(await days()).toEqual({});
});

test('what was deleted or taken back, and work for others, names nobody', async () => {
  await stakeholder('Dana', 'Whitlock');
  const said = 'Dana Whitlock';
  await note(said, 1, { archived_at: '2026-01-01T00:00:00Z' });
  const locked = await note('Berths', 2, { status: 'locked' });
  await note(said, 2, {
    reverses: locked,
    duration_s: -3600,
    bill_minor: -4000,
    cost_minor: -3000,
    status: 'locked',
    status_reason: 'Wrong',
  });
  const elsewhere = await desk.makeProject({ start_date: '2020-01-01' });
  await desk.hour(elsewhere, { note: said });
  expect(await days()).toEqual({});
});

test('the newest is found however much was logged since, elsewhere and by others', async () => {
  const [dana, leo] = [await stakeholder('Dana', 'Whitlock'), await stakeholder('Leo', 'Park')];
  const quiet = await desk.makeProject({ client_id: client, start_date: '2020-01-01' });
  await desk.hour(quiet, { note: 'Dana Whitlock', work_date: desk.ago(900) });
  await note('Dana Whitlock', 700);
  await desk.hour(quiet, { note: 'Leo Park', work_date: desk.ago(1) });
  await note('Leo Park', 3);
  await desk.muster.database.query(
    `insert into activity_entries (org_id, member_id, project_id, work_date, duration_s, note)
     select org_id, member_id, project_id, work_date + (g % 600), 60, 'Patrol ' || g from activity_entries e, generate_series(1, 700) g
     where e.project_id = $1 and e.work_date = $2`,
    [project, desk.ago(700)],
  );
  expect(await days()).toEqual({ [dana]: desk.ago(700), [leo]: desk.ago(1) });
});

test('a plan that isn’t there has none', async () => {
  plan = '01990000-0000-7000-8000-000000000001';
  expect((await ask()).status).toBe(404);
});
