import { brokenRule } from '#contract/errors.ts';
import type { Milestone, MilestoneInput } from '#contract/projects/milestones.ts';

/** Who writes milestones, and on which day of the organization. */
export interface Writer {
  readonly member: string | null;
  readonly today: string;
}

/** A milestone as it is written: without an id it is a new one. */
export interface SettledMilestone {
  readonly id?: string | undefined;
  readonly name: string;
  readonly due_date: string;
  readonly done: boolean;
  readonly done_on: string | null;
  readonly done_by: string | null;
}

/**
 * Milestones as somebody writes them, over those that there were: what becomes done is done today, or on the day that is given,
 * by the writer; what was done keeps who and when. Throws 422 `done-ahead` for a day to come.
 */
export const settledMilestones = (
  input: readonly MilestoneInput[],
  before: readonly Milestone[],
  { member, today }: Writer,
): SettledMilestone[] =>
  input.map((milestone, at) => {
    const { done, done_on } = milestone;
    const old = before.find(({ id, done: was }) => id === milestone.id && was);
    if (!done) return { ...milestone, done_on: null, done_by: null };
    if (done_on && done_on > today)
      throw brokenRule('done-ahead', `milestones.${at}.done_on`, 'Choose today or an earlier day.');
    if (old) return { ...milestone, done_on: done_on ?? old.done_on, done_by: old.done_by?.id ?? null };
    return { ...milestone, done_on: done_on ?? today, done_by: member };
  });

/** What an event tells of milestones. */
export const toldMilestones = (
  milestones: readonly Pick<SettledMilestone, 'id' | 'name' | 'due_date' | 'done' | 'done_on'>[],
) => milestones.map(({ id, name, due_date, done, done_on }) => ({ id, name, due_date, done, done_on }));
