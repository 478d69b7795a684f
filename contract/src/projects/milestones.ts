import { z } from 'zod';
import { day, id, name, reference } from '../shapes.ts';
import { addDays, differenceInDays } from './calendar.ts';

/** A dated promise of a project; without `id` it is a new one. Without `done_on`, one that is done was done today. */
export const milestoneInput = z.object({
  id: id.optional(),
  name,
  due_date: day,
  done: z.boolean(),
  done_on: day.nullable().optional(),
});

/** A dated promise of a project, as somebody writes it. */
export type MilestoneInput = z.infer<typeof milestoneInput>;

/** A dated promise of a project; `done_on` and `done_by` where that was kept. */
export const milestone = z.object({
  id,
  name,
  due_date: day,
  done: z.boolean(),
  done_on: day.nullable(),
  done_by: reference.nullable(),
});

/** A dated promise of a project. */
export type Milestone = z.infer<typeof milestone>;

/** How a milestone stands to its day: `days` late or early, or until it is due. `done` = done, nobody kept when. */
export interface Lateness {
  readonly is: 'late' | 'due' | 'due-today' | 'done' | 'done-late' | 'done-early' | 'done-in-time';
  readonly days: number;
}

/** How a milestone stands to its day, seen from `today`. */
export const latenessOf = (
  { due_date, done, done_on }: Pick<Milestone, 'due_date' | 'done' | 'done_on'>,
  today: string,
): Lateness => {
  if (done && !done_on) return { is: 'done', days: 0 };
  const late = differenceInDays(due_date, done_on ?? today);
  const days = Math.abs(late);
  if (done) return { is: late > 0 ? 'done-late' : late < 0 ? 'done-early' : 'done-in-time', days };
  return { is: late > 0 ? 'late' : late < 0 ? 'due' : 'due-today', days };
};

/** Milestones in the order of their days; those without one last, of one day as they stand. */
export const byDueDate = <Dated extends { readonly due_date: string | null }>(
  milestones: readonly Dated[],
): Dated[] =>
  [...milestones].sort((one, other) => {
    const [a, b] = [one.due_date ?? '9999', other.due_date ?? '9999'];
    return a < b ? -1 : a > b ? 1 : 0;
  });

/** Milestones as many days later, or earlier, as one start is after another; none of them done. */
export const shiftedMilestones = (
  milestones: readonly Pick<Milestone, 'name' | 'due_date'>[],
  from: string,
  to: string,
): MilestoneInput[] =>
  milestones.map(({ name: called, due_date }) => ({
    name: called,
    due_date: addDays(due_date, differenceInDays(from, to)),
    done: false,
  }));
