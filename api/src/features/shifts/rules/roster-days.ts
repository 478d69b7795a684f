import { daysBetween } from '#contract/activity/rules.ts';
import { brokenRule } from '#contract/errors.ts';
import { LONGEST_ROSTER } from '#contract/shifts/roster-shapes.ts';

/** The longest stretch of days that a roster across projects shows. */
export const LONGEST_ACROSS = 14;

/** Refuses days that run backwards, or more than `most` of them: 422 `range`. */
export const requireRosterDays = (
  { from, to }: { readonly from: string; readonly to: string },
  most: number = LONGEST_ROSTER,
): void => {
  if (to < from) throw brokenRule('range', 'to', 'Choose a last day that isn’t before the first.');
  if (daysBetween(from, to) >= most) throw brokenRule('range', 'to', `Choose at most ${most} days.`);
};
