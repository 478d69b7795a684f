import { sql } from 'kysely';
import { z } from 'zod';
import type { QueryOf } from '#contract/endpoint.ts';
import { brokenRule, notFound } from '#contract/errors.ts';
import type { checkConflicts } from '#contract/shifts/assignment-endpoints.ts';
import { neededSkill } from '#contract/shifts/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { clockTime } from '../../../platform/wall-clock.ts';
import { shiftTimes } from '../rules/shift-times.ts';
import type { Booked } from './conflicts.ts';

const skillsOf = (stored: unknown) => z.array(neededSkill).parse(stored);

/**
 * The booking that somebody asks about: on a shift, at another time than it has, or at a time alone, also where the shift is gone by
 * now. Throws 404, 422 `time-required`.
 */
export const composeProposal = async (
  context: Context,
  project: string,
  asked: QueryOf<typeof checkConflicts>,
): Promise<Booked> => {
  const { zone, shift, mine } = await readAsked(context, project, asked);
  const { member_id, booking, except } = asked;
  const day = asked.day ?? shift?.day;
  const start = asked.start ?? (shift && clockTime(shift.timezone, shift.starts_at));
  const end = asked.end ?? (shift && clockTime(shift.timezone, shift.ends_at));
  if (!(day && start && end)) {
    if (asked.shift_id && !shift) throw notFound('shift');
    throw brokenRule('time-required', 'day', 'Name a shift, or a day with a start and an end.');
  }
  const isMoved = asked.day !== undefined || asked.start !== undefined || asked.end !== undefined;
  return {
    ...{ member_id, booking, day },
    ...(shift && !isMoved
      ? { starts_at: shift.starts_at, ends_at: shift.ends_at }
      : shiftTimes(shift?.timezone ?? zone, { day, start, end })),
    break_min: shift?.break_min ?? 0,
    skills: shift ? skillsOf(shift.skills) : [],
    except: [...mine, ...(except ? [except] : [])],
  };
};

const readAsked = async (
  { db, organization }: Context,
  project: string,
  { shift_id, member_id }: QueryOf<typeof checkConflicts>,
) => {
  const found = await db
    .selectFrom('projects as p')
    .innerJoin('organizations as o', 'o.org_id', 'p.org_id')
    .leftJoin('shifts as s', (join) =>
      join
        .onRef('s.org_id', '=', 'p.org_id')
        .onRef('s.project_id', '=', 'p.id')
        .on('s.id', '=', shift_id ?? null),
    )
    .select(['s.id', 's.day', 's.timezone', 's.starts_at', 's.ends_at', 's.break_min', 's.skills'])
    .select(sql<string>`coalesce(p.site_timezone, o.timezone)`.as('zone'))
    .select(
      sql<string[]>`array(select a.id from assignments a where a.org_id = p.org_id and a.shift_id = s.id
        and a.member_id = ${member_id}::uuid and a.archived_at is null)`.as('mine'),
    )
    .where('p.org_id', '=', organization)
    .where('p.id', '=', project)
    .executeTakeFirst();
  if (!found) throw notFound('project');
  const { zone, mine, id, day, timezone, starts_at, ends_at, break_min, skills } = found;
  if (!(id && day && timezone && starts_at && ends_at)) return { zone, mine, shift: undefined };
  return { zone, mine, shift: { day, timezone, starts_at, ends_at, break_min: break_min ?? 0, skills } };
};
