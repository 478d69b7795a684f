import { sql } from 'kysely';
import { z } from 'zod';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import type { listConflicts } from '#contract/shifts/assignment-endpoints.ts';
import { neededSkill } from '#contract/shifts/shapes.ts';
import { TAKING_STATUSES } from '#contract/shifts/states.ts';
import type { Context } from '../../../platform/context.ts';
import { findProject, visibleProjects } from '../../projects/queries.ts';
import { LONGEST_ACROSS, requireRosterDays } from '../rules/roster-days.ts';
import { type BookedOn, findConflictsAcross } from './conflicts.ts';
import { canPlan } from './read-shift.ts';

type Days = QueryOf<typeof listConflicts>;
type Found = AnswerOf<typeof listConflicts>;

/** What is in the way of the bookings of a project's days, those alone that something is in the way of. Throws 404. */
export const listRosterConflicts = async (context: Context, project: string, days: Days): Promise<Found> => {
  const [found, conflicts] = await Promise.all([
    findProject(context, project),
    listAmong(context, [project], days),
  ]);
  if (!found) throw notFound('project');
  return conflicts;
};

/** The same of every project that the caller plans; nothing for whoever plans none. Throws 422 `range`. */
export const listConflictsAcross = async (context: Context, days: Days): Promise<Found> => {
  requireRosterDays(days, LONGEST_ACROSS);
  const visible = await visibleProjects(context).select('projects.id').execute();
  const planned = visible.map(({ id }) => id).filter((id) => canPlan(context, id));
  return planned.length === 0 ? { data: [] } : listAmong(context, planned, days);
};

const listAmong = async (context: Context, projects: readonly string[], days: Days): Promise<Found> => {
  const booked = await listBooked(context, projects, days);
  const conflicts = await findConflictsAcross(context, booked);
  return {
    data: booked.flatMap(({ assignment_id }, at) => {
      const own = conflicts[at] ?? [];
      return own.length === 0 ? [] : [{ assignment_id, conflicts: own }];
    }),
  };
};

const listBooked = async (
  { db, organization }: Context,
  projects: readonly string[],
  { from, to }: Days,
): Promise<(BookedOn & { readonly assignment_id: string })[]> => {
  const rows = await db
    .selectFrom('assignments as a')
    .innerJoin('shifts as s', (join) =>
      join.onRef('s.org_id', '=', 'a.org_id').onRef('s.id', '=', 'a.shift_id'),
    )
    .select([
      'a.id',
      'a.member_id',
      'a.project_id',
      'a.booking',
      'a.day',
      'a.starts_at',
      'a.ends_at',
      'a.break_min',
      's.skills',
    ])
    .where('a.org_id', '=', organization)
    .where(sql<boolean>`a.project_id = any (${projects}::uuid[])`)
    .where('a.day', '>=', from)
    .where('a.day', '<=', to)
    .where(sql<boolean>`a.archived_at is null`)
    .where('a.status', 'in', TAKING_STATUSES)
    .where('s.status', '<>', 'cancelled')
    .orderBy('a.day')
    .orderBy('a.id')
    .execute();
  return rows.map(({ id, skills, ...booking }) => ({
    ...booking,
    assignment_id: id,
    skills: z.array(neededSkill).parse(skills),
    except: [id],
  }));
};
