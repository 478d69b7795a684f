import { afterAll, beforeAll, expect, test } from 'vitest';
import { archiveDealsheet, readDealsheet } from '#contract/dealsheets/endpoints.ts';
import type { TestOrganization } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { openTelling, type Telling } from '../../../test/telling.ts';
import { refusal } from '../../../test/time-desk.ts';
import { reactions } from '../../reactions.ts';
import { reactToEvents } from '../notifications/reactions.ts';
import { type OpportunityDesk, opportunityDesk } from './fixtures/opportunities.ts';

let muster: TestServer;
let desk: OpportunityDesk;
let deals: OpportunityDesk['deals'];
let telling: Telling;
let people: TestOrganization['people'];
beforeAll(async () => {
  telling = openTelling();
  muster = await openTestServer({}, {}, telling.jobs);
  desk = await opportunityDesk(muster);
  ({ deals } = desk);
  ({ people } = muster.organization);
});
afterAll(() => muster.close());

test('an opportunity makes its dealsheet with what is known of it, once, and is proposed from then on', async () => {
  const owner_id = people.owner.member;
  const id = await desk.opportunity({ owner_id, close_on: '2036-06-01', stage: 'qualified' });
  const { status, body } = await desk.convert(id, people.director, null, 'convert-1');
  expect([status, body.code]).toEqual([201, expect.stringMatching(/^D-\d{4}$/)]);
  const deal = (await deals.call()(readDealsheet, { params: body })).body;
  expect(deal).toMatchObject({
    ...{ title: 'Night watch', opportunity: 'Night watch', status: 'draft', client: { id: desk.client } },
    ...{ owner: { id: owner_id }, probability_pct: 50, close_on: '2036-06-01', currency: 'EUR' },
  });
  expect(await desk.one(id)).toMatchObject({ stage: 'proposed', probability_pct: 50, version: 2 });
  expect((await desk.convert(id, people.director, null, 'convert-1')).body).toEqual(body);
  expect(refusal(await desk.convert(id))).toEqual([422, 'dealsheet-made', '']);
  const second = await desk.opportunity({ stage: 'negotiating', probability_pct: 80 });
  const both = await Promise.all([desk.convert(second, people.director, 'By day'), desk.convert(second)]);
  expect(both.map((answer) => answer.status).sort()).toEqual([201, 422]);
  expect(await desk.one(second)).toMatchObject({ stage: 'negotiating', probability_pct: 80 });
});

test('a dealsheet is shown to those who may read dealsheets, and named in no trail of the plan', async () => {
  const id = await desk.opportunity();
  const { body } = await desk.convert(id);
  const shown = { id: body.dealsheet_id, code: body.code, name: 'Night watch', status: 'draft' };
  expect(await desk.one(id, people.director)).toMatchObject({ dealsheet: shown });
  expect(await desk.one(id, people.manager)).toMatchObject({ dealsheet: null });
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
  const id = await desk.opportunity();
  expect((await desk.convert(id, people.manager)).status).toBe(403);
  expect(await desk.one(id)).toMatchObject({ stage: 'identified', version: 1 });
  const { dealsheet_id } = (await desk.convert(id)).body;
  await deals.call()(archiveDealsheet, { params: { dealsheet_id }, version: 1 });
  const again = await desk.convert(id, people.director, 'Second try');
  expect(again.status).toBe(201);
  expect((await desk.one(id, people.director)).dealsheet).toMatchObject({ name: 'Second try' });
});

test('whoever may make dealsheets but not change plans makes none of an opportunity, and is told whom to ask', async () => {
  const id = await desk.opportunity();
  await muster.database.query(
    `insert into policy_rules (minimum, domain, object, action, effect)
     values ('director', '/org/:org', '/account-plans/:id', 'update', 'deny')`,
  );
  const refused = await desk.convert(id);
  await muster.database.query("delete from policy_rules where effect = 'deny'");
  expect(refusal(refused)).toEqual([403, 'plan-update', undefined]);
  expect(refused.body.message).toBe('You may not change account plans: ask somebody who may to make it.');
  expect(await desk.one(id)).toMatchObject({ stage: 'identified', dealsheet: null, version: 1 });
  expect((await desk.convert(id)).status).toBe(201);
});

test('a deal that is lost or won takes its opportunity along, once, and what lists show with it', async () => {
  const [gone, kept] = [await desk.opportunity(), await desk.opportunity({ amount_minor: 5_000 })];
  const [lost, won] = [await desk.sendOut(gone), await desk.sendOut(kept)];
  await telling.work(muster);
  const before = await desk.row();
  expect((await desk.lose(lost)).status).toBe(200);
  expect((await desk.win(won, 'NIGHT-1')).status).toBe(200);
  await telling.work(muster);
  expect(await desk.one(gone)).toMatchObject({ stage: 'lost', probability_pct: 0 });
  expect(await desk.one(kept)).toMatchObject({ stage: 'won', probability_pct: 100 });
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
  const id = await desk.opportunity();
  const deal = await desk.sendOut(id);
  await desk.lose(deal);
  await telling.work(muster);
  const { version } = await desk.one(id);
  await desk.change(id, { kind: 'opportunity', fields: { stage: 'qualified' } }, version);
  await hearAgain(deal, 'dealsheet.lost');
  expect(await desk.one(id)).toMatchObject({ stage: 'qualified', version: version + 1 });
});

test('in a plan that is closed an opportunity stays as it was, however its deal ends', async () => {
  const id = await desk.opportunity();
  const deal = await desk.sendOut(id);
  const close = 'update account_plans set status = $2, closed_reason = $3 where id = $1';
  await muster.database.query(close, [desk.plan, 'closed', 'It is over']);
  await desk.lose(deal);
  await telling.work(muster);
  expect(await desk.one(id)).toMatchObject({ stage: 'proposed', version: 2 });
  await muster.database.query(close, [desk.plan, 'draft', null]);
});
