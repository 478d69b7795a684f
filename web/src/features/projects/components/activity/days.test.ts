import { expect, test } from 'vitest';
import type { ProjectEntry } from '#contract/activity/shapes.ts';
import { daysOf } from './days.ts';

const entry = (id: string, work_date: string, duration_s: number): ProjectEntry => ({
  id,
  work_date,
  duration_s,
  version: 1,
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
  archived_at: null,
  started_at: null,
  ended_at: null,
  start: null,
  end: null,
  ends_next_day: false,
  timezone: 'Europe/London',
  project: null,
  service: null,
  category: 'work',
  note: '',
  billable: true,
  source: 'manual',
  tags: [],
  status: 'draft',
  status_reason: null,
  client_uuid: null,
  member: { id: 'm', name: 'Maren Holt' },
});
const entries = [entry('c', '2026-11-20', 60), entry('b', '2026-11-20', 30), entry('a', '2026-11-19', 10)];

test('entries are grouped by day, each with its sum', () => {
  expect(daysOf(entries, false).map(({ day, seconds }) => [day, seconds])).toEqual([
    ['2026-11-20', 90],
    ['2026-11-19', 10],
  ]);
});

test('the last day has no sum while more of it may come', () => {
  expect(daysOf(entries, true).map(({ open }) => open)).toEqual([false, true]);
});
