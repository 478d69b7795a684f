import { afterAll, beforeAll, expect, test } from 'vitest';
import * as log from '#contract/ops-log/endpoints.ts';
import type { HandoverState } from '#contract/ops-log/states.ts';
import type { HandoverOutcome } from '#contract/ops-log/statistics.ts';
import { readOpsLogStatistics } from '#contract/ops-log/statistics-endpoints.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makeShift } from '../../../test/factories/shift.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

let desk: OpsLogDesk;
beforeAll(async () => {
  desk = await openOpsLogDesk();
});
afterAll(() => desk.muster.close());

/** Counted from one moment, so that a shift is as long as it says. */
const began = Date.now();
const hour = (hours: number) => new Date(began + hours * 3_600_000).toISOString();

/** A handover of a shift that ends so many hours from now, brought through states. */
const handover = async (title: string, ends: number, ...states: readonly HandoverState[]) => {
  const { muster, project, today, coordinator, manager } = desk;
  const times = { starts_at: hour(ends - 8), ends_at: hour(ends) };
  const shift_id = await makeShift(muster.database, muster.organization, {
    ...{ project_id: project, day: today, told: true, ...times },
  });
  const entry_id = await desk.entry({ type: 'handover', title, shift_id });
  for (const to of states) {
    const { status } = await muster.as(to === 'signed_out' ? coordinator : manager)(log.stepHandover, {
      params: { project_id: project, entry_id },
      body: { to, note: 'Keys are missing' },
    });
    expect([title, to, status]).toEqual([title, to, 200]);
  }
  return entry_id;
};

const titles = async (outcome: HandoverOutcome): Promise<string[]> =>
  (await desk.list({ handover: [outcome], said: 'now' })).body.data.map(
    ({ title }: { title: string }) => title,
  );

test('handovers are on time, late or disputed, and each figure leads to its rows', async () => {
  await handover('In time', 1, 'signed_out', 'acknowledged');
  await handover('A little later', -0.25, 'signed_out', 'acknowledged');
  await handover('Much later', -2, 'signed_out', 'acknowledged');
  await handover('Nobody came', -2, 'signed_out');
  await handover('Waits', 1, 'signed_out');
  await handover('Only a draft', -2);
  await handover('Disputed', 1, 'signed_out', 'disputed');
  const settled = await handover(
    'Disputed before',
    1,
    'signed_out',
    'disputed',
    'signed_out',
    'acknowledged',
  );
  await desk.correct(settled, { title: 'Disputed and settled' });
  expect((await titles('on_time')).sort()).toEqual(['A little later', 'In time']);
  expect((await titles('late')).sort()).toEqual(['Much later', 'Nobody came']);
  expect((await titles('disputed')).sort()).toEqual(['Disputed', 'Disputed and settled']);
  expect([await titles('waiting'), await titles('drafted')]).toEqual([['Waits'], ['Only a draft']]);
  const { body } = await desk.muster.as(desk.coordinator)(readOpsLogStatistics, {
    params: { project_id: desk.project },
    query: {},
  });
  expect(body.handovers).toEqual([
    { outcome: 'on_time', entries: 2 },
    { outcome: 'late', entries: 2 },
    { outcome: 'disputed', entries: 2 },
    { outcome: 'waiting', entries: 1 },
    { outcome: 'drafted', entries: 1 },
  ]);
});

test('when a handover is late is for the project to choose', async () => {
  const { query } = desk.muster.database;
  await handover('An hour later', -1, 'signed_out', 'acknowledged');
  expect(await titles('late')).toContain('An hour later');
  await query('update projects set handover_overdue_min = 90 where id = $1', [desk.project]);
  const found = await titles('on_time');
  await query('update projects set handover_overdue_min = 30 where id = $1', [desk.project]);
  expect(found).toContain('An hour later');
});

test('a corrected handover stands there with what came of it, and nobody answers the correction', async () => {
  const id = await handover('Keys', 1, 'signed_out');
  await desk.correct(id, { title: 'Two keys' });
  const { body } = await desk.list({ q: 'keys', said: 'now' }, desk.manager);
  expect(body.data).toMatchObject([{ title: 'Two keys', handover: { state: 'signed_out', may: [] } }]);
  expect((await desk.list({ q: 'keys' })).body.data).toMatchObject([
    { title: 'Two keys', handover: null },
    { title: 'Keys', handover: { state: 'signed_out' } },
  ]);
});

test('the shift that ended last is a period; entries say during which shift they were', async () => {
  const { muster, today } = desk;
  const project = await makeProject(muster.database, muster.organization);
  const shift = (starts: number, ends: number) =>
    makeShift(muster.database, muster.organization, {
      ...{ project_id: project, day: today, told: true, starts_at: hour(starts), ends_at: hour(ends) },
    });
  await shift(-20, -12);
  const last = await shift(-10, -2);
  await shift(-2, 6);
  const write = (title: string, at: number, fields = {}) =>
    desk.entry({ title, occurred_at: hour(at), ...fields }, project);
  await write('Two shifts ago', -13);
  const entry = await write('Last shift', -9, { shift_id: last });
  await write('Now', -1);
  await desk.correct(entry, { title: 'Last shift, said better', occurred_at: hour(-8) }, undefined, project);
  const { body } = await desk.list({ shift: 'last' }, undefined, project);
  expect(body.data.map(({ title }: { title: string }) => title)).toEqual([
    ...['Last shift, said better', 'Last shift'],
  ]);
  for (const { shift: during } of body.data)
    expect(Date.parse(during.ends_at) - Date.parse(during.starts_at)).toBe(8 * 3_600_000);
});
