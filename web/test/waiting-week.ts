import type { WaitingEntry, WaitingWeek } from '#contract/activity/approval-shapes.ts';

export const TOMASZ_ID = '0198c0de-0000-7000-8000-000000000001';

/** A week of Tomasz’ that waits, two entries of an hour and half an hour. */
export const waitingWeek = (fields: Partial<WaitingWeek> = {}): WaitingWeek => ({
  member: { id: TOMASZ_ID, name: 'Tomasz Wrona' },
  from: '2026-11-16',
  to: '2026-11-22',
  entries: 2,
  seconds: 5_400,
  billable_seconds: 3_600,
  planned_minutes: 2_400,
  submitted_at: '2026-11-20T16:00:00.000Z',
  ...fields,
});

/** An entry of it. */
export const waitingEntry = (fields: Partial<WaitingEntry> = {}): WaitingEntry => ({
  id: '0198c0de-0000-7000-8000-000000000002',
  version: 2,
  created_at: '2026-11-19T16:00:00.000Z',
  updated_at: '2026-11-20T16:00:00.000Z',
  archived_at: null,
  work_date: '2026-11-19',
  started_at: '2026-11-19T08:00:00.000Z',
  ended_at: '2026-11-19T09:00:00.000Z',
  start: '08:00',
  end: '09:00',
  ends_next_day: false,
  timezone: 'Europe/London',
  duration_s: 3_600,
  project: { id: '0198c0de-0000-7000-8000-000000000003', code: 'HRB-204', name: 'Harbour Terminal' },
  service: null,
  category: 'work',
  note: 'Opening patrol',
  billable: true,
  source: 'manual',
  tags: [],
  status: 'submitted',
  status_reason: null,
  client_uuid: null,
  member: { id: TOMASZ_ID, name: 'Tomasz Wrona' },
  steps: ['line'],
  ...fields,
});
