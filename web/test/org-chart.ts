import type { ChartDetail, ChartPerson, ChartPosition, OrgChart } from '#contract/org-chart/shapes.ts';

const idOf = (end: string) => `01a1fb7a-8bb3-77c6-abf2-5c0938d${end.padStart(5, '0')}`;

type Line = readonly [
  id: string,
  name: string,
  title: string,
  department: string | null,
  manager: string | null,
];

const LINES: readonly Line[] = [
  ['01', 'Oona Keane', 'Managing director', null, null],
  ['02', 'Maren Holt', 'Delivery director', 'Delivery', '01'],
  ['03', 'Sofia Lindqvist', 'Account director', 'Accounts', '01'],
  ['04', 'Rafe Dunn', 'Finance director', 'Finance', '01'],
  ['05', 'Idris Bello', 'Operations manager', 'Delivery', '02'],
  ['06', 'Beatriz Alves', 'Events manager', 'Events', '02'],
  ['07', 'Aisha Karimi', 'Key account manager', 'Accounts', '03'],
  ['08', 'Tomasz Wrona', 'Senior technician', 'Delivery', '05'],
  ['09', 'Callum Reid', 'Guard team lead', 'Delivery', '05'],
  ['10', 'Hana Sato', 'Access coordinator', 'Delivery', '05'],
  ['11', 'Nadia Osei', 'Steward team lead', 'Events', '06'],
  ['12', 'Jonah Meyer', 'Bid manager', 'Accounts', '07'],
  ['13', 'Priya Nair', 'Controller', 'Finance', '04'],
];

/** Ids of people of the fixtures. */
export const [OONA, MAREN, SOFIA, RAFE, IDRIS] = ['01', '02', '03', '04', '05'].map(idOf);
/** The free seat of the fixtures. */
export const NIGHT = idOf('a1');

const personOf = ([id, name, title, department, manager]: Line): ChartPerson => ({
  ...{ id: idOf(id), name, title, department, manager_id: manager && idOf(manager) },
  ...{ position_id: id === '02' ? idOf('a0') : null, employment: 'employee', on_leave: id === '10' },
});

const seat = (id: string, different: Partial<ChartPosition>): ChartPosition => ({
  ...{ id, title: 'Seat', department: null, parent_id: null, headcount: 1, vacant_since: null },
  ...different,
});

/** Thirteen people in four layers, a free seat below Maren Holt, and her dotted line to Sofia Lindqvist. */
export const chartAnswer = (different: Partial<OrgChart> = {}): OrgChart => ({
  ...{ day: '2026-11-24', today: '2026-11-24', since: '2026-09-01', changes: ['2026-11-03', '2026-10-01'] },
  people: LINES.map(personOf),
  positions: [
    seat(idOf('a0'), { title: 'Delivery director' }),
    seat(NIGHT, {
      ...{ title: 'Night operations', department: 'Delivery', parent_id: idOf('a0') },
      vacant_since: '2026-10-01',
    }),
  ],
  dotted: [{ member_id: MAREN ?? '', to_member_id: SOFIA ?? '', pct: 20 }],
  ...different,
});

/** What is said of somebody beside the chart. */
export const detailOf = (id: string, different: Partial<ChartDetail> = {}): ChartDetail => ({
  ...{ id, phone: '+441632960123', email: 'somebody@muster.example', start_date: '2024-03-01' },
  ...{ utilisation_pct: 86, target_utilisation_pct: 85, version: 3 },
  leave: { from: '2026-12-21', to: '2026-12-28' },
  ...different,
});
