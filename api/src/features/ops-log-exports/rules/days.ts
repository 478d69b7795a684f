import { daysBetween } from '#contract/activity/rules.ts';
import { brokenRule } from '#contract/errors.ts';
import { MOST_LOG_DAYS, type OpsLogPeriod } from '#contract/ops-log/exports.ts';

/** Throws 422 for days that run backwards or are too many at a time. */
export const requireDays = ({ from, to }: OpsLogPeriod): void => {
  if (to < from) throw brokenRule('range', 'to', 'End on or after the first day.');
  if (daysBetween(from, to) >= MOST_LOG_DAYS)
    throw brokenRule('range', 'to', `Choose at most ${MOST_LOG_DAYS} days at a time.`);
};
