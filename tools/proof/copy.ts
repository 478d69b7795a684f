import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listFiles } from '../verify/sources.ts';

/** A copy of the tree in which anything may be broken. */
export interface Copy {
  readonly root: string;
  remove(): void;
}

/** Copies the tree; what is installed is linked, since nothing is written there. */
export const copyTree = (root: string): Copy => {
  const made = mkdtempSync(join(tmpdir(), 'muster-proof-'));
  // PostgreSQL runs as another user where everything else runs as root, and has to get through.
  chmodSync(made, 0o755);
  for (const path of listFiles(root)) {
    mkdirSync(dirname(join(made, path)), { recursive: true });
    cpSync(join(root, path), join(made, path));
  }
  const from = join(root, 'node_modules');
  const to = join(made, 'node_modules');
  const linked = spawnSync('cp', ['-al', from, to], { stdio: 'ignore' });
  if (linked.status !== 0) {
    rmSync(to, { recursive: true, force: true });
    symlinkSync(from, to, 'dir');
  }
  return { root: made, remove: () => rmSync(made, { recursive: true, force: true }) };
};
