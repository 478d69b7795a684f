import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RatePreview } from '#contract/service-types/preview.ts';
import * as rates from '#contract/service-types/rate-endpoints.ts';
import { chooseOrganization } from '#contract/users/endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';

let desk: Desk;
let admin: ReturnType<Desk['muster']['as']>;
/** The tenth of last month, by the database's clock. */
let day: string;
beforeAll(async () => {
  desk = await openDesk();
  admin = desk.muster.as(desk.muster.organization.people.admin);
  await admin(chooseOrganization, { body: { id: desk.muster.organization.id } });
  const [row] = await desk.muster.database.query<{ day: string }>(
    `select to_char(date_trunc('month', now() at time zone timezone) - interval '1 month' + interval '9 days', 'YYYY-MM-DD') as day
     from organizations where org_id = $1`,
    [desk.muster.organization.id],
  );
  day = row?.day ?? '';
});
afterAll(() => desk.muster.close());

/** Somebody who works for a service, a way to write down an hour of it, and one to price it. */
const work = async (service: Record<string, unknown> = {}) => {
  const { database, organization } = desk.muster;
  const { member } = await desk.newcomer();
  const named = { member_id: member ?? '', service_type_id: await desk.makeService(service) };
  const project_id = await desk.makeProject();
  const price = async (fields: Record<string, unknown>): Promise<string> => {
    const { body } = await admin(rates.addServiceRate, {
      params: { service_id: named.service_type_id },
      body: {
        ...{ scope: 'service', cost_rate: '20', bill_rate: '50', currency: 'GBP', valid_from: '2020-01-01' },
        ...fields,
      },
    });
    return body.id;
  };
  const log = (fields: Record<string, unknown> = {}) =>
    insertRow(database, 'activity_entries', {
      ...{ org_id: organization.id, ...named, project_id, work_date: day, duration_s: 3600, currency: 'GBP' },
      ...{ bill_minor: 9000, cost_minor: 3000, ...fields },
    });
  return { ...named, project_id, price, log };
};
const previewEnd = async (rate_id: string): Promise<RatePreview> => {
  const answer = await admin(rates.previewRateEnd, { params: { rate_id } });
  expect(answer.status).toBe(200);
  return answer.body;
};

test('without a rate its time is worth what the next one says, and time that it didn’t count for is left alone', async () => {
  const { member_id, project_id, price, log } = await work();
  await price({});
  const own = await price({ scope: 'member', member_id, cost_rate: '30', bill_rate: '90' });
  await log();
  await log({ duration_s: 1800, bill_minor: 4500, cost_minor: 1500 });
  await log({ billable: false, bill_minor: 0 });
  await log({ member_id: (await desk.newcomer()).member });
  const { total, rows, ...rest } = await previewEnd(own);
  expect(total).toEqual({
    ...{ entries: 3, seconds: 9000 },
    before: { bill_minor: 13_500, cost_minor: 7500 },
    after: { bill_minor: 7500, cost_minor: 5000 },
  });
  expect(rows).toMatchObject([{ month: day.slice(0, 7), project: { id: project_id }, entries: 3 }]);
  expect(rest).toMatchObject({ currency: 'GBP', entries_left_out: 0, entries_unpriced: 0, rows_in_all: 1 });
});

test('where nothing else counts it would have been worth nothing, and is counted as such', async () => {
  const { price, log } = await work();
  const only = await price({});
  await log();
  const { total, entries_unpriced } = await previewEnd(only);
  expect([total.after, entries_unpriced]).toEqual([{ bill_minor: 0, cost_minor: 0 }, 1]);
});

test('a next rate of a day is for the longest working day, and one of another currency is left out', async () => {
  const { member_id, price, log } = await work({ unit: 'day' });
  await price({ bill_rate: '480', cost_rate: '240' });
  const own = await price({ scope: 'member', member_id, bill_rate: '900', cost_rate: '300' });
  await log();
  const longest = await desk.muster.database.query<{ minutes: number }>(
    'select max(minutes)::int as minutes from organizations, unnest(working_days) minutes where org_id = $1',
    [desk.muster.organization.id],
  );
  const hours = (longest[0]?.minutes ?? 0) / 60;
  expect((await previewEnd(own)).total.after).toEqual({
    bill_minor: Math.round(48_000 / hours),
    cost_minor: Math.round(24_000 / hours),
  });
  const other = await work();
  await other.price({ currency: 'EUR' });
  const mine = await other.price({ scope: 'member', member_id: other.member_id });
  await other.log();
  const { total, entries_left_out } = await previewEnd(mine);
  expect([total.entries, entries_left_out]).toEqual([0, 1]);
});

test('a preview of an end stores nothing, and of a rate that isn’t there is none', async () => {
  const { price, log } = await work();
  const rate = await price({});
  await log();
  const kept = () =>
    desk.muster.database.query('select id, version, valid_to from service_rates order by id');
  const before = await kept();
  await previewEnd(rate);
  expect(await kept()).toEqual(before);
  const gone = await admin(rates.previewRateEnd, { params: { rate_id: crypto.randomUUID() } });
  expect(gone.status).toBe(404);
});
