import {
  DASHBOARD_WEEKS_BACK,
  MOST_NAMED,
  type OrganizationDashboard,
  type Utilisation,
} from '#contract/organizations/dashboard.ts';
import { HEALTHS } from '#contract/projects/shapes.ts';
import type { FigureRows } from '../queries/dashboard.ts';

type Week = FigureRows['weeks'][number];

/** An organization's figures as they are answered, as of an instant. */
export const presentDashboard = (rows: FigureRows, as_of: string): OrganizationDashboard => {
  const { today, people, vacancies, missing, waiting, absences } = rows;
  const middle = DASHBOARD_WEEKS_BACK / 2;
  return {
    ...{ today, as_of, people, vacancies, waiting, missing: [...missing] },
    utilisation: {
      now: utilisationOf(rows.weeks.slice(middle, DASHBOARD_WEEKS_BACK), today),
      before: utilisationOf(rows.weeks.slice(0, middle), today),
    },
    incidents: presentIncidents(rows.incidents),
    projects: [...HEALTHS, 'none' as const].map((health) => ({
      health,
      count: rows.projects.find((one) => (one.health ?? 'none') === health)?.count ?? 0,
    })),
    weeks: rows.weeks,
    departments: rows.departments.map(({ department, people: of, capacity_min, logged_s }) => ({
      ...{ department, people: of, capacity_min, logged_s },
      pct: percentOf(logged_s, capacity_min),
    })),
    absences: [...absences],
    skills: presentSkills(rows.skills),
  };
};

const percentOf = (logged_s: number, capacity_min: number): number | null =>
  capacity_min <= 0 ? null : Math.round((logged_s / 60 / capacity_min) * 100);

const utilisationOf = (weeks: readonly Week[], today: string): Utilisation => {
  const capacity_min = sumOf(weeks, ({ capacity_min: minutes }) => minutes);
  const logged_s = sumOf(weeks, ({ logged_s: seconds }) => seconds);
  return {
    ...{ from: weeks[0]?.from ?? today, to: weeks.at(-1)?.to ?? today },
    ...{ capacity_min, logged_s, pct: percentOf(logged_s, capacity_min) },
  };
};

const presentIncidents = (rows: FigureRows['incidents']) => ({
  open: sumOf(rows, ({ open }) => open),
  grave: sumOf(rows, ({ grave }) => grave),
  projects: rows.slice(0, MOST_NAMED).map(({ open, grave, ...project }) => ({ project, open, grave })),
});

const presentSkills = (rows: FigureRows['skills']) => ({
  count: rows[0]?.count ?? 0,
  soonest: rows.map(({ id, name, skill, expires }) => ({ member: { id, name }, skill, expires })),
});

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);
