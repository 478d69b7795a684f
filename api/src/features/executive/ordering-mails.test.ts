import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BodyInput } from '#contract/endpoint.ts';
import {
  createExecutiveMail,
  deleteExecutiveMail,
  listExecutiveMails,
  updateExecutiveMail,
} from '#contract/executive/mail-endpoints.ts';
import { MOST_MAILS } from '#contract/executive/mails.ts';
import { openPortfolio, type PortfolioDesk } from './fixtures/desk.ts';

let desk: PortfolioDesk;
beforeAll(async () => {
  desk = await openPortfolio();
});
afterAll(() => desk.close());
beforeEach(() => desk.muster.database.query('delete from executive_mails'));

const WEEKLY = { rhythm: 'weekly', weekday: 1, at: '07:30', timezone: 'Europe/London' } as const;
const mine = () => desk.muster.as(desk.executive);
const order = (body: Partial<BodyInput<typeof createExecutiveMail>> = {}) =>
  mine()(createExecutiveMail, { body: { ...WEEKLY, ...body } });
const list = async () => (await mine()(listExecutiveMails)).body.data;
const trail = (id: string) =>
  desk.muster.database.query<{ org_id: string; type: string; actor: string }>(
    'select org_id, type, actor from events where subject_id = $1 order by id',
    [id],
  );

test('an order is kept with its next moment, for whoever ordered it alone', async () => {
  const { status, body } = await order({ currency: 'EUR', window: 'quarter' });
  expect([status, body.currency, body.window, body.version, body.rest]).toEqual([
    201,
    'EUR',
    'quarter',
    1,
    null,
  ]);
  const next = new Date(body.next_at);
  expect(next.getTime()).toBeGreaterThan(Date.now());
  expect(next.toLocaleString('en-GB', { weekday: 'long', timeZone: 'Europe/London' })).toBe('Monday');
  expect(await list()).toEqual([body]);
  const { admin } = desk.muster.organization.people;
  const other = await desk.muster.as(admin)(listExecutiveMails);
  expect(other.body.data).toEqual([]);
  const params = { mail_id: body.id };
  for (const refused of [
    await desk.muster.as(admin)(updateExecutiveMail, { params, version: 1, body: { paused: true } }),
    await desk.muster.as(admin)(deleteExecutiveMail, { params, version: 1 }),
  ])
    expect(refused.status).toBe(404);
});

test('every organization whose figures leave by mail has it in its trail', async () => {
  const second = await desk.found({ name: 'Second' });
  const { id } = (await order()).body;
  const both = [desk.muster.organization.id, second.id].sort();
  expect((await trail(id)).map(({ org_id }) => org_id).sort()).toEqual(both);
  const params = { mail_id: id };
  await mine()(updateExecutiveMail, { params, version: 1, body: { organization_ids: [second.id] } });
  await mine()(deleteExecutiveMail, { params, version: 2 });
  expect((await trail(id)).slice(2)).toMatchObject([
    { org_id: second.id, type: 'executive-mail.changed', actor: desk.executive.sub },
    { org_id: second.id, type: 'executive-mail.deleted' },
  ]);
});

test('a change counts from now on; over a version that somebody else changed it is refused', async () => {
  const { id } = (await order()).body;
  const params = { mail_id: id };
  const changed = await mine()(updateExecutiveMail, {
    ...{ params, version: 1 },
    body: { rhythm: 'monthly', month_day: -1, at: '18:00' },
  });
  expect(changed.status).toBe(200);
  expect(changed.body.version).toBe(2);
  const next = new Date(changed.body.next_at);
  expect(new Date(next.getTime() + 86_400_000).getUTCDate()).toBe(1);
  expect((await mine()(updateExecutiveMail, { params, version: 1, body: { at: '19:00' } })).status).toBe(412);
  expect((await mine()(deleteExecutiveMail, { params, version: 1 })).status).toBe(412);
  expect((await mine()(deleteExecutiveMail, { params })).status).toBe(428);
});

test('what is paused has no next moment until it is resumed', async () => {
  const { id } = (await order()).body;
  const params = { mail_id: id };
  const paused = await mine()(updateExecutiveMail, { params, version: 1, body: { paused: true } });
  expect(paused.body).toMatchObject({ paused: true, next_at: null });
  const resumed = await mine()(updateExecutiveMail, { params, version: 2, body: { paused: false } });
  expect(resumed.body).toMatchObject({ paused: false, next_at: expect.any(String) });
});

test('a request that is repeated with its key orders once', async () => {
  const call = { body: WEEKLY, key: 'once-only-please' };
  const [first, again] = [await mine()(createExecutiveMail, call), await mine()(createExecutiveMail, call)];
  expect(again.body.id).toBe(first.body.id);
  expect(await list()).toHaveLength(1);
});

test('ten are enough', async () => {
  for (let count = 0; count < MOST_MAILS; count += 1) expect((await order()).status).toBe(201);
  const { status, body } = await order();
  expect([status, body.rule]).toEqual([422, 'too-many-mails']);
  expect(body.message).toContain('You have 10 of them already');
});

test('whoever is executive nowhere, or not in what they choose, orders nothing', async () => {
  const { manager } = desk.muster.organization.people;
  const nobody = await desk.muster.as(manager)(createExecutiveMail, { body: WEEKLY });
  expect([nobody.status, nobody.body.rule]).toEqual([422, 'not-executive']);
  const elsewhere = await order({ organization_ids: ['01900000-0000-7000-8000-000000000001'] });
  expect(elsewhere.body).toMatchObject({
    ...{ rule: 'not-executive', fields: [{ field: 'organization_ids' }] },
  });
});

test.each([
  ['at', { at: '25:00' }, 'Enter a time such as 07:30.'],
  ['weekday', { weekday: 7 }, 'Choose a weekday.'],
  ['month_day', { month_day: 30 }, 'Choose a day from 1 to 28, or the last.'],
  ['timezone', { timezone: 'Europe/Atlantis' }, 'Choose a time zone such as Europe/London.'],
  ['organization_ids', { organization_ids: [] }, 'Choose an organization, or all of them.'],
] as const)('what is wrong with “%s” is said', async (field, wrong, message) => {
  const { status, body } = await order(wrong as Parameters<typeof order>[0]);
  expect([status, body.fields]).toEqual([422, [{ field, message }]]);
});
