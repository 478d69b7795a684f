import { comparedInputs } from '#contract/calculator/from-preset.ts';
import type { CalculatorInputs } from '#contract/calculator/inputs.ts';
import { isSameLeaf, leavesOf } from '#contract/presets/leaves.ts';
import type { Lock } from '#contract/presets/locked.ts';
import { lockProblem } from '#contract/presets/locks.ts';

/** Throws 422 `locked-by-preset` beside each changed field of the inputs that is locked. */
export const requireUnlocked = (
  lock: Lock | null,
  before: object,
  after: Partial<CalculatorInputs>,
): void => {
  const [was, is] = [leavesOf(comparedInputs(before)), leavesOf(comparedInputs(after))];
  const changed = [...is].flatMap(([path, value]) =>
    isSameLeaf(was.get(path) ?? null, value) ? [] : [path.slice(1)],
  );
  const problem = lockProblem(lock ?? undefined, changed, (field) => `inputs.${field.replaceAll('/', '.')}`);
  if (problem) throw problem;
};
