import { expect, test } from 'vitest';
import { setCell } from '#contract/activity/day-endpoints.ts';
import type { ActivityWeek } from '#contract/activity/day-shapes.ts';
import { changeEntry, createEntry, deleteEntry } from '#contract/activity/endpoints.ts';
import type { ActivityEntry } from '#contract/activity/shapes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type QueuedWrite, queuedWrite } from '../../../../platform/offline/unsent/queued-write.ts';
import { blankEntry } from '../unsent/blank-entry.ts';
import { withUnsentWeek } from './with-unsent-week.ts';

const dates = Array.from({ length: 7 }, (_, at) => `2026-11-${16 + at}`);
const [monday = '', tuesday = ''] = dates;
const project = { id: 'p', code: 'HRB-204', name: 'Harbour' };
const purpose = { project, service: null };

const week: ActivityWeek = {
  ...{ from: monday, to: '2026-11-22', today: tuesday, planned_minutes: 2400, total_s: 3600 },
  days: dates.map((date) => ({
    ...{ date, planned_minutes: 480 },
    ...(date === monday
      ? { total_s: 3600, status: 'submitted' as const }
      : { total_s: 0, status: 'empty' as const }),
  })),
  rows: [
    {
      ...{ ...purpose, total_s: 3600 },
      cells: dates.map((date) =>
        date === monday
          ? { date, duration_s: 3600, entry_ids: ['e'], editable: true }
          : { date, duration_s: 0, entry_ids: [], editable: true },
      ),
    },
  ],
};

const write = (endpoint: Endpoint, subject: string, body: object, base: ActivityEntry | null = null) =>
  queuedWrite({
    ...{ endpoint, organization: 'a', subject, title: '', href: '/' },
    input: { params: { entry_id: subject }, body },
    shown: { purpose, base },
  });
const made = (work_date: string, duration_s: number, subject: string = crypto.randomUUID()) =>
  write(createEntry, subject, { work_date, duration_s, project_id: 'p', client_uuid: subject });
const hours = (work_date: string, duration_s: number) =>
  write(setCell, `cell ${work_date} p/`, { work_date, project_id: 'p', service_type_id: null, duration_s });
const entry = { ...blankEntry(made(monday, 1), monday, 'UTC'), ...purpose, id: 'e', duration_s: 3600 };

const shown = (writes: readonly QueuedWrite[]) => {
  const { week: now, waiting } = withUnsentWeek(week, writes, 'Europe/London');
  const ofDay = ({ total_s, status }: ActivityWeek['days'][number]) => [total_s, status];
  return { now, waiting: [...waiting], days: now.days.slice(0, 2).map(ofDay), total: now.total_s };
};

test('what was made without a network counts in its row, its day and the week', () => {
  const { days, total, waiting, now } = shown([made(tuesday, 600), made(tuesday, 300)]);
  expect([days, total]).toEqual([
    [
      [3600, 'submitted'],
      [900, 'draft'],
    ],
    4500,
  ]);
  expect([now.rows[0]?.total_s, waiting]).toEqual([4500, [`${tuesday} p/`]]);
  expect(now.rows[0]?.cells[1]).toMatchObject({ duration_s: 900, editable: false });
});

test('a changed entry goes from where it was to where it is, and a deleted one goes', () => {
  const change = write(changeEntry, 'e', { work_date: tuesday, duration_s: 60 }, entry);
  expect(shown([change]).days.map(([seconds]) => seconds)).toEqual([0, 60]);
  const gone = write(deleteEntry, 'e', {}, entry);
  expect(shown([gone])).toMatchObject({ total: 0, waiting: [`${monday} p/`] });
  expect(shown([change, write(deleteEntry, 'e', {}, entry)]).total).toBe(0);
});

test('hours of a cell stand in place of what it held, not beside it', () => {
  expect(shown([hours(monday, 7200), hours(monday, 5400)]).total).toBe(5400);
  expect(shown([made(tuesday, 600), hours(tuesday, 900)]).total).toBe(4500);
  expect(shown([hours(monday, 0)]).now.rows[0]?.cells[0]).toMatchObject({ duration_s: 0, entry_ids: [] });
});

test('hours that were refused, and those of a sum of entries, change nothing', () => {
  const refusal = { status: 412, message: 'Old.', fields: [] };
  expect(shown([{ ...hours(monday, 60), refusal }])).toMatchObject({ total: 3600, waiting: [] });
  expect(shown([made(tuesday, 600), made(tuesday, 300), hours(tuesday, 60)]).total).toBe(4500);
});

test('time outside of the week counts in it no more than a project that it has no row of is left out', () => {
  const other = { ...made(tuesday, 60), shown: { purpose: { project: null, service: null }, base: null } };
  expect(shown([made('2026-11-30', 600)]).total).toBe(3600);
  expect(
    shown([{ ...other, input: { body: { work_date: tuesday, duration_s: 60 } } }]).now.rows,
  ).toHaveLength(2);
});
