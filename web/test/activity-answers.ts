import type { ActivityDay } from '#contract/activity/day-shapes.ts';

/** A Saturday at noon, without time. */
export const activityDay = (different: Partial<ActivityDay> = {}): ActivityDay => ({
  date: '2026-11-21',
  today: '2026-11-21',
  now: '2026-11-21T12:00:00.000Z',
  timezone: 'Europe/London',
  starts_at: '2026-11-21T00:00:00.000Z',
  ends_at: '2026-11-22T00:00:00.000Z',
  on_team: true,
  closed: false,
  planned_minutes: 0,
  total_s: 0,
  status: 'empty',
  entries: [],
  timeline: [],
  gaps: [],
  checks: [],
  note: { done: '', blockers: '', tomorrow: '', version: 0, updated_at: null },
  timer: null,
  ...different,
});

const project = { id: 'p', code: 'HRB-204', name: 'Harbour' };
const days = Array.from({ length: 7 }, (_, at) => ({
  date: `2026-11-${16 + at}`,
  planned_minutes: 0,
  total_s: 0,
  status: 'empty',
}));

/** What the API answers of that Saturday, by path: one project, one service. */
export const ACTIVITY_ANSWERS: Readonly<Record<string, unknown>> = {
  '/projects/p': project,
  '/daily-activity/choices': {
    projects: [{ ...project, client: null, billable: false, service_ids: ['g'] }],
    services: [{ id: 'g', code: 'GRD', name: 'Guarding', billable: true }],
  },
  '/daily-activity/week': {
    from: '2026-11-16',
    to: '2026-11-22',
    today: '2026-11-21',
    days,
    rows: [],
    total_s: 0,
    planned_minutes: 0,
  },
  '/daily-activity/day': activityDay({
    checks: [{ rule: 'nothing-logged', blocking: true, entry_ids: [], start: null, end: null }],
  }),
};
