import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree } from './copy.ts';
import { type Mutant, mutate } from './mutant.ts';
import { type Outcome, runTests } from './run-tests.ts';

/** What became of a mutant, and in how many seconds. */
export interface Result {
  readonly mutant: Mutant;
  readonly outcome: Outcome;
  readonly seconds: number;
}

const AT_ONCE = 2;

/** Applies mutants one by one in copies of the tree and runs their tests there; tells each result as it comes. */
export const runMutants = async (
  root: string,
  mutants: readonly Mutant[],
  tell: (result: Result) => void,
): Promise<Result[]> => {
  const waiting = [...mutants];
  const results: Result[] = [];
  const work = async () => {
    const copy = copyTree(root);
    try {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const result = await tryOut(copy.root, mutant);
        results.push(result);
        tell(result);
      }
    } finally {
      copy.remove();
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, mutants.length) }, work));
  return results;
};

const tryOut = async (root: string, mutant: Mutant): Promise<Result> => {
  const began = Date.now();
  const path = join(root, mutant.file);
  const source = readFileSync(path, 'utf8');
  try {
    writeFileSync(path, mutate(mutant, source));
  } catch (error) {
    return { mutant, outcome: { verdict: 'broken', told: String(error) }, seconds: 0 };
  }
  try {
    const first = await runTests(root, mutant.tests);
    // A database that didn't come up on a busy machine says nothing about the mutant.
    const outcome = first.verdict === 'broken' ? await runTests(root, mutant.tests) : first;
    return { mutant, outcome, seconds: (Date.now() - began) / 1000 };
  } finally {
    writeFileSync(path, source);
  }
};
