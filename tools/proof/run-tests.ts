import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { z } from 'zod';

/** What running some test files came to: `broken` where no test has failed and yet not all have passed. */
export interface Outcome {
  readonly verdict: 'passed' | 'failed' | 'broken';
  /** The first test that failed, or what was said instead of running. */
  readonly told: string;
}

const LIMIT_MS = 4 * 60_000;

const report = z.object({
  success: z.boolean(),
  testResults: z.array(
    z.object({
      message: z.string().optional(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

/** Runs test files in a tree, and stops at the first test that fails. */
export const runTests = async (root: string, files: readonly string[]): Promise<Outcome> => {
  const path = join(root, 'proof-report.json');
  rmSync(path, { force: true });
  const words = ['run', '--project', 'node', '--bail=1', '--maxWorkers=1', '--reporter=json'];
  const bin = join(root, 'node_modules', '.bin');
  const child = spawn(join(bin, 'vitest'), [...words, `--outputFile=${path}`, ...files], {
    cwd: root,
    env: {
      ...process.env,
      CI: 'true',
      PROOF_HASTY: 'yes',
      PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMIT_MS,
  });
  let said = '';
  const listen = (part: Buffer) => {
    said = `${said}${part}`.slice(-4_000);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  await once(child, 'close');
  return existsSync(path) ? judge(JSON.parse(readFileSync(path, 'utf8'))) : { verdict: 'broken', told: said };
};

/** A failure counts where a test has run and said no; a file that could not begin says nothing. */
const judge = (read: unknown): Outcome => {
  const { success, testResults } = report.parse(read);
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed');
  if (failed) return { verdict: 'failed', told: failed.fullName };
  if (success) return { verdict: 'passed', told: '' };
  return { verdict: 'broken', told: testResults.map(({ message }) => message ?? '').join('\n') };
};
