import { afterAll, beforeAll, expect, test } from 'vitest';
import { archiveDealsheet, closeDealsheet, readDealsheet } from '#contract/dealsheets/endpoints.ts';
import { makeOpportunityDealsheet } from '#contract/plan-items/endpoints.ts';
import { type DealDesk, dealDesk, line } from '../../../test/deal-desk.ts';
import type { TestOrganization, TestPerson } from '../../../test/people.ts';
import { type PlanDesk, planDesk } from '../../../test/plan-desk.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { openTelling, type Telling } from '../../../test/telling.ts';
import { refusal } from '../../../test/time-desk.ts';
import { reactions } from '../../reactions.ts';
import { reactToEvents } from '../notifications/reactions.ts';

let muster: TestServer;
let desk: PlanDesk;
let deals: DealDesk;
let telling: Telling;
let people: TestOrganization['people'];
beforeAll(async () => {
  telling = openTelling();
  muster = await openTestServer({}, {}, telling.jobs);
  desk = await planDesk(muster, { currency: 'EUR' });
  deals = await dealDesk(muster);
  ({ people } = muster.organization);
});
afterAll(() => muster.close());

const opportunity = async (fields: object = {}): Promise<string> =>
  (await desk.made({ kind: 'opportunity', fields: { name: 'Night watch', amount_minor: 1_000, ...fields } }))
    .id;
const convert = (
  item_id: string,
  by: TestPerson = people.director,
  title: string | null = null,
  key?: string,
) =>
  desk.call(by)(makeOpportunityDealsheet, {
    ...{ params: { ...desk.params, item_id }, body: { title } },
    ...(key ? { key } : {}),
  });
const one = async (id: string, by?: TestPerson) =>
  (await desk.list(by)).opportunities.find((item: { id: string }) => item.id === id);
/** Sends the deal that was made from an opportunity. */
const sendOut = async (item: string): Promise<string> => {
  const { dealsheet_id } = (await convert(item)).body;
  await deals.rewrite(dealsheet_id, { currency: 'GBP', lines: [line()] });
  await deals.submit(dealsheet_id);
  await deals.decide(dealsheet_id, people.owner);
  await deals.send(dealsheet_id, '2026-02-01');
  return dealsheet_id;
};
const lose = (dealsheet_id: string) =>
  deals.call()(closeDealsheet, {
    ...{ params: { dealsheet_id } },
    body: { outcome: 'lost', closed_on: '2026-02-02', reason: 'Too dear' },
  });
const win = (dealsheet_id: string, code: string) =>
  deals.call()(closeDealsheet, {
    params: { dealsheet_id },
    body: {
      ...{ outcome: 'won', closed_on: '2026-02-02' },
      project: { code, name: 'Won', start_date: '2026-04-01', end_date: '2026-12-31' },
    },
  });

test('an opportunity makes its dealsheet with what is known of it, once, and is proposed from then on', async () => {
  const owner_id = people.owner.member;
  const id = await opportunity({ owner_id, close_on: '2036-06-01', stage: 'qualified' });
  const { status, body } = await convert(id, people.director, null, 'convert-1');
  expect([status, body.code]).toEqual([201, expect.stringMatching(/^D-\d{4}$/)]);
  const deal = (await deals.call()(readDealsheet, { params: body })).body;
  expect(deal).toMatchObject({
    ...{ title: 'Night watch', opportunity: 'Night watch', status: 'draft', client: { id: desk.client } },
    ...{ owner: { id: owner_id }, probability_pct: 50, close_on: '2036-06-01', currency: 'EUR' },
  });
  expect(await one(id)).toMatchObject({ stage: 'proposed', probability_pct: 50, version: 2 });
  expect((await convert(id, people.director, null, 'convert-1')).body).toEqual(body);
  expect(refusal(await convert(id))).toEqual([422, 'dealsheet-made', '']);
  const second = await opportunity({ stage: 'negotiating', probability_pct: 80 });
  const both = await Promise.all([convert(second, people.director, 'By day'), convert(second)]);
  expect(both.map((answer) => answer.status).sort()).toEqual([201, 422]);
  expect(await one(second)).toMatchObject({ stage: 'negotiating', probability_pct: 80 });
});

