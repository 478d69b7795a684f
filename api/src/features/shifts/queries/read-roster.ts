import { sql } from 'kysely';
import { addDays, startOfWeek } from '#contract/activity/rules.ts';
import { notFound } from '#contract/errors.ts';
import type { Roster } from '#contract/shifts/roster-shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { listApprovedLeave, readsAllLeave } from '../../leave/queries.ts';
import { findProject, seesCosts, visibleProjects } from '../../projects/queries.ts';
import { listRates } from '../../service-types/queries.ts';
import { presentRoster } from '../presenters/roster.ts';
import { LONGEST_ACROSS, requireRosterDays } from '../rules/roster-days.ts';
import { readFrame } from './frame.ts';
import { listPeople } from './people.ts';
import { canPlan } from './read-shift.ts';
import { planned, type ShiftRow, told } from './shift-rows.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Days of one project's roster. Throws 404, 422 `range`. */
export const readRosterOf = async (context: Context, project: string, days: Days): Promise<Roster> => {
  requireRosterDays(days);
  const planning = canPlan(context, project);
  const [found, roster] = await Promise.all([
    findProject(context, project),
    read(context, {
      ...{ ...days, project, planned: planning ? [project] : [], told: planning ? [] : [project] },
      costs: seesCosts(context, project),
    }),
  ]);
  if (!found) throw notFound('project');
  return roster;
};

/** Days of every project that the caller may see: the plan of those that they plan, and what was told of others. */
export const readRosterAcross = async (context: Context, days: Days): Promise<Roster> => {
  requireRosterDays(days, LONGEST_ACROSS);
  const visible = await visibleProjects(context).select('projects.id').execute();
  const ids = visible.map(({ id }) => id);
  return read(context, {
    ...{ ...days, project: null, costs: seesCosts(context) },
    planned: ids.filter((id) => canPlan(context, id)),
    told: ids.filter((id) => !canPlan(context, id)),
  });
};

/** Shifts that begin on a day, of every project that the caller may see, as their roster shows them. */
export const listShiftsOfDay = async (context: Context, day: string): Promise<readonly ShiftRow[]> => {
  const visible = await visibleProjects(context).select('projects.id').execute();
  const ids = visible.map(({ id }) => id);
  const rows = await listShifts(context, {
    ...{ from: day, to: day, project: null, costs: false },
    planned: ids.filter((id) => canPlan(context, id)),
    told: ids.filter((id) => !canPlan(context, id)),
  });
  return rows.filter((row) => row.day === day);
};

interface Asked extends Days {
  readonly project: string | null;
  readonly planned: readonly string[];
  readonly told: readonly string[];
  readonly costs: boolean;
}

const read = async (context: Context, asked: Asked): Promise<Roster> => {
  const [frame, shifts] = await Promise.all([readFrame(context, asked), listShifts(context, asked)]);
  const scene = { ...asked, week: startOfWeek(asked.from, frame.week_start) };
  const services = new Set(shifts.flatMap(({ service_type_id }) => service_type_id ?? []));
  const [people, rates] = await Promise.all([
    listPeople(context, scene),
    asked.costs ? listRates(context.db, [...services]) : null,
  ]);
  const leave = await listApprovedLeave(
    context,
    people.map(({ id }) => id),
    // A day more at both ends: whose days begin elsewhere is sorted out by their own dates.
    `${addDays(asked.from, -1)}T00:00:00Z`,
    `${addDays(asked.to, 2)}T00:00:00Z`,
  );
  const planning = asked.planned.length > 0;
  const readsAll = readsAllLeave(context);
  const seesType = (member: string) => readsAll || member === context.member;
  return presentRoster({ ...asked, frame, shifts, people, rates, planning, leave, seesType });
};

/** Shifts of these days, and those of the night before them. */
const listShifts = async (context: Context, { from, to, ...asked }: Asked): Promise<readonly ShiftRow[]> => {
  const within = (projects: readonly string[]) => (alias: ReturnType<typeof sql.ref>) =>
    sql`${alias}.project_id = any (${projects}::uuid[]) and ${alias}.day between ${from}::date - 1 and ${to}::date
      and (${alias}.day >= ${from}::date or ${alias}.ends_at at time zone ${alias}.timezone > ${from}::date)`;
  const lists = await Promise.all([
    asked.planned.length > 0 ? planned(context, within(asked.planned)).execute(context.db) : null,
    asked.told.length > 0 ? told(context, within(asked.told)).execute(context.db) : null,
  ]);
  const rows = lists.flatMap((list) => list?.rows ?? []);
  return lists.every((list) => list)
    ? rows.sort((one, other) => (one.starts_at < other.starts_at ? -1 : 1))
    : rows;
};
