import type { ImportDetail } from '#contract/imports/shapes.ts';

/** Ids of what the fixture speaks of. */
export const IMPORT_ID = '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3d1';
export const QUAY_ID = '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3d2';

const named = (key: string, name: string, entries = 1, seconds = 3600) => ({
  key,
  name,
  entries,
  seconds,
  match: null,
});

/** A previewed file: Ada is new, the project of North's is new, the Quay is ours, some rows have no project. */
export const importDetail = (different: Partial<ImportDetail> = {}): ImportDetail => ({
  id: IMPORT_ID,
  version: 1,
  created_at: '2026-11-01T09:00:00.000Z',
  updated_at: '2026-11-01T09:00:00.000Z',
  file_name: 'time.csv',
  format: 'harvest',
  date_order: 'ymd',
  status: 'previewed',
  created_by: 'Jonas Meyer',
  applied_at: null,
  undone_at: null,
  result: null,
  undo: null,
  rows: 3,
  entries: 3,
  duplicates: 0,
  total_seconds: 10_800,
  first_day: '2024-03-04',
  last_day: '2024-03-06',
  people: [{ ...named('ada@example.org', 'Ada North', 3, 10_800), email: 'ada@example.org' }],
  clients: [named('north', 'North'), named('south', 'South')],
  projects: [
    { ...named('north / survey', 'Survey'), client_key: 'north', code: 'svy' },
    {
      ...named('south / quay', 'quay'),
      client_key: 'south',
      code: null,
      match: { id: QUAY_ID, name: 'Quay wall' },
    },
    { ...named('', ''), client_key: null, code: null },
  ],
  services: [named('dig', 'Dig')],
  errors: [],
  error_count: 0,
  warnings: [],
  warning_count: 0,
  ignored_columns: [],
  sample: [
    {
      row: 2,
      person: 'Ada North',
      client: 'South',
      project: 'quay',
      service: 'Dig',
      note: '',
      work_date: '2024-03-04',
      start: null,
      end: null,
      seconds: 3600,
      billable: true,
    },
  ],
  ...different,
});
