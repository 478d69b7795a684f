import { type DemoShift, WEEK } from './rosters.ts';

/** A week, or a day, of a project's roster that planners keep; `days` of its shifts are 0 = Sunday to 6, nobody is planned with them. */
export interface DemoTemplate {
  readonly project: string;
  readonly name: string;
  readonly span: 'week' | 'day';
  readonly shared: boolean;
  /** The preset of the demo that it was made from, in its first revision. */
  readonly from?: string;
  readonly shifts: readonly Omit<DemoShift, 'project' | 'crew' | 'rule'>[];
}

const WEEKDAYS = [1, 2, 3, 4, 5];
const NIGHTLY = [...WEEKDAYS, 6, 0];
const ON_A_DAY = [0];
const LICENCE = [{ skill: 'SIA licence', level: 2 }];
const CAMERAS = [{ skill: 'CCTV operator', level: 3 }];

/** The shifts of a project that come again, on the days of a week instead of those from today on. */
const ordinary = (company: keyof typeof WEEK, project: string): DemoTemplate['shifts'] =>
  WEEK[company]
    .filter((shift) => shift.project === project)
    .map(({ days, ...shift }) => ({ ...shift, days: days.map((day) => (day + 1) % 7) }));

/** What planners keep, by organization. */
export const TEMPLATES: Readonly<Record<keyof typeof WEEK, readonly DemoTemplate[]>> = {
  northgate: [
    {
      ...{ project: 'HRB-204', name: 'Ordinary week', span: 'week', shared: false },
      shifts: ordinary('northgate', 'HRB-204'),
    },
    {
      ...{ project: 'HRB-204', name: 'Bank holiday cover', span: 'day', shared: false },
      shifts: [
        {
          ...{ service: 'GUARD', start: '06:00', end: '18:00', break_min: 45, headcount: 2, skills: LICENCE },
          ...{ site: 'Terminal 1', days: ON_A_DAY, note: 'Ferries run to the Sunday timetable.' },
        },
        {
          ...{ service: 'CONTROL', start: '08:00', end: '20:00', break_min: 45, skills: CAMERAS },
          ...{ site: 'Control room', days: ON_A_DAY },
        },
        {
          ...{ service: 'GUARD', start: '18:00', end: '06:00', break_min: 45, headcount: 2, skills: LICENCE },
          ...{ site: 'Quay and berths', days: ON_A_DAY },
        },
      ],
    },
    {
      ...{ project: 'QML-118', name: 'Seven nights on watch', span: 'week', shared: true },
      shifts: [{ ...{ service: 'GUARD', start: '22:00', end: '06:00', skills: LICENCE }, days: NIGHTLY }],
    },
    {
      ...{ project: 'QML-118', name: 'Four nights and a relief', span: 'week', shared: false },
      from: 'Four nights and a relief',
      shifts: [
        {
          ...{ service: 'GUARD', start: '22:00', end: '06:00', break_min: 45, skills: LICENCE },
          days: WEEKDAYS,
        },
      ],
    },
  ],
  kestrel: [
    {
      ...{ project: 'LIF-026', name: 'Show week', span: 'week', shared: false },
      shifts: ordinary('kestrel', 'LIF-026'),
    },
    {
      ...{ project: 'LIF-026', name: 'Extra stewards for a matinee', span: 'day', shared: false },
      shifts: [
        {
          ...{ service: 'STEW', start: '12:00', end: '17:00', headcount: 6, break_min: 15 },
          ...{ site: 'Main stage', days: ON_A_DAY },
        },
      ],
    },
  ],
};
