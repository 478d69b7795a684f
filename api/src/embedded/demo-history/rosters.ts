import type { NeededSkill } from '#contract/shifts/shapes.ts';
import { idOf } from '../demo/random.ts';

/** A shift that comes again every seven days; days are counted from today, which is the first. */
export interface DemoShift {
  readonly project: string;
  readonly service: string;
  readonly start: string;
  readonly end: string;
  readonly break_min?: number;
  readonly site?: string;
  readonly headcount?: number;
  readonly skills?: readonly NeededSkill[];
  readonly note?: string;
  /** RRULE of the series that its days are. */
  readonly rule?: string;
  readonly days: readonly number[];
  /** Who is on it, on which of those days. */
  readonly crew: Readonly<Record<string, readonly number[]>>;
}

/** Id of a shift on a day; one without a site goes by its people. */
export const idOfShift = (
  slug: 'northgate' | 'kestrel',
  { project, service, site, start }: Pick<DemoShift, 'project' | 'service' | 'site' | 'start'>,
  day: string,
  names: readonly string[] = [],
): string => idOf(slug, 'shift', project, service, site ?? names.join(), start, day);

const WEEKDAYS = [0, 1, 2, 3, 4];
const DAILY = [...WEEKDAYS, 5, 6];
const LICENCE: NeededSkill[] = [{ skill: 'SIA licence', level: 2 }];
const CAMERAS: NeededSkill[] = [{ skill: 'CCTV operator', level: 3 }];

/** What comes again every week, by organization. */
export const WEEK: Readonly<Record<'northgate' | 'kestrel', readonly DemoShift[]>> = {
  northgate: [
    {
      ...{ project: 'HRB-204', service: 'SUPER', start: '08:00', end: '16:00', break_min: 30 },
      ...{ site: 'Gate house', days: WEEKDAYS, crew: { 'Fergus Lane': WEEKDAYS } },
    },
    {
      ...{
        project: 'HRB-204',
        service: 'GUARD',
        start: '06:00',
        end: '14:00',
        headcount: 2,
        skills: LICENCE,
      },
      ...{ site: 'Terminal 1', days: DAILY, note: 'Radio check every full hour.' },
      crew: { 'Ben Achterberg': [0, 1, 3, 4, 5], 'Daniel Osei': [0, 1, 2, 3, 4] },
    },
    {
      ...{ project: 'HRB-204', service: 'GUARD', start: '14:00', end: '22:00', skills: LICENCE },
      ...{ site: 'Terminal 1', days: DAILY, crew: { 'Ivo Banks': [1, 2, 3, 4, 5] } },
    },
    {
      ...{ project: 'HRB-204', service: 'GUARD', start: '22:00', end: '06:00', skills: LICENCE },
      ...{ site: 'Quay and berths', days: DAILY, note: 'Two rounds along the berths.', rule: 'FREQ=DAILY' },
      crew: { 'Cleo Hart': [2, 3, 4, 5, 6] },
    },
    {
      ...{ project: 'HRB-204', service: 'ACCESS', start: '07:00', end: '15:00', break_min: 30, headcount: 2 },
      ...{ site: 'Gate 3', days: WEEKDAYS },
      crew: { 'Tomasz Wrona': WEEKDAYS, 'Hanna Virtanen': [0, 1, 3, 4] },
    },
    {
      ...{ project: 'HRB-204', service: 'CONTROL', start: '14:00', end: '22:00', skills: CAMERAS },
      ...{ site: 'Control room', days: WEEKDAYS, crew: { 'Catarina Reis': [0, 1, 2, 3] } },
    },
    {
      ...{ project: 'QML-118', service: 'RECEPT', start: '08:00', end: '16:00', break_min: 45 },
      ...{ site: 'Main entrance', days: WEEKDAYS, crew: { 'Grace Mbeki': WEEKDAYS } },
    },
    {
      ...{ project: 'QML-118', service: 'FIRE', start: '09:00', end: '15:00', break_min: 30 },
      ...{ days: [1, 3], crew: { 'Elif Demir': [1, 3] } },
    },
    {
      ...{ project: 'QML-118', service: 'GUARD', start: '17:00', end: '23:00', days: [4, 5], crew: {} },
    },
  ],
  kestrel: [
    {
      ...{ project: 'LIF-026', service: 'STEW', start: '17:00', end: '01:00', headcount: 4, break_min: 30 },
      ...{ site: 'Main stage', days: [2, 3, 4, 5] },
      crew: { 'Petra Novak': [2, 3, 4, 5], 'Quentin Roche': [3, 4, 5], 'Cleo Hart': [] },
    },
    {
      ...{ project: 'LIF-026', service: 'RIG', start: '08:00', end: '18:00', break_min: 60, days: [1, 2] },
      ...{ site: 'Main stage', crew: { 'Oisín Burke': [1, 2] } },
    },
    {
      ...{ project: 'LIF-026', service: 'STAGE', start: '15:00', end: '01:00', break_min: 30 },
      ...{ days: [2, 3, 4, 5], crew: { 'Roisin Walsh': [2, 3, 4, 5] } },
    },
  ],
};

