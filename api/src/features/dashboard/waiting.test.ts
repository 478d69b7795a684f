import { afterAll, beforeAll, expect, test } from 'vitest';
import { submitDays } from '#contract/activity/day-endpoints.ts';
import { readDashboard } from '#contract/dashboard/endpoints.ts';
import { type DecisionKind, dashboard } from '#contract/dashboard/shapes.ts';
import { listDealsheets } from '#contract/dealsheets/endpoints.ts';
import { stepHandover } from '#contract/ops-log/endpoints.ts';
import { readOwnPlan } from '#contract/shifts/plan-endpoints.ts';
import { dealDesk } from '../../../test/deal-desk.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import type { TestServer } from '../../../test/server.ts';
import { openSwapDesk, type SwapDesk } from '../../../test/swap-desk.ts';
import { openOpsLogDesk } from '../ops-log/fixtures/desk.ts';

let desk: SwapDesk;
beforeAll(async () => {
  desk = await openSwapDesk();
});
afterAll(() => desk.muster.close());

const waitingIn = async (muster: TestServer, person: TestPerson, kind: DecisionKind) => {
  const { status, body } = await muster.as(person)(readDashboard);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return dashboard.parse(body).waiting.kinds.find((one) => one.kind === kind);
};
const waiting = (person: TestPerson, kind: DecisionKind) => waitingIn(desk.muster, person, kind);

test('a swap waits for whoever is asked, then for whoever plans, and for nobody once it is decided', async () => {
  const pair = await desk.pair();
  const { ann, ben, annBooking, benBooking } = pair;
  const { body } = await desk.ask(ann, {
    ...{ kind: 'swap', assignment_id: annBooking, with_assignment_id: benBooking },
  });
  expect(await waiting(ben, 'swaps_asked')).toMatchObject({
    count: 1,
    rows: [{ id: body.id, title: ann.name }],
  });
  expect((await desk.own(ben)).filter(({ status }) => status === 'pending')).toHaveLength(1);
  expect(await waiting(ann, 'swaps_asked')).toBeUndefined();
  expect(await waiting(desk.manager, 'swaps'), 'Ben has said nothing yet').toBeUndefined();
  await desk.accept(ben, body.id);
  expect(await waiting(ben, 'swaps_asked')).toBeUndefined();
  expect(await waiting(desk.manager, 'swaps')).toMatchObject({ count: (await desk.waiting()).length });
  for (const person of [ann, ben]) expect(await waiting(person, 'swaps')).toBeUndefined();
  expect((await desk.approve(desk.manager, body.id)).status).toBe(200);
  expect(await waiting(desk.manager, 'swaps')).toBeUndefined();
});

test('shifts that somebody was offered wait for their answer, as many as their own plan shows', async () => {
  const cleo = await desk.guard();
  for (const hours of [30, 60]) await desk.give(await desk.told({ hours }), cleo, { status: 'offered' });
  await desk.give(await desk.told({ hours: 90 }), cleo, { status: 'confirmed' });
  const query = { from: desk.today, to: desk.day };
  const { shifts } = (await desk.muster.as(cleo)(readOwnPlan, { query })).body;
  const offered = shifts.filter(({ mine }: { mine: { status: string } }) => mine.status === 'offered');
  const found = await waiting(cleo, 'offers');
  expect([found?.count, offered.length]).toEqual([2, 2]);
  expect(found?.rows.map(({ id }) => id)).toEqual(offered.map(({ id }: { id: string }) => id));
});

test('time that came back waits for its author by day, as many entries as were rejected', async () => {
  const { muster, today } = desk;
  const dan = await desk.guard();
  const rejected = { member_id: dan.member, status: 'rejected', work_date: today };
  for (const duration_s of [600, 1_200])
    await makeEntry(muster.database, muster.organization, { ...rejected, duration_s });
  await makeEntry(muster.database, muster.organization, {
    member_id: dan.member,
    work_date: today,
    duration_s: 60,
  });
  expect(await waiting(dan, 'rejected_time')).toMatchObject({
    ...{ count: 2, rows: [{ day: today, amount: { value: 1_800, unit: 'seconds' } }] },
  });
  expect(await waiting(desk.manager, 'rejected_time')).toBeUndefined();
  const query = { body: { from: today, to: today } };
  await muster.as(dan)(submitDays, query);
  const [left] = await muster.database.query<{ n: number }>(
    "select count(*)::int as n from activity_entries where member_id = $1 and status = 'rejected'",
    [dan.member],
  );
  expect((await waiting(dan, 'rejected_time'))?.count ?? 0).toBe(left?.n);
});

test('a deal that came back waits for its owner, and for nobody who decides', async () => {
  const { muster } = desk;
  const { director, owner } = muster.organization.people;
  const deals = await dealDesk(muster);
  const { id } = await deals.make();
  await deals.submit(id);
  expect((await waiting(owner, 'dealsheets'))?.rows.map((row) => row.id)).toEqual([id]);
  expect(await waiting(director, 'dealsheets'), 'nobody decides on what they wrote').toBeUndefined();
  await deals.decide(id, owner, 'changes_requested', 'Night rates are missing');
  const query = { owner_id: ['me'], status: ['changes_requested' as const] };
  const { data } = (await muster.as(director)(listDealsheets, { query })).body;
  expect((await waiting(director, 'deals_returned'))?.count).toBe(data.length);
  expect(data).toHaveLength(1);
  for (const kind of ['dealsheets', 'deals_returned'] as const)
    expect(await waiting(owner, kind)).toBeUndefined();
});

test('a handover waits for whoever is on next until they took over', async () => {
  const log = await openOpsLogDesk();
  try {
    const { database, organization } = log.muster;
    await database.query('update projects set handover_gate = true');
    const guard = async () => {
      const person = await makePerson(database, organization.id, 'member');
      const grant = { org_id: organization.id, subject: person.sub, role: 'member', project_id: log.project };
      await insertRow(database, 'role_grants', grant);
      return person;
    };
    const [leaving, coming] = [await guard(), await guard()];
    const shift_id = await log.onShift(leaving, -8, 0.25);
    await log.onShift(coming, 0.25, 8);
    const { id } = (await log.write({ type: 'handover', title: 'Day to night', shift_id }, leaving)).body;
    const step = (by: TestPerson, to: 'signed_out' | 'acknowledged') =>
      log.muster.as(by)(stepHandover, {
        params: { project_id: log.project, entry_id: id },
        body: { to, note: '' },
      });
    expect(await waitingIn(log.muster, coming, 'handovers'), 'it is a draft').toBeUndefined();
    await step(leaving, 'signed_out');
    expect(await waitingIn(log.muster, coming, 'handovers')).toMatchObject({ count: 1, rows: [{ id }] });
    expect(await waitingIn(log.muster, leaving, 'handovers')).toBeUndefined();
    await step(coming, 'acknowledged');
    expect(await waitingIn(log.muster, coming, 'handovers')).toBeUndefined();
  } finally {
    await log.muster.close();
  }
});
