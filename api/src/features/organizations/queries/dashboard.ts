import { sql } from 'kysely';
import { addDays } from '#contract/activity/rules.ts';
import {
  DASHBOARD_WEEKS,
  DASHBOARD_WEEKS_BACK,
  DAYS_OF_ABSENCE,
  MOST_NAMED,
  SKILL_DAYS,
} from '#contract/organizations/dashboard.ts';
import type { Context } from '../../../platform/context.ts';
import { countMissingDays, countWaiting, findTimeSettings } from '../../activity/queries.ts';
import { listDepartments, listWeeksOfAll } from '../../capacity/queries.ts';
import { countAway } from '../../leave/queries.ts';
import { countPeople, listExpiringSkills } from '../../members/queries.ts';
import { listProjectsWithIncidents, openIncidents } from '../../ops-log/queries.ts';
import { countVacancies } from '../../org-chart/queries.ts';
import { countByHealth } from '../../projects/queries.ts';

/** Weeks before this one whose utilisation is told. */
const UTILISED = DASHBOARD_WEEKS_BACK / 2;

/** What an organization's figures are made of, by its own days and weeks. */
export const readFigures = async (context: Context) => {
  const today = await findToday(context);
  const since = addDays(today, -7 * DASHBOARD_WEEKS_BACK);
  const [shown, departments] = await Promise.all([
    listWeeksOfAll(context, { from: since, weeks: DASHBOARD_WEEKS }),
    listDepartments(context, { from: addDays(today, -7 * UTILISED), weeks: UTILISED }),
  ]);
  const lastWeeks = shown.slice(DASHBOARD_WEEKS_BACK - 1, DASHBOARD_WEEKS_BACK + 1).map(({ from }) => from);
  const [people, vacancies, missing, waiting, incidents, projects, absences, skills] = await Promise.all([
    countPeople(context),
    countVacancies(context),
    listMissing(context, today, lastWeeks),
    countWaiting(context),
    listIncidents(context),
    countByHealth(context),
    countAway(context, today, addDays(today, DAYS_OF_ABSENCE - 1)),
    listExpiringSkills(context, {
      from: addDays(today, -SKILL_DAYS),
      to: addDays(today, SKILL_DAYS),
      most: MOST_NAMED,
    }),
  ]);
  return {
    today,
    weeks: shown,
    departments,
    people,
    vacancies,
    missing,
    waiting,
    incidents,
    projects,
    absences,
    skills,
  };
};

/** What an organization's figures are made of. */
export type FigureRows = Awaited<ReturnType<typeof readFigures>>;

const findToday = async ({ db, organization }: Context): Promise<string> => {
  const { day } = await db
    .selectNoFrom(sql<string>`day_in(${organization})`.as('day'))
    .executeTakeFirstOrThrow();
  return day;
};

/** Of each week that begins on some day; days are over when they are in the organization, wherever the reader is. */
const listMissing = async (context: Context, today: string, starts: readonly string[]) => {
  const { working_days, holidays } = await findTimeSettings(context);
  return countMissingDays(context, { working_days, holidays, today }, starts);
};

interface IncidentsRow {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly open: number;
  readonly grave: number;
}

/** Incidents that aren't closed by project, the gravest first. */
const listIncidents = async (context: Context): Promise<IncidentsRow[]> => {
  const readable = await listProjectsWithIncidents(context);
  if (readable.length === 0) return [];
  const { rows } = await sql<IncidentsRow>`
    select p.id, p.code, p.name, count(*)::int as open, count(*) filter (where i.severity in ('sev1', 'sev2'))::int as grave
    from ${openIncidents(readable)} i join projects p on p.org_id = ${context.organization} and p.id = i.project_id
    group by p.id, p.code, p.name order by grave desc, open desc, p.name, p.id`.execute(context.db);
  return rows;
};
