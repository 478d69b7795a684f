import { daysBetween } from '#contract/activity/rules.ts';
import { brokenRule } from '#contract/errors.ts';

/** Days from one to another, both included. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/** Throws 422 for days that run backwards or are more than 31. */
export const requireRange = ({ from, to }: Range): void => {
  if (to < from) throw brokenRule('range', 'to', 'End on or after the first day.');
  if (daysBetween(from, to) > 30) throw brokenRule('range', 'to', 'Choose at most 31 days at a time.');
};

/** True for a day of the range. */
export const isWithin = ({ from, to }: Range, day: string): boolean => from <= day && day <= to;
