import type { ReportFacts } from '#contract/reports/shapes.ts';

/** An error of the demo: what it says, how often it came, and the days ago on which it was seen first and last. */
export interface DemoError {
  readonly title: string;
  readonly message: string;
  readonly origin: 'page' | 'server';
  readonly severity: 'error' | 'warning';
  readonly page: string;
  readonly release: string;
  readonly events: number;
  /** Demo accounts that it happened to. */
  readonly people: number;
  readonly firstDay: number;
  readonly lastDay: number;
  readonly resolved?: true;
  readonly browser: string | null;
  readonly frames: ReportFacts['frames'];
  /** What happened before, the last one last. */
  readonly trail: readonly (readonly [category: string, message: string])[];
}

const frame = (name: string, file: string, line: number, column: number, own = true) => ({
  ...{ function: name, file, line, column, own },
});
const RENDERING = frame('renderWithHooks', '/assets/react.js', 9, 41_207, false);

/** Five errors as they come in the first months of a release. */
export const DEMO_ERRORS: readonly DemoError[] = [
  {
    ...{ title: 'TypeError', message: "Cannot read properties of undefined (reading 'duration_s')" },
    ...{ origin: 'page', severity: 'error', page: '/daily-activity', release: '1.4.0' },
    ...{ events: 23, people: 4, firstDay: 9, lastDay: 0.2, browser: 'Chrome 142 · Windows 11' },
    frames: [
      frame('sumOfDay', '/assets/daily-activity.js', 118, 22),
      frame('WeekGrid', '/assets/daily-activity.js', 204, 9),
      RENDERING,
      frame('performWorkOnRoot', '/assets/react.js', 9, 102_331, false),
    ],
    trail: [
      ['navigation', '/manager/projects → /daily-activity'],
      ['fetch', 'GET /api/daily-activity/week 200'],
      ['ui.click', 'button "Next week"'],
    ],
  },
  {
    ...{ title: 'QuotaExceededError', message: 'The quota has been exceeded.' },
    ...{ origin: 'page', severity: 'error', page: '/manager/projects', release: '1.4.0' },
    ...{ events: 3, people: 1, firstDay: 6, lastDay: 1.6, browser: 'Safari 26 · iOS 26' },
    frames: [frame('put', '/assets/offline.js', 31, 12), frame('persist', '/assets/offline.js', 77, 5)],
    trail: [
      ['fetch', 'GET /api/projects 200'],
      ['console', 'Storage is nearly full'],
    ],
  },
  {
    ...{ title: 'forbidden', message: 'You are not authorized to do this.' },
    ...{ origin: 'page', severity: 'warning', page: '/manager/clients', release: '1.4.0' },
    ...{ events: 12, people: 3, firstDay: 30, lastDay: 2.4, browser: 'Firefox 145 · Ubuntu' },
    frames: [],
    trail: [
      ['navigation', '/ → /manager/clients'],
      ['fetch', 'GET /api/clients 403'],
    ],
  },
  {
    ...{ title: 'RangeError', message: 'Invalid time value' },
    ...{ origin: 'page', severity: 'error', page: '/manager/projects/import', release: '1.3.2' },
    ...{ events: 6, people: 2, firstDay: 41, lastDay: 19, resolved: true, browser: 'Edge 142 · Windows 11' },
    frames: [
      frame('dayOf', '/assets/import.js', 88, 17),
      frame('previewRows', '/assets/import.js', 140, 31),
      RENDERING,
    ],
    trail: [
      ['ui.click', 'button "Choose a file"'],
      ['ui.input', 'select "Order of dates"'],
    ],
  },
  {
    ...{ title: 'Error', message: 'canceling statement due to statement timeout' },
    ...{ origin: 'server', severity: 'error', page: 'POST /api/imports/:id/apply', release: '1.3.2' },
    ...{ events: 2, people: 1, firstDay: 44, lastDay: 38, resolved: true, browser: null },
    frames: [
      frame('createEntries', 'api/src/features/imports/writing/create-entries.ts', 64, 11),
      frame('applyImport', 'api/src/features/imports/commands/apply-import.ts', 52, 9),
      frame('runWithin', 'api/src/platform/postgres/database.ts', 51, 20),
    ],
    trail: [],
  },
];
