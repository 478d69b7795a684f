import type { Dashboard, Widget, WidgetRow } from '#contract/dashboard/shapes.ts';

/** A row of a widget, but for what is given. */
export const dashboardRow = (fields: Partial<WidgetRow> = {}): WidgetRow => ({
  ...{ id: 'r', title: 'Harbour cranes', note: 'HRB-204', href: '/manager/projects/p/dashboard' },
  ...{ day: null, to: null, at: null, until: null, mark: null, amount: null, share: null },
  ...fields,
});

const as_of = '2026-05-13T09:00:00.000Z';
const counted = { as_of, request_id: null };
/** A figure that counts rows. */
export const COUNT = { name: 'rows', value: 0, unit: 'count', currency: null, href: null } as const;
const count = (value: number, href: string | null = null) => ({ ...COUNT, value, href });

/** A widget with two days of somebody's week as bars. */
export const drawnWeek = (): Widget => ({
  ...{ ...counted, kind: 'week', size: 'medium' },
  content: {
    figures: [{ ...COUNT, name: 'logged', unit: 'seconds', value: 7_200 }],
    chart: {
      ...{ shape: 'columns', unit: 'seconds', currency: null, counts: 'logged', against: 'expected' },
      points: ['2026-05-11', '2026-05-12'].map((day, at) => ({
        ...{ name: null, day, value: at === 0 ? 7_200 : 0, of: 28_800, href: `/daily-activity?date=${day}` },
      })),
    },
    ...{ rows: [], href: null },
  },
});

/** Somebody's page on 13 May 2026, but for what is given. */
export const ownDashboard = (fields: Partial<Dashboard> = {}): Dashboard => ({
  ...{ version: 1, arranged: false, today: '2026-05-13', as_of, empty: false },
  waiting: {
    kinds: [
      {
        ...{
          kind: 'time',
          count: 2,
          oldest: '2026-05-11T09:00:00.000Z',
          href: '/manager/organizations/a/approvals',
        },
        rows: [
          dashboardRow({
            id: 't1',
            title: 'Ann Carter',
            day: '2026-05-04',
            amount: { value: 7200, unit: 'seconds', currency: null },
          }),
        ],
      },
    ],
    ...{ failed: [], request_id: null },
  },
  widgets: [
    {
      ...{ ...counted, kind: 'attention', size: 'medium' },
      content: {
        figures: [count(3, '/manager/projects?view=attention')],
        chart: null,
        rows: [dashboardRow({ mark: 'red' })],
        href: '/manager/projects?view=attention',
      },
    },
    {
      ...{ ...counted, kind: 'due', size: 'small' },
      content: {
        figures: [count(7)],
        chart: null,
        rows: Array.from({ length: 7 }, (_, at) => dashboardRow({ id: `d${at}`, title: `Call ${at}` })),
        href: null,
      },
    },
    { kind: 'milestones', size: 'small', as_of, content: null, request_id: 'req-7' },
  ],
  hidden: ['leave', 'health'],
  ...fields,
});
