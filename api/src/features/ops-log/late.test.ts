import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { correctedBy, driftOf } from '#contract/device-clock.ts';
import { stepFollowUp, stepHandover, stepIncident } from '#contract/ops-log/endpoints.ts';
import { makeShift } from '../../../test/factories/shift.ts';
import { makePerson } from '../../../test/people.ts';
import { refusal } from '../../../test/time-desk.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

let desk: OpsLogDesk;
beforeAll(async () => {
  desk = await openOpsLogDesk();
});
afterAll(() => desk.muster.close());

const HAPPENED = '2026-03-02T10:00:00.000Z';
const TAKEN = '2026-03-02T10:04:00.000Z';
const HOUR = 3_600_000;
const rows = async () => Number((await desk.muster.database.query('select count(*) from ops_log'))[0]?.count);
const report = (fields = {}) =>
  desk.entry({ type: 'incident', severity: 'sev2', title: 'Fence cut', occurred_at: HAPPENED, ...fields });

/** A device whose clock is so far ahead, or behind, and what it makes of the time that an answer told. */
const deviceAhead = async (hours: number) => {
  const now = () => Date.now() + hours * HOUR;
  const before = now();
  const { headers } = await desk.list();
  const drift = driftOf({ before, after: now(), told: Date.parse(String(headers.date)) });
  return {
    drift,
    corrected: new Date(correctedBy(drift, now())).toISOString(),
    raw: new Date(now()).toISOString(),
  };
};

const apart = ({ occurred_at, recorded_at }: { occurred_at: string; recorded_at: string }) =>
  Math.abs(Date.parse(recorded_at) - Date.parse(occurred_at));

test.each([2, -2])(
  'what is written now on a device whose clock is %d hours off gets the time that it was',
  async (hours) => {
    const { drift, corrected } = await deviceAhead(hours);
    expect(Math.round(drift / HOUR)).toBe(hours);
    const { status, body } = await desk.write({
      occurred_at: corrected,
      by_clock: true,
      client_uuid: randomUUID(),
    });
    expect(status).toBe(201);
    expect(apart(body)).toBeLessThan(HOUR / 2);
  },
);

test('a clock that is ahead and says so means now, however far; who types such a time is refused', async () => {
  const { raw } = await deviceAhead(2);
  const { status, body } = await desk.write({ occurred_at: raw, by_clock: true });
  expect(status).toBe(201);
  expect(apart(body)).toBeLessThan(HOUR / 2);
  const before = await rows();
  expect(refusal(await desk.write({ occurred_at: raw }))).toEqual([422, 'occurred-in-future', 'occurred_at']);
  expect(await rows()).toBe(before);
  expect((await desk.verify()).intact).toBe(true);
});