/** Somebody asked for by another project at a time when they have a shift: tentative, and so a conflict. */
export const ASKED_TOO = {
  ...{ project: 'QML-118', service: 'GUARD', start: '12:00', end: '16:00', site: 'Loading bay' },
  ...{ name: 'Ben Achterberg', day: 3 },
} as const;

/** Planned since the roster was published, for days that are to come, and for whom nothing is in the way. */
export const ADDED = [
  { project: 'HRB-204', service: 'GUARD', start: '14:00', end: '22:00', name: 'Catarina Reis', day: 6 },
  { project: 'HRB-204', service: 'SUPER', start: '10:00', end: '18:00', name: 'Aisha Khan', day: 6 },
  { project: 'HRB-204', service: 'ACCESS', start: '08:00', end: '12:30', name: 'Aisha Khan', day: 5 },
] as const;

/** Name, skill, level, and days until it is no longer proven. */
export const SKILLS: Readonly<
  Record<
    'northgate' | 'kestrel',
    readonly (readonly [name: string, skill: string, level: number, days: number | null])[]
  >
> = {
  northgate: [
    ['Aisha Khan', 'Weighbridge', 4, null],
    ['Ben Achterberg', 'SIA licence', 4, 410],
    ['Ben Achterberg', 'First aid', 3, 95],
    ['Daniel Osei', 'SIA licence', 3, 230],
    ['Ivo Banks', 'SIA licence', 3, 52],
    ['Ivo Banks', 'Dog handler', 4, null],
    ['Cleo Hart', 'SIA licence', 2, 320],
    ['Fergus Lane', 'SIA licence', 5, 600],
    ['Fergus Lane', 'First aid', 5, 180],
    ['Grace Mbeki', 'First aid', 2, -12],
    ['Catarina Reis', 'CCTV operator', 4, 270],
    ['Tomasz Wrona', 'CCTV operator', 3, 140],
    ['Hanna Virtanen', 'CCTV operator', 2, 90],
    ['Elif Demir', 'Fire panels', 5, null],
  ],
  kestrel: [
    ['Oisín Burke', 'Rigging', 5, 300],
    ['Petra Novak', 'First aid', 3, 60],
    ['Roisin Walsh', 'First aid', 4, 200],
  ],
};

/** Minutes a week that some work, where it isn't what most do. */
export const CAPACITIES: Readonly<Record<string, number>> = {
  'Ben Achterberg': 2_880,
  'Cleo Hart': 2_880,
  'Daniel Osei': 2_880,
  'Tomasz Wrona': 2_520,
  'Hanna Virtanen': 1_950,
};

/** Who belongs where, by the department that capacity is summed by. */
export const DEPARTMENTS: Readonly<Record<string, readonly string[]>> = {
  Guarding: ['Ben Achterberg', 'Cleo Hart', 'Daniel Osei', 'Fergus Lane', 'Ivo Banks'],
  'Gates and reception': ['Grace Mbeki', 'Hanna Virtanen', 'Tomasz Wrona'],
  'Control room': ['Catarina Reis', 'Aisha Khan'],
  'Fire systems': ['Elif Demir'],
  Operations: ['Idris Bello', 'Jonas Meyer', 'Maren Holt', 'Sofia Lindqvist'],
};
