import type { ReportedErrorDetail } from '#contract/reports/shapes.ts';

/** An open error of a page with two reports; `more` replaces parts. */
export const reportedError = (more: Partial<ReportedErrorDetail> = {}): ReportedErrorDetail => ({
  id: '01900000-0000-7000-8000-00000000e001',
  version: 3,
  origin: 'page',
  severity: 'error',
  status: 'open',
  title: 'TypeError',
  message: 'Cannot read the 12th entry',
  page: '/daily-activity',
  release: '1.4.2',
  events: 41,
  people: 7,
  first_seen_at: '2026-11-01T09:00:00.000Z',
  last_seen_at: '2026-11-20T09:00:00.000Z',
  resolved_at: null,
  resolved_by: null,
  reports: [
    {
      ...FACTS,
      id: '01900000-0000-7000-8000-00000000e002',
      occurred_at: '2026-11-20T09:00:00.000Z',
      person: { sub: 'maren', name: 'Maren Holt' },
    },
    {
      ...FACTS,
      id: '01900000-0000-7000-8000-00000000e003',
      message: 'Cannot read the 3rd entry',
      occurred_at: '2026-11-19T09:00:00.000Z',
      person: null,
    },
  ],
  ...more,
});

const FACTS = {
  message: 'Cannot read the 12th entry',
  page: '/daily-activity',
  release: '1.4.2',
  environment: 'production',
  browser: 'Chrome 142 · Windows 11',
  request_id: 'c306a37b-1111',
  frames: [
    { function: 'showWeek', file: '/assets/activity.js', line: 41, column: 7, own: true },
    { function: 'dispatch', file: '/assets/react.js', line: 9, column: 2, own: false },
  ],
  crumbs: [
    { at: '2026-11-20T08:59:00.000Z', category: 'navigation', level: 'info', message: '/ → /daily-activity' },
    { at: '2026-11-20T08:59:58.000Z', category: 'ui.click', level: 'info', message: 'button Next week' },
  ],
};
