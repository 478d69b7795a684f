import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compareDecisions } from './decisions.ts';
import { MUTANTS } from './mutants.ts';
import { proofTests } from './proof-tests.ts';
import { type Result, runMutants } from './run-mutants.ts';
import { commitOf, sample } from './sample.ts';

// `npm run proof`: all of it. `--sample`: five mutants that the commit chooses. `--only=WORDS`: those whose names hold them.
const root = fileURLToPath(new URL('../..', import.meta.url));
const SAMPLE = 5;
const DECISIONS = 100_000;

const optionOf = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const only = optionOf('only');
const isSample = process.argv.includes('--sample');

const tell = ({ mutant, outcome, seconds }: Result): void => {
  const word = { failed: 'caught', passed: 'SURVIVED', broken: 'DOES NOT RUN' }[outcome.verdict];
  const told =
    outcome.verdict === 'failed' ? `by "${outcome.told.slice(0, 100)}"` : outcome.told.slice(-1_500);
  console.log(`${word.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s  ${mutant.name} ${told}`);
};

const isWhole = !isSample && only === undefined;
const problems: string[] = [];
if (isWhole) {
  if (!(await proofTests(root))) problems.push('the tests of the proof fail');
  const { decisions, different } = await compareDecisions(DECISIONS);
  console.log(`decisions: ${decisions} compared with casbin, ${different.length} different`);
  if (different.length > 0) problems.push(`${different[0]}`);
}

const chosen = isSample
  ? sample(MUTANTS, SAMPLE, commitOf(root), ({ name }) => name)
  : MUTANTS.filter(({ name }) => name.includes(only ?? ''));
const results = await runMutants(root, chosen, tell);
const caught = results.filter(({ outcome }) => outcome.verdict === 'failed').length;
const survived = results.filter(({ outcome }) => outcome.verdict === 'passed').length;
const broken = results.length - caught - survived;
console.log(
  `mutants: ${results.length}, caught ${caught}, survived ${survived}${broken > 0 ? `, not run ${broken}` : ''}`,
);
for (const problem of problems) console.log(problem);

const failed = results.length - caught + problems.length;
const report = optionOf('report');
if (report) writeFileSync(report, JSON.stringify({ passed: caught, failed }));
process.exitCode = failed > 0 ? 1 : 0;
