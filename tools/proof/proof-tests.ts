import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Runs the tests of the proof in the tree as it is; what they count is printed. */
export const proofTests = async (root: string): Promise<boolean> => {
  const child = spawn(
    join(root, 'node_modules', '.bin', 'vitest'),
    ['run', '--project', 'node', '--no-color', 'api/test/proof', 'contract/src/access'],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const [code] = await once(child, 'close');
  return code === 0;
};
