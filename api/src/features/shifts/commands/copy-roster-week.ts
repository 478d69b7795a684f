import { randomUUID } from 'node:crypto';
import { addDays, daysBetween } from '#contract/activity/rules.ts';
import { brokenRule, Failure } from '#contract/errors.ts';
import type { Batch, Unplanned } from '#contract/shifts/batch-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { findWeeks, listWeek, type WeekShift } from '../queries/week.ts';
import { planShift } from '../rules/plan-shift.ts';
import { undoUntil } from '../rules/undo-until.ts';
import { orForeseen } from '../writing/foreseen.ts';
import { insertShifts, type Planned } from '../writing/insert-shifts.ts';
import { placeCopied } from '../writing/place-copied.ts';

interface Copy {
  readonly project: string;
  /** Any day of the week. */
  readonly from_week: string;
  readonly to_week: string;
  readonly with_people: boolean;
  /** Only says what would come of it. */
  readonly preview: boolean;
}

type Project = Awaited<ReturnType<typeof requireSeenProject>>;

/** Copies a week of a project's roster as drafts, and says of each row that couldn't be planned why. Throws 404, 422 `same-week`. */
export const copyRosterWeek = (context: Context, asked: Copy): Promise<Batch> =>
  orForeseen(context, asked.preview, () => copied(context, asked));

const copied = async (
  context: Context,
  { project: id, from_week, to_week, with_people }: Copy,
): Promise<Batch> => {
  const project = await requireSeenProject(context, id);
  const [from = '', to = ''] = await findWeeks(context, from_week, to_week);
  if (from === to)
    throw brokenRule('same-week', 'to_week', 'Choose another week than the one that is copied.');
  const source = await listWeek(context, id, from);
  const target = await listWeek(context, id, to);
  const { ready, left } = await plan(context, project, moved(source, daysBetween(from, to)), target);
  const batch_id = ready.length > 0 ? randomUUID() : null;
  const ids = await insertShifts(
    context,
    id,
    ready.map(({ planned }) => planned),
    { batch_id },
  );
  const places = with_people
    ? await placeCopied(
        context,
        id,
        ready.map(({ shift }, at) => ({ shift, copy: ids[at] ?? '' })),
      )
    : { count: 0, left: [] };
  return {
    ...{ batch_id, undo_until: batch_id && undoUntil(context), shifts: ids.length, places: places.count },
    left: [...left, ...places.left],
  };
};

const moved = (source: readonly WeekShift[], days: number): WeekShift[] =>
  source.map((shift) => ({ ...shift, day: addDays(shift.day, days) }));

const keyOf = ({ day, start, end, service_type_id, role, site }: WeekShift): string =>
  JSON.stringify([day, start, end, service_type_id, role, site]);

interface Ready {
  readonly shift: WeekShift;
  readonly planned: Planned;
}

const plan = async (
  context: Context,
  project: Project,
  shifts: readonly WeekShift[],
  target: readonly WeekShift[],
) => {
  const there = new Set(target.map(keyOf));
  const ready: Ready[] = [];
  const left: Unplanned[] = [];
  for (const shift of shifts)
    try {
      if (there.has(keyOf(shift)))
        throw brokenRule('planned-already', 'day', 'This shift is in that week already.');
      ready.push({ shift, planned: await planShift(context, project, shift.timezone, fieldsOf(shift)) });
    } catch (error) {
      left.push(unplannedOf(shift, error));
    }
  return { ready, left };
};

const fieldsOf = (shift: WeekShift) => {
  const { day, start, end, break_min, service_type_id, role, site, headcount, skills, note } = shift;
  return { day, start, end, break_min, service_type_id, role, site, headcount, skills, note };
};

const unplannedOf = ({ id, day, start, service_name, role }: WeekShift, error: unknown): Unplanned => {
  if (!(error instanceof Failure)) throw error;
  const { rule, message } = error;
  const name = service_name ?? role ?? '';
  return { shift_id: id, day, start, name, member: null, rule: rule ?? '', message };
};
