import { readFileSync } from 'node:fs';
import { startBare } from './bare.ts';
import { load } from './load.ts';
import { atLeast, type Measurement, median, reported } from './measurement.ts';
import type { BenchedMuster } from './muster.ts';
import { BENCH, seedActivity } from './seeds.ts';

const CONNECTIONS = [1, 32, 256];
const ROUNDS = 3;
const LEAST = 0.4;

/** Requests per second of the project list against a bare handler that sends the same rows, in turns; and the server at rest. */
export const measureProjectList = async (muster: BenchedMuster, seconds: number): Promise<Measurement[]> => {
  const rest = reportRest(muster);
  await seedActivity(muster, 0, 1_000);
  const bare = await startBare('bare-handler.ts', muster.databaseUrl, BENCH);
  const headers = {
    authorization: `Bearer ${await muster.tokenOf('manager@muster.example')}`,
    'organization-id': BENCH,
  };
  try {
    const ratios: Measurement[] = [];
    for (const connections of CONNECTIONS)
      ratios.push(await compare(muster.url, bare.url, headers, connections, seconds));
    return [...ratios, rest];
  } finally {
    bare.stop();
    await muster.sql(`delete from activity_entries where org_id = '${BENCH}'`);
  }
};

const compare = async (
  ours: string,
  bare: string,
  headers: Record<string, string>,
  connections: number,
  seconds: number,
) => {
  const ratios: number[] = [];
  const details: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const floor = await load(bare, {}, connections, seconds);
    const list = await load(`${ours}/api/projects?per_page=50`, headers, connections, seconds);
    const errors = floor.errors + list.errors;
    ratios.push(errors === 0 ? list.requestsPerSecond / floor.requestsPerSecond : 0);
    details.push(
      `${Math.round(list.requestsPerSecond)} ÷ ${Math.round(floor.requestsPerSecond)}/s, p99 ${list.p99} ms, ${errors} errors`,
    );
  }
  const middle = median(ratios);
  return atLeast(
    `project list ÷ bare handler, ${connections} connections`,
    middle,
    LEAST,
    details[ratios.indexOf(middle)] ?? '',
  );
};

const reportRest = ({ process: { pid } }: BenchedMuster): Measurement => {
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  const megabytes = kilobytes / 1024;
  return {
    ...reported('memory of the server at rest', `${Math.round(megabytes)} MB`),
    limit: '≤ 200 MB',
    ok: megabytes <= 200,
  };
};
