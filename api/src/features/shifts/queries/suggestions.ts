import { sql } from 'kysely';
import { startOfWeek } from '#contract/activity/rules.ts';
import { workMinutes } from '#contract/conflicts/time.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import { rankSuggestions } from '#contract/shifts/suggesting.ts';
import { type listSuggestions as endpoint, MOST_SUGGESTIONS } from '#contract/shifts/suggestion-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { findProject, seesCosts } from '../../projects/queries.ts';
import { listRates } from '../../service-types/queries.ts';
import { costsByDay, workOn } from '../rules/costs.ts';
import { mayOverride } from '../rules/overriding.ts';

import { findConflicts } from './conflicts.ts';
import { readFrame } from './frame.ts';
import { listPeople, type PersonRow } from './people.ts';
import { planned, type ShiftRow } from './shift-rows.ts';

/** People for a shift's open places, the best first. Nobody for one that is cancelled or locked. Throws 404. */
export const listSuggestions = async (
  context: Context,
  project: string,
  shift_id: string,
): Promise<AnswerOf<typeof endpoint>> => {
  const [found, { rows }] = await Promise.all([
    findProject(context, project),
    planned(
      context,
      (alias) => sql`${alias}.project_id = ${project}::uuid and ${alias}.id = ${shift_id}::uuid`,
    ).execute(context.db),
  ]);
  const [shift] = rows;
  if (!found) throw notFound('project');
  if (!shift) throw notFound('shift');
  const frame = await readFrame(context, { from: shift.day, to: shift.day, project });
  const week = startOfWeek(shift.day, frame.week_start);
  const [people, rates] = await Promise.all([
    listPeople(context, { from: shift.day, to: shift.day, week, planned: [project], told: [] }),
    seesCosts(context, project) ? listRates(context.db, [shift.service_type_id ?? []].flat()) : null,
  ]);
  const candidates = await weigh(context, shift, withoutThoseOn(shift, people));
  const ranked = rankSuggestions(
    candidates.map(({ level, ...candidate }) => ({
      ...candidate,
      cost_minor:
        rates &&
        (costsByDay([workOn(shift, { id: candidate.member.id, level })], { rates, frame }).get(shift.day) ??
          null),
    })),
    { minutes: workMinutes(shift), needs_skills: shift.skills.length > 0 },
  );
  return {
    open: Math.max(0, shift.headcount - shift.taken),
    currency: rates && frame.currency,
    may_override: mayOverride(context, project),
    considered: ranked.length,
    data: ranked.slice(0, MOST_SUGGESTIONS),
  };
};

const withoutThoseOn = ({ people, status }: ShiftRow, all: readonly PersonRow[]): readonly PersonRow[] => {
  if (status === 'cancelled' || status === 'locked') return [];
  const on = new Set(
    people?.filter(({ unpublished }) => unpublished !== 'removed').map(({ member }) => member.id),
  );
  return all.filter(({ id }) => !on.has(id));
};

/** What is in the way of each, as of a firm booking. */
const weigh = async (context: Context, shift: ShiftRow, people: readonly PersonRow[]) => {
  const { starts_at, ends_at, day, break_min, skills } = shift;
  const conflicts = await findConflicts(
    context,
    shift.project_id,
    people.map(({ id }) => ({
      ...{ member_id: id, starts_at, ends_at, day, break_min, skills },
      ...{ booking: 'hard' as const, except: [] },
    })),
  );
  const needed = new Set(skills.map(({ skill }) => skill.toLowerCase()));
  return people.map(({ id, name, position, level, planned_min, cap_min, skills: held }, at) => ({
    ...{ member: { id, name }, position, level, planned_min, cap_min },
    conflicts: conflicts[at] ?? [],
    skills: held.filter(({ skill }) => needed.has(skill.toLowerCase())),
  }));
};