test('a dealsheet is shown to those who may read dealsheets, and named in no trail of the plan', async () => {
  const id = await opportunity();
  const { body } = await convert(id);
  const shown = { id: body.dealsheet_id, code: body.code, name: 'Night watch', status: 'draft' };
  expect(await one(id, people.director)).toMatchObject({ dealsheet: shown });
  expect(await one(id, people.manager)).toMatchObject({ dealsheet: null });
  const trail = (await desk.events()).filter(({ data }) => Object(data).item_id === id);
  expect(trail.at(-1)).toMatchObject({
    ...{ type: 'plan-item.changed', data: { made: 'dealsheet', item: 'Night watch' } },
    changes: { stage: ['identified', 'proposed'], probability_pct: [10, 50] },
  });
  expect(JSON.stringify(trail)).not.toContain(body.dealsheet_id);
  const made = await muster.database.query('select type, data from events where subject_id = $1', [
    body.dealsheet_id,
  ]);
  expect(made).toMatchObject([{ type: 'dealsheet.created', data: { plan: { id: desk.plan } } }]);
});

test('whoever may write plans but no dealsheets makes none, and an archived one makes room for another', async () => {
  const id = await opportunity();
  expect((await convert(id, people.manager)).status).toBe(403);
  expect(await one(id)).toMatchObject({ stage: 'identified', version: 1 });
  const { dealsheet_id } = (await convert(id)).body;
  await deals.call()(archiveDealsheet, { params: { dealsheet_id }, version: 1 });
  const again = await convert(id, people.director, 'Second try');
  expect(again.status).toBe(201);
  expect((await one(id, people.director)).dealsheet).toMatchObject({ name: 'Second try' });
});

test('a deal that is lost or won takes its opportunity along, once, and what lists show with it', async () => {
  const [gone, kept] = [await opportunity(), await opportunity({ amount_minor: 5_000 })];
  const [lost, won] = [await sendOut(gone), await sendOut(kept)];
  await telling.work(muster);
  const before = await desk.row();
  expect((await lose(lost)).status).toBe(200);
  expect((await win(won, 'NIGHT-1')).status).toBe(200);
  await telling.work(muster);
  expect(await one(gone)).toMatchObject({ stage: 'lost', probability_pct: 0 });
  expect(await one(kept)).toMatchObject({ stage: 'won', probability_pct: 100 });
  const after = await desk.row();
  expect(Number(after.pipeline_minor)).toBe(Number(before.pipeline_minor) - 6_000);
  expect(after.version).toBe(before.version);
  expect((await desk.events()).at(-1)).toMatchObject({
    ...{ type: 'plan-item.changed', actor: null, changes: { stage: ['proposed', 'won'] } },
  });
});

/** Runs the reactions to the last event of a type of a dealsheet, whether they ran before or not. */
const hearAgain = async (dealsheet: string, type: string) => {
  const [event] = await muster.database.query<{ id: string }>(
    'select id from events where subject_id = $1 and type = $2 order by id desc limit 1',
    [dealsheet, type],
  );
  const { run } = reactToEvents(muster.server.databases, { reactions, ...telling.jobs });
  await run({ organization: muster.organization.id, events: [event?.id] });
};

test('the same end of a deal heard twice moves nothing again', async () => {
  const id = await opportunity();
  const deal = await sendOut(id);
  await lose(deal);
  await telling.work(muster);
  const { version } = await one(id);
  await desk.change(id, { kind: 'opportunity', fields: { stage: 'qualified' } }, version);
  await hearAgain(deal, 'dealsheet.lost');
  expect(await one(id)).toMatchObject({ stage: 'qualified', version: version + 1 });
});

test('in a plan that is closed an opportunity stays as it was, however its deal ends', async () => {
  const id = await opportunity();
  const deal = await sendOut(id);
  const close = 'update account_plans set status = $2, closed_reason = $3 where id = $1';
  await muster.database.query(close, [desk.plan, 'closed', 'It is over']);
  await lose(deal);
  await telling.work(muster);
  expect(await one(id)).toMatchObject({ stage: 'proposed', version: 2 });
  await muster.database.query(close, [desk.plan, 'draft', null]);
});
