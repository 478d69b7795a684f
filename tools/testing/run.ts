import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Counts, judge, sentence, total } from './counts.ts';
import { PARTS, type Part } from './parts.ts';
import { shareOfJourneys } from './share.ts';

/** A machine that is busy with other things as well is slow, not wrong. */
const LIMIT_MS = 45 * 60_000;

interface Result {
  name: string;
  counts: Counts;
  seconds: number;
}

const reports = mkdtempSync(join(tmpdir(), 'muster-reports-'));
const asked = process.argv.slice(2);
const chosen = asked.length > 0 ? PARTS.filter(({ name }) => asked.includes(name)) : PARTS.map(shared);
const results: Result[] = [];
for (const part of chosen) results.push(await run(part));
rmSync(reports, { recursive: true, force: true });

console.log('\n== summary');
for (const { name, counts, seconds } of results) {
  console.log(`${name.padEnd(18)} ${sentence(counts).padEnd(32)} ${seconds.toFixed(1).padStart(6)} s`);
}
const all = judge(total(results.map(({ counts }) => counts)), true);
console.log(sentence(all));
process.exitCode = all.failed > 0 ? 1 : 0;

/** Whoever asks for journeys by name gets all of them. */
function shared(part: Part): Part {
  if (part.name !== 'journeys') return part;
  const share = shareOfJourneys();
  if (share.length > 0)
    console.log(`Of the journeys ${share} is walked here; \`npm test -- journeys\` walks all.`);
  return { ...part, command: [...part.command, ...share] };
}

async function run({ name, command, settings = {}, count }: Part): Promise<Result> {
  console.log(`\n== ${name}`);
  const began = Date.now();
  const report = join(reports, `${name}.json`);
  const named = (text: string) => text.replace('{report}', report);
  const [program = '', ...parameters] = command.map(named);
  const env = Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, named(value)]));
  const succeeded = await succeeds(program, parameters, env);
  const counts =
    count && existsSync(report) ? read(report, count) : count && { passed: 0, failed: 1, skipped: 0 };
  return { name, counts: judge(counts, succeeded), seconds: (Date.now() - began) / 1000 };
}

async function succeeds(
  program: string,
  parameters: string[],
  env: Record<string, string>,
): Promise<boolean> {
  const child = spawn(program, parameters, {
    env: { ...process.env, CI: 'true', NO_COLOR: '1', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: LIMIT_MS,
  });
  const [code] = await once(child, 'exit').catch((error) => {
    console.error(String(error));
    return [1];
  });
  return code === 0;
}

function read(report: string, count: (report: unknown) => Counts): Counts {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    console.error(`The report can't be read: ${error}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
