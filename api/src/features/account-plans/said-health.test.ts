import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readAccountPlan, sayPlanHealth } from '#contract/account-plans/endpoints.ts';
import type { PlanHealth } from '#contract/account-plans/states.ts';
import { refusal } from '../../../test/time-desk.ts';
import { type DeliveryDesk, openDeliveryDesk } from './fixtures/plans.ts';

let desk: DeliveryDesk;
let client: string;
let plan_id: string;
beforeAll(async () => {
  desk = await openDeliveryDesk();
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  client = await desk.makeClient();
  plan_id = await desk.makePlan(client, { health_computed: 'on_track' });
});

const people = () => desk.muster.organization.people;
const say = (said: { health: PlanHealth; reason: string } | null, version = 1, person = people().manager) =>
  desk.muster.as(person)(sayPlanHealth, { params: { plan_id }, body: { version, said } });
const read = async () =>
  (await desk.muster.as(people().manager)(readAccountPlan, { params: { plan_id } })).body;
const events = () =>
  desk.muster.database.query(
    "select changes from events where subject_id = $1 and type = 'account-plan.judged' order by id",
    [plan_id],
  );
const storm = { health: 'off_track', reason: 'Their board looks for others.' } as const;

test('a health that somebody says counts in the place of the computed one, with reason and who said it', async () => {
  const { status, body } = await say(storm);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ health: 'off_track', health_manual: 'off_track', health_computed: 'on_track', version: 2 },
    ...{ health_reason: storm.reason, health_said_by: { id: people().manager.member } },
  });
  expect(body.health_said_at).toMatch(/^\d{4}-/);
  expect(await events()).toEqual([
    { changes: { health_manual: [null, 'off_track'], health_reason: ['', storm.reason] } },
  ]);
});

test('taken back, the computed one counts again, and nobody said anything', async () => {
  await say(storm);
  const { body } = await say(null, 2);
  expect(body).toMatchObject({
    ...{
      health: 'on_track',
      health_manual: null,
      health_reason: '',
      health_said_by: null,
      health_said_at: null,
    },
  });
});

test('the same said again changes nothing and is recorded once', async () => {
  await say(storm);
  expect((await say(storm, 2)).body.version).toBe(2);
  expect(await events()).toHaveLength(1);
});

test('over a version that others have changed since it isn’t said', async () => {
  await say(storm);
  expect((await say({ ...storm, health: 'at_risk' })).status).toBe(412);
  expect((await read()).health).toBe('off_track');
});

test('it needs a reason, a plan that isn’t over, and somebody who may change plans', async () => {
  expect(refusal(await say({ health: 'at_risk', reason: ' ' }))[0]).toBe(422);
  expect((await say(storm, 1, people().coordinator)).status).toBe(403);
  const closed = { status: 'closed', closed_reason: 'Over', health_computed: 'on_track' };
  plan_id = await desk.makePlan(client, closed);
  expect(refusal(await say(storm))).toEqual([422, 'plan-closed', 'status']);
  plan_id = await desk.makePlan(client, { status: 'draft', archived_at: '2026-01-01T00:00:00Z' });
  expect(refusal(await say(storm)).slice(0, 2)).toEqual([422, 'archived']);
});
