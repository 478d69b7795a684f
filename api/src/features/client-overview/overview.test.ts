import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readClientOverview } from '#contract/clients/overview.ts';
import { readClientWork } from '#contract/clients/work.ts';
import { firstOfMonth } from '#contract/projects/periods.ts';
import { makeClient } from '../../../test/factories/client.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';

let desk: Desk;
let client: string;
let today: string;
beforeAll(async () => {
  desk = await openDesk();
  const [row] = await desk.muster.database.query<{ day: string }>(
    'select (now() at time zone timezone)::date::text as day from organizations where org_id = $1',
    [desk.muster.organization.id],
  );
  today = row?.day ?? '';
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  client = await makeClient(desk.muster.database, desk.muster.organization);
});

const project = (fields = {}) => desk.makeProject({ client_id: client, start_date: '2020-01-01', ...fields });
/** The first day of the month so many months ago. */
const month = (ago: number) => firstOfMonth(today, -ago);
const hour = (project_id: string, fields = {}) =>
  makeEntry(desk.muster.database, desk.muster.organization, {
    ...{
      project_id,
      work_date: month(0),
      billable: true,
      currency: 'GBP',
      bill_minor: 4000,
      cost_minor: 3000,
    },
    ...fields,
  });
const rate = (currency: string, day: string, worth: string) =>
  insertRow(desk.muster.database, 'exchange_rates', {
    ...{ org_id: desk.muster.organization.id, currency, into_currency: 'GBP', day, rate: worth },
  });
const people = () => desk.muster.organization.people;
const read = async (query = {}, person = people().manager, id = client) =>
  (await desk.muster.as(person)(readClientOverview, { params: { client_id: id }, query })).body;
const work = async (from: number, to: number, query = {}) =>
  (
    await desk.muster.as(people().manager)(readClientWork, {
      params: { client_id: client },
      query: { from: month(from).slice(0, 7), to: month(to).slice(0, 7), ...query },
    })
  ).body;

test('twelve months stand without a gap, with hours, revenue and cost of all projects, archived ones too', async () => {
  const guarding = await project();
  const over = await project({ status: 'archived', archived_at: '2026-01-01T00:00:00Z' });
  await hour(guarding);
  await hour(over, { work_date: month(11), billable: false, bill_minor: 0 });
  await hour(guarding, { work_date: month(12) });
  const { months, statuses, currency } = await read();
  expect(months.map((one: { month: string }) => one.month)).toEqual(
    Array.from({ length: 12 }, (_, at) => month(11 - at)),
  );
  expect(months[0]).toEqual({
    ...{ month: month(11), seconds: 3600, billable_seconds: 0, bill_minor: 0, cost_minor: 3000 },
  });
  expect(months[11]).toMatchObject({
    seconds: 3600,
    billable_seconds: 3600,
    bill_minor: 4000,
    cost_minor: 3000,
  });
  expect([currency, statuses]).toMatchObject([
    'GBP',
    [
      { status: 'active', projects: 1, bill_minor: 4000 },
      { status: 'archived', projects: 1, bill_minor: 0, seconds: 3600 },
    ],
  ]);
});

test('the quarter begins with the organization’s fiscal year, and the one before is whole', async () => {
  const guarding = await project();
  for (const ago of [0, 1, 3, 4, 6]) await hour(guarding, { work_date: month(ago) });
  await desk.setting('fiscal_month', Number(month(1).slice(5, 7)));
  const { quarter, previous_quarter } = await read();
  expect(quarter).toMatchObject({ from: month(1), to: today, bill_minor: 8000 });
  expect(previous_quarter).toMatchObject({ from: month(4), bill_minor: 8000 });
  await desk.setting('fiscal_month', 1);
});

