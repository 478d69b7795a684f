import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDealsheetActuals } from '#contract/dealsheets/actuals.ts';
import { closeDealsheet } from '#contract/dealsheets/endpoints.ts';
import { listProjectDemand } from '#contract/projects/demand.ts';
import { type DealDesk, dealDesk, line } from '../../../test/deal-desk.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let desk: DealDesk;
let guard: string;
let survey: string;
beforeAll(async () => {
  muster = await openTestServer();
  desk = await dealDesk(muster);
  const service = (code: string, name: string) =>
    insertRow(muster.database, 'service_types', {
      org_id: muster.organization.id,
      code,
      name,
      status: 'active',
    });
  guard = await service('GRD', 'Guarding');
  survey = await service('SRV', 'Survey');
});
afterAll(() => muster.close());

const win = async () => {
  const { id } = await desk.makeSent(
    {
      lines: [
        line({ service_type_id: guard, role: 'Guard' }),
        line({ key: 'by-day', name: 'Rounds', unit: 'day', quantity: '2' }),
      ],
    },
    '2026-02-01',
  );
  const project = { code: 'ACT-1', name: 'Night watch', start_date: '2026-02-02', end_date: null };
  const body = { outcome: 'won' as const, closed_on: '2026-02-02', project };
  const answer = await desk.call()(closeDealsheet, { params: { dealsheet_id: id }, body });
  return { id, project: answer.body.project.id };
};

test('what was sold stands against what its project has logged, service by service, in the deal’s currency', async () => {
  const { id, project } = await win();
  const log = (service_type_id: string | null, currency: string) =>
    insertRow(muster.database, 'activity_entries', {
      ...{ org_id: muster.organization.id, member_id: muster.organization.people.member.member },
      ...{ project_id: project, service_type_id, work_date: '2026-02-03', duration_s: 5400, billable: true },
      ...{ currency, bill_rate: '100', cost_rate: '60', bill_minor: 15_000, cost_minor: 9_000 },
    });
  await log(guard, 'GBP');
  await log(survey, 'GBP');
  await log(guard, 'EUR');
  const { body } = await desk.call()(readDealsheetActuals, { params: { dealsheet_id: id } });
  expect(body).toMatchObject({
    ...{ currency: 'GBP', project: { id: project } },
    // Ten hours and two days of eight.
    sold: { minutes: 1560, price_minor: 120_000, cost_minor: 72_000 },
    logged: { minutes: 270, price_minor: 30_000, cost_minor: 18_000 },
    elsewhere: [{ currency: 'EUR', price_minor: 15_000, cost_minor: 9_000 }],
  });
  expect(body.services).toEqual([
    {
      service: { id: guard, name: 'Guarding' },
      sold: { minutes: 600, price_minor: 100_000, cost_minor: 60_000 },
      logged: { minutes: 180, price_minor: 15_000, cost_minor: 9_000 },
    },
    {
      service: { id: survey, name: 'Survey' },
      sold: { minutes: 0, price_minor: 0, cost_minor: 0 },
      logged: { minutes: 90, price_minor: 15_000, cost_minor: 9_000 },
    },
    {
      service: null,
      sold: { minutes: 960, price_minor: 20_000, cost_minor: 12_000 },
      logged: { minutes: 0, price_minor: 0, cost_minor: 0 },
    },
  ]);
  const demand = await desk.call(muster.organization.people.manager)(listProjectDemand, {
    params: { project_id: project },
  });
  expect(demand.body).toMatchObject({
    ...{ minutes: 1560, planned: [] },
    data: [
      {
        name: 'Guarding',
        service: { id: guard },
        role: 'Guard',
        minutes: 600,
        from: '2026-02-02',
        until: null,
      },
      { name: 'Rounds', service: null, minutes: 960 },
    ],
  });
});

test('before a deal is won nothing is logged', async () => {
  const { id } = await desk.make();
  const { body } = await desk.call()(readDealsheetActuals, { params: { dealsheet_id: id } });
  expect(body).toMatchObject({
    ...{
      project: null,
      sold: { price_minor: 100_000 },
      logged: { minutes: 0, price_minor: 0, cost_minor: 0 },
    },
  });
});
