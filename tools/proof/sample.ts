import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** The commit that a tree is at; a fixed word where git can't say. */
export const commitOf = (root: string): string => {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : 'no commit';
};

/** Some of all, the same ones for the same seed: those whose hash with it comes first. */
export const sample = <Item>(
  all: readonly Item[],
  count: number,
  seed: string,
  nameOf: (item: Item) => string,
) => {
  const place = (item: Item) =>
    createHash('sha256')
      .update(`${seed} ${nameOf(item)}`)
      .digest('hex');
  return all
    .map((item) => ({ item, place: place(item) }))
    .sort((one, other) => (one.place < other.place ? -1 : 1))
    .slice(0, count)
    .map(({ item }) => item);
};
