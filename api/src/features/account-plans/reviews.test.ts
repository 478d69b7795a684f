import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewReview } from '#contract/account-plans/reviews.ts';
import * as endpoints from '#contract/account-plans/reviews.ts';
import { makeClient } from '../../../test/factories/client.ts';
import type { TestOrganization } from '../../../test/people.ts';
import { type PlanLifeDesk, planLifeDesk } from '../../../test/plan-life-desk.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let desk: PlanLifeDesk;
let people: TestOrganization['people'];
beforeAll(async () => {
  muster = await openTestServer();
  desk = await planLifeDesk(muster);
  ({ people } = muster.organization);
});
afterAll(() => muster.close());

const correct = (plan_id: string, review_id: string, body: Partial<NewReview>, version = 1) =>
  desk.call()(endpoints.changePlanReview, { params: { plan_id, review_id }, body, version });
const listed = async (plan_id: string) =>
  (await desk.call()(endpoints.listPlanReviews, { params: { plan_id } })).body.data;
const ages = async (plan_id: string) =>
  (await desk.call()(endpoints.readPlanAges, { params: { plan_id } })).body.data;
/** Puts every part of a plan back into the past. */
const age = (plan_id: string, months: number) =>
  muster.database.query(
    `update account_plans set touched = (select coalesce(jsonb_object_agg(t.key, t.value::timestamptz - make_interval(months => $2)), '{}')
      from jsonb_each_text(touched) t) where id = $1`,
    [plan_id, months],
  );
const staleOf = async (plan_id: string) =>
  (await ages(plan_id))
    .filter((one: { stale: boolean }) => one.stale)
    .map((one: { section: string }) => one.section);

test('a review that was held says when the next one is, by the plan’s months or on the day that was said', async () => {
  const { id } = await desk.make({ review_every_months: 3 });
  const scores = [
    { criterion: 'Relationship', score: 4, comment: 'Warm' },
    { criterion: 'Delivery', score: 3, comment: '' },
  ];
  const { status, body } = await desk.review(id, { held_on: '2026-01-31', notes: 'Going well', scores });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ held_on: '2026-01-31', held_by: { name: 'Manager Person' }, notes: 'Going well', scores },
    ...{ average: '3.5', next_review_on: '2026-04-30', version: 1 },
  });
  expect(await desk.read(id)).toMatchObject({ last_review_on: '2026-01-31', next_review_on: '2026-04-30' });
  await desk.review(id, { held_on: '2026-02-28', next_review_on: '2026-03-10' });
  expect(await desk.read(id)).toMatchObject({ last_review_on: '2026-02-28', next_review_on: '2026-03-10' });
  expect(await listed(id)).toMatchObject([
    { held_on: '2026-02-28', average: null },
    { held_on: '2026-01-31' },
  ]);
});

test('one that is recorded late of a day before the newest doesn’t move the next one', async () => {
  const { id } = await desk.make();
  await desk.review(id, { held_on: '2026-02-28' });
  await desk.review(id, { held_on: '2026-01-10' });
  expect(await desk.read(id)).toMatchObject({ last_review_on: '2026-02-28', next_review_on: '2026-05-28' });
});

test('a review is of a day that has been, before the next one, of a plan that isn’t over', async () => {
  const client_id = await makeClient(muster.database, muster.organization);
  const { id } = await desk.makeApproved({ client_id });
  const refused = async (fields: Partial<NewReview>) => (await desk.review(id, fields)).body;
  expect(await refused({ held_on: '2099-01-01' })).toMatchObject({
    ...{ rule: 'review-in-the-future', fields: [{ field: 'held_on' }] },
  });
  expect(await refused({ held_on: '2026-02-02', next_review_on: '2026-02-02' })).toMatchObject({
    ...{ rule: 'next-review-before', fields: [{ field: 'next_review_on' }] },
  });
  await muster.database.query(
    "update account_plans set status = 'closed', closed_reason = 'Over' where id = $1",
    [id],
  );
  expect(await refused({})).toMatchObject({ rule: 'plan-closed' });
});

test('also what is in review is reviewed, and a review makes nobody its author', async () => {
  const { id } = await desk.make();
  await desk.submit(id);
  const confirmed: NewReview['confirmed'] = ['objectives'];
  expect((await desk.review(id, { confirmed }, people.director)).status).toBe(201);
  expect((await desk.decide(id, people.director)).body).toMatchObject({
    ...{ status: 'approved', changed_since_approval: false },
  });
});

test('a review is corrected over its version, and the day that followed from it moves along', async () => {
  const { id } = await desk.make();
  const judged = {
    scores: [{ criterion: 'Trust', score: 4, comment: '' }],
    confirmed: ['objectives' as const],
  };
  const { body } = await desk.review(id, { held_on: '2026-02-10', notes: 'Fine', ...judged });
  const corrected = await correct(id, body.id, { held_on: '2026-02-12' });
  expect(corrected.body).toMatchObject({
    ...judged,
    held_on: '2026-02-12',
    next_review_on: '2026-05-12',
    version: 2,
  });
  expect(await desk.read(id)).toMatchObject({ last_review_on: '2026-02-12', next_review_on: '2026-05-12' });
  expect((await correct(id, body.id, { notes: 'Late' })).status).toBe(412);
  expect((await correct(id, body.id, { notes: 'Fine' }, 2)).body).toMatchObject({ version: 2 });
  await correct(id, body.id, { next_review_on: '2026-04-01' }, 2);
  expect((await correct(id, body.id, { held_on: '2026-02-13' }, 3)).body).toMatchObject({
    next_review_on: '2026-04-01',
  });
  expect((await correct(id, body.id, { held_on: '2026-04-02' }, 4)).body).toMatchObject({
    rule: 'next-review-before',
  });
});

test('a part that nobody changed or confirmed for longer than the plan’s months is out of date, an empty one isn’t', async () => {
  const { id } = await desk.make({ review_every_months: 2, summary: 'Grow' });
  await desk.add(id, { kind: 'risk', fields: { text: 'Fog' } });
  expect(await staleOf(id)).toEqual([]);
  await age(id, 2);
  await desk.update(id, { strategy: 'By sea' });
  expect(await staleOf(id)).toEqual(['summary', 'objectives', 'risks']);
  const all = await ages(id);
  expect(all.map(({ section }: { section: string }) => section)[0]).toBe('summary');
  expect(all.find((one: { section: string }) => one.section === 'swot')).toEqual({
    ...{ section: 'swot', touched_at: null, stale: false },
  });
  const { body: today } = await desk.review(id, { confirmed: ['risks'], held_on: await dayOf() });
  expect(today.confirmed).toEqual(['risks']);
  expect(await staleOf(id)).toEqual(['summary', 'objectives']);
});

test('what was confirmed long ago is as old as that, and doesn’t make newer changes older', async () => {
  const { id } = await desk.make({ review_every_months: 1, summary: 'Grow' });
  await age(id, 120);
  await desk.review(id, { held_on: '2026-01-01', confirmed: ['summary'] });
  const at = async () => (await ages(id))[0].touched_at;
  expect(await at()).toMatch(/^2026-01-01T23:59:59/);
  await desk.update(id, { summary: 'Grow more' });
  const changed = await at();
  await desk.review(id, { held_on: '2026-01-02', confirmed: ['summary'] });
  expect(await at()).toBe(changed);
});

/** The organization's day. */
const dayOf = async (): Promise<string> => {
  const [row] = await muster.database.query<{ today: string }>(
    'select (now() at time zone timezone)::date::text as today from organizations where org_id = $1',
    [muster.organization.id],
  );
  return row?.today ?? '';
};
