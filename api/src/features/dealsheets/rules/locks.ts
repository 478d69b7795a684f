import type { DealsheetContent } from '#contract/dealsheets/content.ts';
import { comparedContent } from '#contract/dealsheets/from-preset.ts';
import { isSameLeaf, leavesOf } from '#contract/presets/leaves.ts';
import type { Lock } from '#contract/presets/locked.ts';
import { lockProblem } from '#contract/presets/locks.ts';

/** Throws 422 `locked-by-preset` beside each changed field of the content that is locked, below `place` where that is a part of the body. */
export const requireUnlocked = (
  lock: Lock,
  before: object,
  after: Partial<DealsheetContent>,
  place = '',
): void => {
  const [was, is] = [leavesOf(comparedContent(before)), leavesOf(comparedContent(after))];
  const changed = [...is].flatMap(([path, value]) =>
    isSameLeaf(was.get(path) ?? null, value) ? [] : [path.slice(1)],
  );
  const problem = lockProblem(lock, changed, (field) => `${place}${field.replaceAll('/', '.')}`);
  if (problem) throw problem;
};
