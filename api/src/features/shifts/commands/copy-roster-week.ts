import { addDays, daysBetween } from '#contract/activity/rules.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Batch } from '#contract/shifts/batch-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { findWeeks, listWeek } from '../queries/week.ts';
import { orForeseen } from '../writing/foreseen.ts';
import { planTogether, takeTurns } from '../writing/plan-together.ts';

interface Copy {
  readonly project: string;
  /** Any day of the week. */
  readonly from_week: string;
  readonly to_week: string;
  readonly with_people: boolean;
  /** Only says what would come of it. */
  readonly preview: boolean;
}

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
  await takeTurns(context, id);
  const source = await listWeek(context, id, from);
  const there = await listWeek(context, id, to);
  const apart = daysBetween(from, to);
  const lines = source.map((shift) => ({ ...shift, day: addDays(shift.day, apart) }));
  return (await planTogether(context, project, { lines, there, with_people })).outcome;
};
