import { afterAll, beforeAll, expect, test } from 'vitest';
import { listProjectChanges, readProject } from '#contract/projects/endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { openTelling, type Telling } from '../../../test/telling.ts';
import { type OpportunityDesk, opportunityDesk } from './fixtures/opportunities.ts';

let muster: TestServer;
let desk: OpportunityDesk;
let telling: Telling;
beforeAll(async () => {
  telling = openTelling();
  muster = await openTestServer({}, {}, telling.jobs);
  desk = await opportunityDesk(muster);
});
afterAll(() => muster.close());

/** What a currency was worth in the organization's. */
const rate = async (currency: string, day: string, worth: string) => {
  const { organization, database } = muster;
  await insertRow(database, 'exchange_rates', {
    ...{ org_id: organization.id, currency, into_currency: 'GBP', day, rate: worth },
  });
};

test('a deal that was won brings its price, in the plan’s currency, and the day on which it was closed', async () => {
  await rate('EUR', '2026-01-15', '0.8');
  await rate('EUR', '2026-03-01', '0.5');
  const [sold, foreign, lost] = [
    await desk.opportunity({ close_on: '2036-06-01' }),
    await desk.opportunity({ close_on: '2036-06-01' }),
    await desk.opportunity({ close_on: '2036-06-01' }),
  ];
  await desk.win(await desk.sendOut(sold), 'PRICE-1');
  await desk.win(await desk.sendOut(foreign, 'SEK'), 'PRICE-2');
  await desk.lose(await desk.sendOut(lost));
  await telling.work(muster);
  expect(await desk.one(sold)).toMatchObject({ amount_minor: 125_000, close_on: '2026-02-02', stage: 'won' });
  expect(await desk.one(foreign)).toMatchObject({
    amount_minor: 1_000,
    close_on: '2026-02-02',
    stage: 'won',
  });
  expect(await desk.one(lost)).toMatchObject({ amount_minor: 1_000, close_on: '2026-02-02', stage: 'lost' });
  const told = (await desk.events()).findLast(
    ({ data, changes }) => Object(data).item_id === sold && 'amount_minor' in Object(changes),
  );
  expect(told).toMatchObject({
    changes: { amount_minor: [1_000, 125_000], close_on: ['2036-06-01', '2026-02-02'] },
  });
});

test('the project of a deal that was won serves the plan that it came from, if that is still its client’s and not archived', async () => {
  const { database } = muster;
  const [kept, gone] = [await desk.opportunity(), await desk.opportunity()];
  const { body } = await desk.win(await desk.sendOut(kept), 'SERVES-1');
  const project = (await desk.call()(readProject, { params: { project_id: body.project.id } })).body;
  expect(project.account_plan).toMatchObject({ id: desk.plan });
  const { body: changes } = await desk.call()(listProjectChanges, { params: { project_id: project.id } });
  expect(changes.data).toMatchObject([{ changes: { account_plan_id: [null, desk.plan] } }]);
  const deal = await desk.sendOut(gone);
  await database.query('update account_plans set archived_at = now() where id = $1', [desk.plan]);
  const other = (await desk.win(deal, 'SERVES-2')).body.project.id;
  await database.query('update account_plans set archived_at = null where id = $1', [desk.plan]);
  const read = await desk.call()(readProject, { params: { project_id: other } });
  expect(read.body).toMatchObject({ code: 'SERVES-2', account_plan: null });
});
