import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stepHandover } from '#contract/ops-log/endpoints.ts';
import type { HandoverState } from '#contract/ops-log/states.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { restingOf } from '../../../test/resting.ts';
import { openTelling } from '../../../test/telling.ts';
import { handoverWatches } from '../../reactions.ts';
import { tellBeside, watchOrganizations } from '../notifications/reactions.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

const telling = openTelling();
let desk: OpsLogDesk;
let leaving: TestPerson;
let coming: TestPerson;
const guard = () => makePerson(desk.muster.database, desk.muster.organization.id, 'member');
beforeAll(async () => {
  desk = await openOpsLogDesk(telling.jobs);
});
beforeEach(async () => {
  const { database } = desk.muster;
  await database.query('delete from assignments');
  await database.query("update ops_log_items set state = 'acknowledged', settled = true");
  await choose({ handover_required: false, handover_overdue_min: 30 });
  [leaving, coming] = [await guard(), await guard()];
});
afterAll(() => desk.muster.close());

const choose = async (chosen: Readonly<Record<string, unknown>>) => {
  for (const [column, value] of Object.entries(chosen))
    await desk.muster.database.query(`update projects set ${column} = $1`, [value]);
};
const minutes = (count: number) => count / 60;
const look = () =>
  watchOrganizations(
    desk.muster.server.databases,
    handoverWatches,
    tellBeside(async () => undefined),
    'handover-watch',
  ).run({});
/** What somebody was told by now of what is overdue or missing, newest last. */
const told = async (person: TestPerson) => {
  await look();
  await telling.work(desk.muster);
  const rows = await telling.toldTo(desk.muster, person);
  return rows.filter(({ type }) => type === 'handover.overdue' || type === 'handover.missing');
};
const step = (id: string, person: TestPerson, to: HandoverState, note = '') =>
  desk.muster.as(person)(stepHandover, {
    params: { project_id: desk.project, entry_id: id },
    body: { to, note },
  });
/** A handover that was signed out so many minutes ago. */
const handedOver = async (shift_id: string, ago: number) => {
  const { body } = await desk.write({ type: 'handover', title: 'Day to night', shift_id }, leaving);
  await step(body.id, leaving, 'signed_out');
  await desk.tamper(
    `update ops_log set recorded_at = recorded_at - interval '${ago} minutes', occurred_at = occurred_at - interval '${ago} minutes'
     where about = (select seq from ops_log where id = '${body.id}')`,
  );
  return body.id;
};
const managersHeard = async () => (await told(desk.manager)).length;

test('whoever takes over is told once more half an hour after their shift began, and the managers as long after that', async () => {
  const shift = await desk.onShift(leaving, -8, minutes(-20));
  const next = await desk.onShift(coming, minutes(-29), 8);
  const before = await managersHeard();
  const id = await handedOver(shift, 100);
  expect(await told(coming)).toEqual([]);
  const begin = (ago: number) =>
    desk.muster.database.query(
      "update published_shifts set starts_at = now() - $2 * interval '1 minute' where shift_id = $1",
      [next, ago],
    );
  await begin(31);
  for (const _ of ['once', 'and no second time'])
    expect(await told(coming)).toMatchObject([
      {
        ...{ type: 'handover.overdue', title: "You haven't taken over on Harbour Terminal: Day to night" },
        ...{ url: `/manager/projects/${desk.project}/ops-log?entry=${id}` },
        reason: 'You are on the next shift of Harbour Terminal.',
      },
    ]);
  expect(await managersHeard()).toBe(before);
  await begin(61);
  for (const _ of ['once', 'and no second time']) expect(await managersHeard()).toBe(before + 1);
  expect((await told(desk.manager)).at(-1)).toMatchObject({
    title: 'Nobody has taken over on Harbour Terminal: Day to night',
    message: 'It has waited for more than 60 minutes.',
  });
  expect(await told(coming)).toHaveLength(1);
});

test.each(['suspend', 'archive'] as const)(
  '%s: nobody is told that a handover waits, and whoever takes over is told once when it is back',
  async (rest) => {
    const resting = restingOf(() => desk.muster);
    const shift = await desk.onShift(leaving, -8, minutes(-50));
    await desk.onShift(coming, minutes(-50), 8);
    await handedOver(shift, 45);
    await resting[rest]();
    expect(await told(coming)).toEqual([]);
    await resting.bringBack();
    for (const _ of ['once', 'and no second time']) expect(await told(coming)).toHaveLength(1);
  },
);

test('what was handed over late has its minutes from then on, and a project chooses how many', async () => {
  const shift = await desk.onShift(leaving, -8, minutes(-50));
  await desk.onShift(coming, minutes(-50), 8);
  await handedOver(shift, 20);
  expect(await told(coming)).toEqual([]);
  await choose({ handover_overdue_min: 15 });
  expect(await told(coming)).toHaveLength(1);
});

test('nobody is reminded of what was acknowledged, disputed or waived', async () => {
  await choose({ handover_gate: true });
  const shift = await desk.onShift(leaving, -8, minutes(-40));
  await desk.onShift(coming, minutes(-40), 8);
  const ids = [await handedOver(shift, 40), await handedOver(shift, 40), await handedOver(shift, 40)];
  const [taken = '', disputed = '', waived = ''] = ids;
  await step(taken, coming, 'acknowledged');
  await step(disputed, coming, 'disputed', 'Two keys are missing');
  await step(waived, desk.coordinator, 'waived', 'The gate is empty');
  expect(await told(coming)).toEqual([]);
});

test('a shift that ended without a handover is told to its people, then to the managers, where the project has each hand over', async () => {
  const shift = await desk.onShift(leaving, -8, minutes(-31));
  const before = await managersHeard();
  expect(await told(leaving)).toEqual([]);
  await choose({ handover_required: true });
  for (const _ of ['once', 'and no second time'])
    expect(await told(leaving)).toMatchObject([
      {
        ...{ type: 'handover.missing', title: 'Your shift on Harbour Terminal handed nothing over' },
        url: `/manager/projects/${desk.project}/ops-log?write=handover`,
      },
    ]);
  expect(await managersHeard()).toBe(before);
  await desk.muster.database.query(
    "update published_shifts set ends_at = now() - interval '61 minutes' where shift_id = $1",
    [shift],
  );
  for (const _ of ['once', 'and no second time']) expect(await managersHeard()).toBe(before + 1);
});

test('a shift that signed something out, one without people and one of yesterday are missed by nobody', async () => {
  await choose({ handover_required: true });
  const before = await managersHeard();
  const shift = await desk.onShift(leaving, -8, minutes(-70));
  await handedOver(shift, 40);
  await desk.onShift(coming, -8, minutes(-70), { status: 'declined' });
  const other = await guard();
  await desk.onShift(other, -14, -6);
  for (const person of [leaving, coming, other]) expect(await told(person)).toEqual([]);
  const heard = (await told(desk.manager)).slice(before);
  expect(heard.filter(({ type }) => type === 'handover.missing')).toEqual([]);
});
