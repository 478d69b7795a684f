import { comparedPlan } from '#contract/account-plans/from-preset.ts';
import { isSameLeaf, leavesOf } from '#contract/presets/leaves.ts';
import type { Lock } from '#contract/presets/locked.ts';
import { lockProblem } from '#contract/presets/locks.ts';

/** Throws 422 `locked-by-preset` beside each changed field of a plan that is locked. */
export const requireUnlocked = (lock: Lock, before: object, after: object): void => {
  const [was, is] = [leavesOf(comparedPlan(before)), leavesOf(comparedPlan(after))];
  const changed = [...is].flatMap(([path, value]) =>
    isSameLeaf(was.get(path) ?? null, value) ? [] : [path.slice(1)],
  );
  const problem = lockProblem(lock, changed);
  if (problem) throw problem;
};
