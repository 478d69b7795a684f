import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateOrganization } from '#contract/organizations/administration-endpoints.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import { makeProject } from '../../../test/factories/project.ts';
import type { TestOrganization } from '../../../test/people.ts';
import { openPortfolio, type PortfolioDesk } from './fixtures/desk.ts';

let desk: PortfolioDesk;
let young: TestOrganization;
const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

beforeAll(async () => {
  desk = await openPortfolio();
  const made = new Date(Date.now() - 20 * DAY_MS).toISOString();
  young = await desk.found({ name: 'Bergen', currency: 'EUR', created_at: made });
  const { database, organization } = desk.muster;
  for (const [place, currency] of [
    [organization, 'GBP'],
    [organization, 'CHF'],
    [young, 'EUR'],
  ] as const) {
    const project_id = await makeProject(database, place, { currency });
    await makeEntry(database, place, {
      ...{ project_id, currency, work_date: ago(1), bill_minor: 5_000, bill_rate: '50', cost_rate: '20' },
    });
  }
  await desk.count();
});
afterAll(() => desk.close());

const untold = async (as_of: string) =>
  (await desk.read({ as_of })).organizations.map(({ name, untold, figures }) => [
    ...[name, untold?.why ?? null, figures.sev1],
  ]);

test('a day before an organization began and one that is ahead are said, and no figure is nought there', async () => {
  expect(await untold(ago(30))).toEqual([
    ['Aldermouth', null, 0],
    ['Bergen', 'before', null],
  ]);
  expect(await untold('2099-01-01')).toEqual([
    ['Aldermouth', 'ahead', null],
    ['Bergen', 'ahead', null],
  ]);
  const ahead = await desk.read({ as_of: '2099-01-01' });
  expect([ahead.counted, ahead.total.revenue_minor, ahead.total.sev1]).toEqual([0, null, null]);
});

test('time that is older than its organization is told, what stood then isn’t', async () => {
  const project_id = await makeProject(desk.muster.database, young, { currency: 'EUR' });
  const id = await makeEntry(desk.muster.database, young, {
    ...{ project_id, currency: 'EUR', work_date: ago(40), bill_minor: 700 },
  });
  await desk.count();
  const { organizations } = await desk.read({ as_of: ago(40), organization_id: [young.id], currency: 'EUR' });
  expect(organizations[0]).toMatchObject({ untold: null, since: ago(40) });
  expect(organizations[0]?.figures).toMatchObject({
    revenue_minor: 700,
    backlog_minor: null,
    projects: null,
  });
  await desk.muster.database.query('delete from activity_entries where id = $1', [id]);
  await desk.count();
  expect(await untold(ago(40))).toEqual([
    ['Aldermouth', null, 0],
    ['Bergen', 'before', null],
  ]);
});

test('money of a currency without a rate stands beside the figure by its own currency', async () => {
  const told = await desk.read({ currency: 'GBP', window: 'quarter' });
  expect(told.total.revenue_minor).toBe(5_000);
  expect(told.left_out).toEqual([
    { why: 'no-rate', figure: 'revenue', currency: 'CHF', minor: 5_000 },
    { why: 'no-budget', projects: 3 + 1 },
    { why: 'no-rate', figure: 'revenue', currency: 'EUR', minor: 5_000 },
  ]);
  const none = await desk.read({ currency: 'SEK', window: 'quarter' });
  expect(none.left_out.filter(({ why }) => why === 'no-rate')).toHaveLength(3);
});

test('a rate that one organization lacks is borrowed from another, and each is told with its day', async () => {
  await desk.muster.database.query(
    "insert into exchange_rates (org_id, currency, into_currency, day, rate) values ($1, 'EUR', 'GBP', $2, 0.8)",
    [desk.muster.organization.id, ago(9)],
  );
  const { organizations, total } = await desk.read({ currency: 'GBP', window: 'quarter' });
  expect(total.revenue_minor).toBe(9_000);
  expect(organizations.map(({ rates }) => rates)).toEqual([
    [],
    [{ currency: 'EUR', into: 'GBP', rate: '0.8000', day: ago(9), borrowed: true }],
  ]);
  const before = await desk.read({ as_of: ago(10), currency: 'GBP' });
  expect(before.organizations.flatMap(({ rates }) => rates)).toEqual([]);
});

test('a suspended organization is in no total from that day on, and in those of days before', async () => {
  const { admin } = desk.muster.organization.people;
  const params = { organization_id: young.id };
  const { status } = await desk.muster.as(admin)(updateOrganization, {
    ...{ params, version: 1, body: { status: 'suspended', reason: 'Sold to Tidewater.' } },
  });
  expect(status).toBe(200);
  await desk.count();
  const { today, organizations, total, counted } = await desk.read({ currency: 'GBP', window: 'quarter' });
  expect([counted, total.revenue_minor]).toEqual([1, 5_000]);
  expect(organizations[1]).toMatchObject({
    ...{ untold: { why: 'suspended', reason: 'Sold to Tidewater.' }, status: 'suspended' },
    figures: { revenue_minor: null, sev1: null },
  });
  const before = await desk.read({ as_of: ago(1), currency: 'GBP', window: 'quarter' });
  expect([before.counted, before.total.revenue_minor]).toEqual([2, 9_000]);
  expect(before.today).toBe(today);
});

test('an archived organization is named, and nothing is told of it on any day', async () => {
  const { admin } = desk.muster.organization.people;
  const body = { status: 'archived', reason: 'Closed.' } as const;
  await desk.muster.as(admin)(updateOrganization, {
    params: { organization_id: young.id },
    version: 2,
    body,
  });
  await desk.count();
  for (const as_of of [ago(0), ago(5)])
    expect((await untold(as_of)).at(1)).toEqual(['Bergen', 'archived', null]);
});
