import { addDays } from '#contract/activity/rules.ts';
import type { OrganizationDashboard } from '#contract/organizations/dashboard.ts';

const MONDAY = '2026-05-11';
const weekAt = (at: number) => {
  const from = addDays(MONDAY, 7 * (at - 8));
  return { from, to: addDays(from, 6), past: at < 8, capacity_min: 9_600 };
};

/** An organization's figures on 13 May 2026, but for those given. */
export const dashboardOf = (fields: Partial<OrganizationDashboard> = {}): OrganizationDashboard => ({
  today: '2026-05-13',
  as_of: '2026-05-13T09:00:00.000Z',
  utilisation: {
    now: { from: '2026-04-13', to: '2026-05-10', capacity_min: 38_400, logged_s: 1_612_800, pct: 70 },
    before: { from: '2026-03-16', to: '2026-04-12', capacity_min: 38_400, logged_s: 1_497_600, pct: 65 },
  },
  people: { active: 4, away_today: 1, invited: 2, placeholders: 3 },
  vacancies: { seats: 5, positions: 2, since: '2026-02-02' },
  missing: [
    { from: '2026-05-04', days: 6, people: 2 },
    { from: MONDAY, days: 1, people: 1 },
  ],
  waiting: { entries: 12, oldest: '2026-04-27', own: 3 },
  incidents: {
    ...{ open: 3, grave: 1 },
    projects: [
      { project: { id: 'p1', code: 'HRB-204', name: 'Harbour' }, open: 1, grave: 1 },
      { project: { id: 'p2', code: 'LCK-1', name: 'Lock' }, open: 2, grave: 0 },
    ],
  },
  projects: [
    { health: 'green', count: 5 },
    { health: 'amber', count: 2 },
    { health: 'red', count: 1 },
    { health: 'none', count: 0 },
  ],
  weeks: Array.from({ length: 12 }, (_, at) => ({
    ...weekAt(at),
    planned_min: 8_400,
    logged_s: at < 8 ? 403_200 : 0,
    billable_s: at < 8 ? 360_000 : 0,
  })),
  departments: [
    { department: 'Nights', people: 3, capacity_min: 28_800, logged_s: 1_440_000, pct: 83 },
    { department: null, people: 1, capacity_min: 9_600, logged_s: 172_800, pct: 30 },
  ],
  absences: Array.from({ length: 14 }, (_, at) => ({
    day: addDays('2026-05-13', at),
    people: at < 2 ? 2 : 0,
  })),
  skills: {
    count: 11,
    soonest: [
      { member: { id: 'm1', name: 'Ann Bell' }, skill: 'First aid', expires: '2026-05-01' },
      { member: { id: 'm2', name: 'Ben Cole' }, skill: 'Forklift', expires: '2026-06-30' },
    ],
  },
  ...fields,
});

/** Figures of an organization that was made a moment ago. */
export const emptyDashboard = (): OrganizationDashboard => {
  const nothing = { from: '2026-04-13', to: '2026-05-10', capacity_min: 0, logged_s: 0, pct: null };
  return dashboardOf({
    utilisation: { now: nothing, before: nothing },
    people: { active: 1, away_today: 0, invited: 0, placeholders: 0 },
    vacancies: { seats: 0, positions: 0, since: null },
    missing: [
      { from: '2026-05-04', days: 0, people: 0 },
      { from: MONDAY, days: 0, people: 0 },
    ],
    waiting: { entries: 0, oldest: null, own: 0 },
    incidents: { open: 0, grave: 0, projects: [] },
    projects: (['green', 'amber', 'red', 'none'] as const).map((health) => ({ health, count: 0 })),
    weeks: Array.from({ length: 12 }, (_, at) => ({
      ...weekAt(at),
      ...{ planned_min: 0, logged_s: 0, billable_s: 0 },
    })),
    departments: [],
    absences: Array.from({ length: 14 }, (_, at) => ({ day: addDays('2026-05-13', at), people: 0 })),
    skills: { count: 0, soonest: [] },
  });
};