test('money is brought into the client’s currency at the rate of each month, with the days of the rates', async () => {
  client = await makeClient(desk.muster.database, desk.muster.organization, { currency: 'EUR' });
  const yen = await project({ currency: 'JPY' });
  await rate('EUR', month(3), '0.5000');
  await rate('JPY', month(3), '0.0050');
  await rate('EUR', month(0), '0.8000');
  await hour(await project());
  await hour(yen, { work_date: month(2), currency: 'JPY', bill_minor: 1000, cost_minor: 500 });
  const { currency, months, rates, unconverted } = await read();
  expect(currency).toBe('EUR');
  expect(months[11]).toMatchObject({ bill_minor: 5000, cost_minor: 3750 });
  expect(months[9]).toMatchObject({ bill_minor: 1000, cost_minor: 500 });
  expect(rates).toEqual([
    { currency: 'EUR', from: month(3), to: month(0) },
    { currency: 'JPY', from: month(3), to: month(3) },
  ]);
  expect(unconverted).toEqual([]);
});

test('money without a rate is in no sum and said apart; its time counts', async () => {
  await hour(await project({ currency: 'CHF' }), { currency: 'CHF', bill_minor: 900, cost_minor: 700 });
  const { months, unconverted, rates } = await read();
  expect(months[11]).toMatchObject({ seconds: 3600, bill_minor: 0, cost_minor: 0 });
  expect([unconverted, rates]).toEqual([[{ currency: 'CHF', bill_minor: 900, cost_minor: 700 }], []]);
});

test('the companies below count when they are asked for, at any depth, archived ones never', async () => {
  const { database, organization } = desk.muster;
  const child = await makeClient(database, organization, { parent_id: client });
  const grandchild = await makeClient(database, organization, { parent_id: child });
  const gone = await makeClient(database, organization, {
    parent_id: client,
    archived_at: '2026-01-01T00:00:00Z',
  });
  for (const owner of [client, child, grandchild, gone]) await hour(await project({ client_id: owner }));
  const [alone, whole] = [await read(), await read({ below: 'true' })];
  expect([alone.clients_below, whole.clients_below]).toEqual([2, 2]);
  expect([alone.quarter.bill_minor, whole.quarter.bill_minor]).toEqual([4000, 12_000]);
  expect((await work(0, 0, { below: 'true' })).count).toBe(3);
});

test('health is that of open projects; people are those of this month and the last', async () => {
  await project({ health_mode: 'manual', health: 'red', health_note: 'Storm' });
  await project({ health_mode: 'manual', health: 'red', health_note: 'Storm', status: 'completed' });
  const guarding = await project();
  await hour(guarding, { duration_s: 7200 });
  await hour(guarding, { member_id: people().coordinator.member, work_date: month(1) });
  await hour(guarding, { member_id: people().director.member, work_date: month(2) });
  const { healths, people: who, last_work_day } = await read();
  expect(healths).toEqual(
    expect.arrayContaining([
      { health: 'red', projects: 1 },
      { health: null, projects: 1 },
    ]),
  );
  expect(who).toEqual({
    count: 2,
    first: [
      { id: people().member.member, name: people().member.name, seconds: 7200 },
      { id: people().coordinator.member, name: people().coordinator.name, seconds: 3600 },
    ],
  });
  expect(last_work_day).toBe(month(0));
});

test('behind a figure of months stand its projects, which together are the figure', async () => {
  const small = await project({ code: 'SML-1', name: 'Small' });
  const large = await project({ code: 'LRG-1', name: 'Large' });
  await hour(small, { work_date: month(1) });
  await hour(large, { bill_minor: 9000 });
  await project();
  const { projects, count } = await work(1, 0);
  expect(
    projects.map((one: { project: object; bill_minor: number }) => [one.project, one.bill_minor]),
  ).toEqual([
    [{ id: large, code: 'LRG-1', name: 'Large', status: 'active' }, 9000],
    [{ id: small, code: 'SML-1', name: 'Small', status: 'active' }, 4000],
  ]);
  expect([count, (await work(0, 0)).count]).toEqual([2, 1]);
  const months = { from: '2026-05', to: '2026-04' };
  const wrong = await desk.muster.as(people().manager)(readClientWork, {
    params: { client_id: client },
    query: months,
  });
  expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([422, 'to']);
});

test('a client of another organization or of none is not there', async () => {
  const { status } = await desk.muster.as(people().manager)(readClientOverview, {
    params: { client_id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3d1' },
  });
  expect(status).toBe(404);
});
