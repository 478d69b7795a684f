import type { Lock } from '#contract/presets/locked.ts';
import { lockProblem } from '#contract/presets/locks.ts';
import { bindingLocks } from '#contract/projects/preset.ts';
import type { Context } from '../../../platform/context.ts';
import { findLocks, type Marked } from '../../presets/queries.ts';

/** What the presets of projects lock in each of them. */
export const findProjectLocks = async (
  context: Context,
  rows: readonly Marked[],
): Promise<(row: Marked) => Lock | undefined> => {
  const locks = await findLocks(context, rows);
  return (row) => {
    const lock = locks(row);
    return lock && { ...lock, locked: bindingLocks(lock.locked) };
  };
};

/** Throws 422 `locked-by-preset` beside the fields that the preset of a project locks. */
export const requireUnlocked = async (
  context: Context,
  row: Marked,
  changed: readonly string[],
): Promise<void> => {
  const problem = lockProblem((await findProjectLocks(context, [row]))(row), changed);
  if (problem) throw problem;
};
