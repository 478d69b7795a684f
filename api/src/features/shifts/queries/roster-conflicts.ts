import { sql } from 'kysely';
import { z } from 'zod';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import type { listConflicts } from '#contract/shifts/assignment-endpoints.ts';
import { neededSkill } from '#contract/shifts/shapes.ts';
import { TAKING_STATUSES } from '#contract/shifts/states.ts';
import type { Context } from '../../../platform/context.ts';
import { findProject } from '../../projects/queries.ts';
import { type Booked, findConflicts } from './conflicts.ts';

/** What is in the way of the bookings of a project's days, those alone that something is in the way of. Throws 404. */
export const listRosterConflicts = async (
  context: Context,
  project: string,
  days: QueryOf<typeof listConflicts>,
): Promise<AnswerOf<typeof listConflicts>> => {
  const [found, booked] = await Promise.all([
    findProject(context, project),
    listBooked(context, project, days),
  ]);
  if (!found) throw notFound('project');
  const conflicts = await findConflicts(context, project, booked);
  return {
    data: booked.flatMap(({ assignment_id }, at) => {
      const own = conflicts[at] ?? [];
      return own.length === 0 ? [] : [{ assignment_id, conflicts: own }];
    }),
  };
};

const listBooked = async (
  { db, organization }: Context,
  project: string,
  { from, to }: QueryOf<typeof listConflicts>,
): Promise<(Booked & { readonly assignment_id: string })[]> => {
  const rows = await db
    .selectFrom('assignments as a')
    .innerJoin('shifts as s', (join) =>
      join.onRef('s.org_id', '=', 'a.org_id').onRef('s.id', '=', 'a.shift_id'),
    )
    .select([
      'a.id',
      'a.member_id',
      'a.booking',
      'a.day',
      'a.starts_at',
      'a.ends_at',
      'a.break_min',
      's.skills',
    ])
    .where('a.org_id', '=', organization)
    .where('a.project_id', '=', project)
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
