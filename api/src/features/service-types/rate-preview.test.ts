import { afterAll, beforeAll, expect, test } from 'vitest';
import { worthOf } from '#contract/money/amounts.ts';
import type { RatePreview, RatePreviewQuestion } from '#contract/service-types/preview.ts';
import * as rates from '#contract/service-types/rate-endpoints.ts';
import { chooseOrganization } from '#contract/users/endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';

let desk: Desk;
let admin: ReturnType<Desk['muster']['as']>;
/** The tenth of this month and of each of the four before, by the database's clock. */
let days: string[];

beforeAll(async () => {
  desk = await openDesk();
  admin = desk.muster.as(desk.muster.organization.people.admin);
  await admin(chooseOrganization, { body: { id: desk.muster.organization.id } });
  const rows = await desk.muster.database.query<{ day: string }>(
    `select to_char(date_trunc('month', now() at time zone timezone) - n * interval '1 month' + interval '9 days', 'YYYY-MM-DD') as day
     from organizations, generate_series(0, 4) n where org_id = $1 order by n`,
    [desk.muster.organization.id],
  );
  days = rows.map(({ day }) => day);
});
afterAll(() => desk.muster.close());

/** Somebody on a project with a service, and a way to write down what they did. */
const work = async (service: Record<string, unknown> = {}) => {
  const { muster } = desk;
  const person = await desk.newcomer();
  const named = {
    member_id: person.member ?? '',
    project_id: await desk.makeProject(),
    service_type_id: await desk.makeService(service),
  };
  const [project] = await muster.database.query<{ client_id: string }>(
    'select client_id from projects where id = $1',
    [named.project_id],
  );
  const log = (monthsAgo: number, fields: Record<string, unknown> = {}) =>
    insertRow(muster.database, 'activity_entries', {
      ...{ org_id: muster.organization.id, ...named, work_date: days[monthsAgo], duration_s: 3600 },
      ...{ bill_minor: 5000, cost_minor: 2000, currency: 'GBP', ...fields },
    });
  return { ...named, client_id: project?.client_id ?? '', log };
};

const BETTER = { cost_rate: '30', bill_rate: '90', currency: 'GBP' };

const preview = async (body: Partial<RatePreviewQuestion>): Promise<RatePreview> => {
  const question = { scope: 'service' as const, service_type_id: null, ...BETTER, ...body };
  const answer = await admin(rates.previewRate, { body: question });
  expect(answer.status).toBe(200);
  return answer.body;
};

const kept = () =>
  desk.muster.database.query(
    'select id, version, bill_minor, cost_minor from activity_entries union all select id, version, 0, 0 from service_rates order by 1',
  );

test('it says by month and project what a rate would have done to three whole months, and stores nothing', async () => {
  const { service_type_id, project_id, log } = await work();
  await log(1);
  await log(2, { duration_s: 1800, bill_minor: 2500, cost_minor: 1000 });
  await log(2, { billable: false, bill_minor: 0 });
  await log(3, { bill_minor: 0, cost_minor: 0, currency: null });
  await log(0);
  await log(4);
  await log(1, { archived_at: '2026-01-01' });
  const before = await kept();
  const { total, rows, ...rest } = await preview({ service_type_id });
  expect(total).toEqual({
    ...{ entries: 4, seconds: 3 * 3600 + 1800 },
    before: { bill_minor: 7500, cost_minor: 5000 },
    after: { bill_minor: 9000 + 4500 + 9000, cost_minor: 3000 + 1500 + 3000 + 3000 },
  });
  const months = [1, 2, 3].map((ago) => days[ago]?.slice(0, 7));
  expect(new Set(rows.map(({ month }) => month))).toEqual(new Set(months));
  expect(rows.find(({ month }) => month === months[1])).toMatchObject({
    ...{ project: { id: project_id }, entries: 2 },
    ...{ before: { bill_minor: 2500, cost_minor: 3000 }, after: { bill_minor: 4500, cost_minor: 4500 } },
  });
  expect(rest).toMatchObject({ currency: 'GBP', rows_in_all: 3, entries_left_out: 0 });
  expect(rest.from).toBe(`${months[2]}-01`);
  expect(rest.to < `${days[0]?.slice(0, 7)}-01` && rest.to > `${months[0]}-27`).toBe(true);
  expect(await kept()).toEqual(before);
});

test('it counts where nothing nearer does, and takes the place of the one that it would end', async () => {
  const { service_type_id, client_id, member_id, project_id, log } = await work();
  await desk.muster.database.query("update members set level = 'Lead' where id = $1", [member_id]);
  const entries = async (body: Partial<RatePreviewQuestion>) => (await preview(body)).total.entries;
  const unpriced = await entries({ scope: 'organization' });
  await log(1);
  expect(await entries({ scope: 'organization' })).toBe(unpriced + 1);
  await admin(rates.addServiceRate, {
    params: { service_id: service_type_id },
    body: { ...BETTER, scope: 'client', client_id, valid_from: '2020-01-01' },
  });
  expect(await entries({ service_type_id })).toBe(0);
  expect(await entries({ service_type_id, scope: 'member_level', level: 'Lead' })).toBe(0);
  expect(await entries({ service_type_id, scope: 'member', member_id })).toBe(0);
  expect(await entries({ scope: 'organization' })).toBe(unpriced);
  expect(await entries({ service_type_id, scope: 'client', client_id })).toBe(1);
  expect(await entries({ scope: 'assignment', member_id, project_id })).toBe(1);
  expect(await entries({ service_type_id, scope: 'assignment', member_id, project_id })).toBe(1);
});

test('a rate that names too little, too much or something unknown is refused beside its field', async () => {
  const { service_type_id, client_id } = await work();
  const refused = async (body: Partial<RatePreviewQuestion>) => {
    const question = { scope: 'client' as const, service_type_id, ...BETTER, ...body };
    const answer = await admin(rates.previewRate, { body: question });
    return [answer.status, answer.body.rule, answer.body.fields?.[0]?.field];
  };
  expect(await refused({})).toEqual([422, 'rate-scope', 'client_id']);
  expect(await refused({ client_id, level: 'Lead' })).toEqual([422, 'rate-scope', 'level']);
  expect(await refused({ client_id, service_type_id: null })).toEqual([422, 'rate-scope', 'scope']);
  const nobody = crypto.randomUUID();
  expect(await refused({ client_id: nobody })).toEqual([422, 'client-known', 'client_id']);
  expect(await refused({ client_id, service_type_id: nobody })).toEqual([
    ...[422, 'service-known', 'service_type_id'],
  ]);
});

test('time that was worth another currency is counted and left out', async () => {
  const { service_type_id, log } = await work();
  await log(1);
  await log(1, { currency: 'EUR' });
  const { total, entries_left_out } = await preview({ service_type_id });
  expect([total.entries, entries_left_out]).toEqual([1, 1]);
});

test('each entry is worth what it would have been logged with, to the minor unit', async () => {
  for (const unit of ['hour', 'day', 'piece'] as const) {
    const { service_type_id, log } = await work({ unit });
    const lengths = [1, 7, 59, 61, 3599, 12_345, 28_799];
    for (const duration_s of lengths) await log(1, { duration_s });
    const { after } = (await preview({ service_type_id, bill_rate: '77.7777', cost_rate: '0.0049' })).total;
    const sum = (amount: string) =>
      lengths.reduce((all, s) => all + worthOf(s, { amount, unit, currency: 'GBP' }, 480 * 60), 0);
    expect(after).toEqual({ bill_minor: sum('77.7777'), cost_minor: sum('0.0049') });
  }
});
