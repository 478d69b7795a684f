import { periodProblem } from '#contract/account-plans/period.ts';
import { brokenRule } from '#contract/errors.ts';

/** Throws 422 `period-backwards` and `period-too-long` beside `ends_on`. */
export const requirePeriod = (period: Parameters<typeof periodProblem>[0]): void => {
  const problem = periodProblem(period);
  if (problem) throw brokenRule(problem.rule, problem.field, problem.message);
};
