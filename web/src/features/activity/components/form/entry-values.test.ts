import { expect, test } from 'vitest';
import type { ActivityEntry } from '#contract/activity/shapes.ts';
import { missingIn, newValues, toChange, toNewEntry, valuesOf } from './entry-values.ts';

const entry: ActivityEntry = {
  id: 'e',
  version: 3,
  created_at: '2026-11-19T09:00:00Z',
  updated_at: '2026-11-19T09:00:00Z',
  archived_at: null,
  work_date: '2026-11-19',
  started_at: '2026-11-19T09:00:12.000Z',
  ended_at: '2026-11-19T10:00:12.000Z',
  start: '09:00',
  end: '10:00',
  ends_next_day: false,
  timezone: 'Europe/London',
  duration_s: 3600,
  project: { id: 'p', code: 'HRB-204', name: 'Harbour Terminal' },
  service: null,
  category: 'work',
  note: 'Patrol',
  billable: true,
  source: 'timer',
  tags: [],
  status: 'draft',
  status_reason: null,
  client_uuid: null,
};

test('an untouched form changes nothing', () => {
  expect(toChange(valuesOf(entry), entry)).toEqual({});
});

test('another note leaves the times alone, so that they keep their seconds', () => {
  expect(toChange({ ...valuesOf(entry), note: 'Gate 3' }, entry)).toEqual({ note: 'Gate 3' });
});

test('another end sends start and end, another day the day alone', () => {
  expect(toChange({ ...valuesOf(entry), end: '10:30' }, entry)).toEqual({
    start: '09:00',
    end: '10:30',
    ends_next_day: false,
  });
  expect(toChange({ ...valuesOf(entry), work_date: '2026-11-18' }, entry)).toEqual({
    work_date: '2026-11-18',
  });
});

test('a duration instead of start and end takes the times away', () => {
  expect(toChange({ ...valuesOf(entry), by: 'duration', duration_s: 1800 }, entry)).toEqual({
    duration_s: 1800,
    start: null,
    end: null,
  });
});

test('a new entry is sent by what was chosen: a duration, or start and end', () => {
  const values = newValues({ work_date: '2026-11-19', project_id: 'p', duration_s: 5400 });
  expect(toNewEntry(values, '2026-11-19')).toMatchObject({ duration_s: 5400, project_id: 'p' });
  const filled = newValues({ work_date: '2026-11-19', start: '12:30', end: '13:05' });
  expect(toNewEntry(filled, '2026-11-19')).toMatchObject({
    start: '12:30',
    end: '13:05',
    ends_next_day: false,
  });
  expect(toNewEntry(filled, '2026-11-19')).not.toHaveProperty('duration_s');
});

const none = { require_project: false, require_service: false, require_note: false };

test('what is plainly missing is said beside its field, all at once', () => {
  const fields = (values: Parameters<typeof missingIn>[0], demands = none) =>
    missingIn(values, demands).map(({ field }) => field);
  expect(fields(newValues({ work_date: '2026-11-19' }))).toEqual(['duration_s']);
  expect(fields(newValues({ work_date: '2026-11-19', by: 'times' }))).toEqual(['start', 'end']);
  expect(fields({ ...valuesOf(entry), work_date: null })).toEqual(['work_date']);
  const all = { require_project: true, require_service: true, require_note: true };
  expect(fields(newValues({ work_date: '2026-11-19' }), all)).toEqual([
    'project_id',
    'service_type_id',
    'duration_s',
    'note',
  ]);
});

test('an end before the start needs the next day said', () => {
  const night = newValues({ work_date: '2026-11-19', start: '22:00', end: '06:00' });
  expect(missingIn(night, none).map(({ field }) => field)).toEqual(['end']);
  expect(missingIn({ ...night, ends_next_day: true }, none)).toEqual([]);
});
