import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeEntry } from '#contract/activity/endpoints.ts';
import { archiveServiceType } from '#contract/service-types/endpoints.ts';
import * as rates from '#contract/service-types/rate-endpoints.ts';
import { chooseOrganization } from '#contract/users/endpoints.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';

let desk: Desk;
let admin: ReturnType<Desk['muster']['as']>;
const worth = { cost_rate: '20', bill_rate: '50', currency: 'GBP', valid_from: '2020-01-01' };

beforeAll(async () => {
  desk = await openDesk();
  admin = desk.muster.as(desk.muster.organization.people.admin);
  await admin(chooseOrganization, { body: { id: desk.muster.organization.id } });
});
afterAll(() => desk.muster.close());

/** All that is kept of what time is worth, in the entries and in the sums of projects. */
const history = () =>
  desk.muster.database.query(
    `select 'entry' as kind, id, version, bill_rate, cost_rate, currency, bill_minor, cost_minor from activity_entries
     union all select 'sum', project_id, 0, null, null, null, bill_minor, cost_minor from project_totals order by 1, 2`,
  );

test('whatever becomes of rates, time keeps what it was worth, and so do the sums of its project', async () => {
  const person = await desk.newcomer();
  const member_id = person.member ?? '';
  const project_id = await desk.makeProject();
  const service_type_id = await desk.makeService();
  const params = { service_id: service_type_id };
  const first = await admin(rates.addServiceRate, { params, body: { ...worth, scope: 'service' } });
  await desk.log(person, { project_id, service_type_id, duration_s: 3600 });
  const before = await history();
  expect(before).toContainEqual(
    expect.objectContaining({ kind: 'entry', bill_rate: '50.0000', cost_rate: '20.0000' }),
  );
  const better = { ...worth, bill_rate: '90' };
  const steps = [
    () => admin(rates.addServiceRate, { params, body: { ...better, scope: 'member', member_id } }),
    () =>
      admin(rates.addServiceRate, {
        params,
        body: { ...better, scope: 'assignment', member_id, project_id },
      }),
    () => admin(rates.addRate, { body: { ...better, scope: 'organization' } }),
    () =>
      admin(rates.endServiceRate, {
        params: { ...params, rate_id: first.body.id },
        ...{ version: 1, body: { valid_to: '2021-01-01' } },
      }),
    () => admin(rates.removeServiceRate, { params: { ...params, rate_id: first.body.id }, version: 2 }),
  ];
  for (const step of steps) {
    expect((await step()).status).toBeLessThan(300);
    expect(await history()).toEqual(before);
  }
});

test('time without a service is worth the rate for all services, by the hour', async () => {
  const person = await desk.newcomer();
  const member_id = person.member ?? '';
  await admin(rates.addRate, { body: { ...worth, bill_rate: '70', scope: 'member', member_id } });
  const { body } = await desk.log(person, { project_id: await desk.makeProject(), duration_s: 1800 });
  expect(await history()).toContainEqual(
    expect.objectContaining({ id: body.id, bill_rate: '70.0000', bill_minor: '3500', cost_minor: '1000' }),
  );
});

test('time of a service that has been archived is still priced by its rates when it is made longer', async () => {
  const person = await desk.newcomer();
  const service_type_id = await desk.makeService();
  const params = { service_id: service_type_id };
  await admin(rates.addServiceRate, { params, body: { ...worth, scope: 'service' } });
  const { body } = await desk.log(person, {
    ...{ service_type_id, project_id: await desk.makeProject(), duration_s: 3600 },
  });
  expect((await admin(archiveServiceType, { params, version: 1 })).status).toBe(204);
  const longer = { params: { entry_id: body.id }, version: 1, body: { duration_s: 7200 } };
  expect((await desk.muster.as(person)(changeEntry, longer)).status).toBe(200);
  expect(await history()).toContainEqual(expect.objectContaining({ id: body.id, bill_minor: '10000' }));
});