test('a step taken without a network keeps when it was taken, and lands once', async () => {
  const id = await report();
  const sent = { occurred_at: TAKEN, by_clock: true, client_uuid: randomUUID() };
  const before = await rows();
  const answers = await Promise.all([1, 2, 3].map(() => desk.step(id, 'acknowledged', sent)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await rows()).toBe(before + 1);
  const { body } = await desk.read(id);
  expect(body.incident).toMatchObject({ state: 'acknowledged', acknowledged_after_s: 240 });
  expect(body.steps).toMatchObject([{ occurred_at: TAKEN, state: 'acknowledged' }]);
  expect(Date.parse(body.steps[0].recorded_at)).toBeGreaterThan(Date.parse(TAKEN));
  expect((await desk.verify()).intact).toBe(true);
});

test('who acknowledges later than somebody else did is told, and nothing is stored', async () => {
  const id = await report();
  await desk.step(id, 'acknowledged', {}, desk.manager);
  const before = await rows();
  const late = { occurred_at: TAKEN, by_clock: true, client_uuid: randomUUID() };
  expect(refusal(await desk.step(id, 'acknowledged', late))).toEqual([422, 'incident-step', 'to']);
  expect(await rows()).toBe(before);
});

test('nothing is done about what had not happened: typed it is refused, said by a slow clock it is when that began', async () => {
  const id = await report();
  const early = { occurred_at: '2026-03-02T08:00:00.000Z' };
  expect(refusal(await desk.step(id, 'acknowledged', early))).toEqual([
    422,
    'before-its-entry',
    'occurred_at',
  ]);
  const { body } = await desk.step(id, 'acknowledged', { ...early, by_clock: true });
  expect(body.incident).toMatchObject({ acknowledged_after_s: 0 });
});

test('a step is not before the one that it follows on: typed it is refused, said by a slow clock it is when that was', async () => {
  const id = await report();
  await desk.step(id, 'acknowledged', { occurred_at: '2026-03-02T12:00:00.000Z' });
  const early = { occurred_at: '2026-03-02T11:00:00.000Z' };
  const before = await rows();
  expect(refusal(await desk.step(id, 'resolved', early))).toEqual([422, 'before-last-step', 'occurred_at']);
  expect(await rows()).toBe(before);
  const { body } = await desk.step(id, 'resolved', { ...early, by_clock: true });
  expect(body.incident).toMatchObject({ acknowledged_after_s: 7_200, resolved_after_s: 7_200 });
});

test('a name under which something else was sent is refused: of another kind, about another entry, in other words, by somebody else', async () => {
  const [first, second] = [await report(), await report()];
  const client_uuid = randomUUID();
  await desk.step(first, 'acknowledged', { client_uuid });
  const taken = [422, 'client-uuid-taken', 'client_uuid'];
  expect(refusal(await desk.step(second, 'acknowledged', { client_uuid }))).toEqual(taken);
  expect(refusal(await desk.write({ client_uuid }))).toEqual(taken);
  const draft = { client_uuid: randomUUID() };
  await desk.write({ ...draft, title: 'Gate 3' });
  expect(refusal(await desk.write({ ...draft, title: 'Gate 3', body: 'Open' }))).toEqual(taken);
  expect(refusal(await desk.step(first, 'acknowledged', { client_uuid }, desk.manager))).toEqual(taken);
  const before = await rows();
  expect(refusal(await desk.step(first, 'resolved', { client_uuid }))).toEqual(taken);
  expect(await rows()).toBe(before);
});

test('of two corrections that two tabs send from one draft the second isn’t taken for the first', async () => {
  const id = await report();
  const draft = { client_uuid: randomUUID(), title: 'Fence cut at the quay', severity: 'sev2' };
  expect((await desk.correct(id, draft)).status).toBe(201);
  expect((await desk.correct(id, draft)).body.corrections).toHaveLength(1);
  for (const other of [{ title: 'Fence cut at the gate' }, { body: 'Twice' }, { severity: 'sev1' }])
    expect(refusal(await desk.correct(id, { ...draft, ...other }))).toEqual([
      ...[422, 'client-uuid-taken', 'client_uuid'],
    ]);
});

test('a follow-up and a handover are brought on late as well, each once', async () => {
  const { muster, coordinator } = desk;
  const follow_up = { owner_id: coordinator.member, due: '2036-06-01' };
  const task = await desk.entry({ occurred_at: HAPPENED, follow_up });
  const shift_id = await makeShift(muster.database, muster.organization, {
    ...{ project_id: desk.project, day: '2036-03-03', told: true },
  });
  const handed = await desk.entry({ type: 'handover', shift_id, occurred_at: HAPPENED });
  const of = (entry_id: string) => ({ project_id: desk.project, entry_id });
  const late = { occurred_at: TAKEN, by_clock: true };
  const names = [randomUUID(), randomUUID()];
  for (const _ of ['first', 'again']) {
    const [done, out] = names.map((client_uuid) => ({ ...late, client_uuid }));
    const settled = await muster.as(coordinator)(stepFollowUp, {
      params: of(task),
      body: { to: 'done', ...done },
    });
    expect(settled.body.steps).toMatchObject([{ kind: 'follow_up', state: 'done', occurred_at: TAKEN }]);
    const handover = await muster.as(coordinator)(stepHandover, {
      params: of(handed),
      body: { to: 'signed_out', ...out },
    });
    expect(handover.body.steps).toMatchObject([
      { kind: 'handover', state: 'signed_out', occurred_at: TAKEN },
    ]);
  }
});

test('whoever is on shift acknowledges what they saw on it, and nothing from before it', async () => {
  const member = await makePerson(desk.muster.database, desk.muster.organization.id, 'member');
  await desk.onShift(member, -1, 3);
  const id = await report();
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  const take = (occurred_at: string) =>
    desk.muster.as(member)(stepIncident, {
      params: { project_id: desk.project, entry_id: id },
      body: { to: 'acknowledged', occurred_at, by_clock: true },
    });
  expect(refusal(await take(at(-5)))).toEqual([422, 'outside-shift', 'occurred_at']);
  expect((await take(at(-0.5))).status).toBe(200);
});

test('a slow clock says a time on an earlier shift: what it stands for counts, when nobody was there', async () => {
  const member = await makePerson(desk.muster.database, desk.muster.organization.id, 'member');
  await desk.onShift(member, -14, -9);
  await desk.onShift(member, -0.5, 5);
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  const id = await report({ occurred_at: at(-4) });
  const answer = await desk.step(id, 'acknowledged', { occurred_at: at(-10), by_clock: true }, member);
  expect(refusal(answer)).toEqual([422, 'outside-shift', 'occurred_at']);
});
