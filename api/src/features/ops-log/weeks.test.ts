import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readOpsLogStatistics } from '#contract/ops-log/statistics-endpoints.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

let desk: OpsLogDesk;
let project: string;
beforeAll(async () => {
  desk = await openOpsLogDesk();
});
beforeEach(async () => {
  await desk.setting('week_start', 1);
  project = await makeProject(desk.muster.database, desk.muster.organization);
});
afterAll(() => desk.muster.close());

const site = (site_timezone: string) =>
  desk.muster.database.query('update projects set site_timezone = $2 where id = $1', [
    project,
    site_timezone,
  ]);

/** Weeks of entries at times: their first days and how many entries. */
const weeksOf = async (times: readonly string[], query: Readonly<Record<string, unknown>> = {}) => {
  for (const occurred_at of times) await desk.entry({ occurred_at }, project);
  const { body } = await desk.muster.as(desk.coordinator)(readOpsLogStatistics, {
    params: { project_id: project },
    query,
  });
  return body.weeks.map(({ week_start, entries }: { week_start: string; entries: number }) => [
    week_start,
    entries,
  ]);
};

test.each([
  [
    'Europe/Berlin, where the clock goes on',
    'Europe/Berlin',
    ['2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z', '2026-03-22T23:00:00Z', '2026-03-22T22:59:59Z'],
    [
      ['2026-03-16', 1],
      ['2026-03-23', 2],
      ['2026-03-30', 1],
    ],
  ],
  [
    'Europe/Berlin, where the clock goes back',
    'Europe/Berlin',
    ['2025-10-26T22:59:59Z', '2025-10-26T23:00:00Z', '2025-10-19T22:00:00Z'],
    [
      ['2025-10-20', 2],
      ['2025-10-27', 1],
    ],
  ],
  [
    'America/New_York, where the clock goes on',
    'America/New_York',
    ['2026-03-09T03:59:59Z', '2026-03-09T04:00:00Z', '2026-03-02T05:00:00Z', '2026-03-02T04:59:59Z'],
    [
      ['2026-02-23', 1],
      ['2026-03-02', 2],
      ['2026-03-09', 1],
    ],
  ],
  [
    'America/New_York, at the end of a year',
    'America/New_York',
    ['2026-01-01T04:59:59Z', '2026-01-01T05:00:00Z', '2026-01-05T04:59:59Z', '2026-01-05T05:00:00Z'],
    [
      ['2025-12-29', 3],
      ['2026-01-05', 1],
    ],
  ],
])('weeks begin at midnight of the project’s site: %s', async (_, zone, times, wanted) => {
  await site(zone);
  expect(
    await weeksOf(times, { to: '2026-04-01T00:00:00Z' }).then((all) =>
      all.filter(([, of]: [string, number]) => of > 0),
    ),
  ).toEqual(wanted);
});

test('weeks begin on the organization’s first day of the week', async () => {
  await desk.setting('week_start', 0);
  await site('Europe/Berlin');
  const times = ['2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z'];
  expect(await weeksOf(times, { to: '2026-04-01T00:00:00Z' })).toEqual([
    ['2026-03-22', 1],
    ['2026-03-29', 1],
  ]);
});

test('a period has all its weeks, those too in which nothing happened', async () => {
  await site('Europe/Berlin');
  const period = { from: '2025-12-21T23:00:00Z', to: '2026-01-18T23:00:00Z' };
  expect(await weeksOf(['2026-01-02T12:00:00Z'], period)).toEqual([
    ['2025-12-22', 0],
    ['2025-12-29', 1],
    ['2026-01-05', 0],
    ['2026-01-12', 0],
  ]);
});

test('without entries and without a first day there are no weeks', async () => {
  expect(await weeksOf([])).toEqual([]);
});
