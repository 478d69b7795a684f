import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { insightRunDetail } from '#contract/insights/shapes.ts';
import { MEMORY_LIMITS } from '../api/src/features/insights/reactions/run-apart.ts';
import { DAYS, seedTime } from './insights/seeds.ts';
import { atMost, type Measurement, reported } from './measurement.ts';
import type { BenchedMuster } from './muster.ts';
import { BENCH } from './seeds.ts';

const taken = z.object({ seconds: z.number(), mib: z.number(), own: z.number(), database: z.number() });

/** A whole run over so many entries of a year, and over what is planned: seconds, peak memory of its process, and what it read. */
export const measureInsights = async (muster: BenchedMuster, rows: number): Promise<Measurement[]> => {
  await seedTime(muster, rows);
  const [made] = await muster.sql<{ id: string }>(
    `insert into insight_runs (org_id, day, from_date, to_date, seed, engine)
     select '${BENCH}', t.today, t.today - $1::int, t.today, 1, 1 from (select (now() at time zone 'UTC')::date as today) t returning id`,
    [DAYS],
  );
  const run = made?.id ?? '';
  const script = join(import.meta.dirname, 'insights/one-run.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...[...MEMORY_LIMITS, script, muster.databaseUrl, BENCH, run],
  ]);
  const { seconds, mib, own, database } = taken.parse(JSON.parse(stdout));
  const headers = {
    authorization: `Bearer ${await muster.tokenOf('admin@muster.example')}`,
    'organization-id': BENCH,
  };
  const answer = await fetch(`${muster.url}/api/insight-runs/${run}`, { headers });
  const { rows_read, found, log } = insightRunDetail.parse(await answer.json());
  const slowest = log
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 3)
    .map(({ detector, ms }) => `${detector} ${ms} ms`)
    .join(', ');
  const name = `RPAI over ${rows.toLocaleString('en')} entries`;
  const detail = `${rows_read.toLocaleString('en')} rows read, ${found} found, slowest ${slowest}`;
  return [
    atMost(name, seconds, 60, 's', detail),
    atMost(`${name}, peak memory of its process`, mib, 300, 'MiB'),
    reported(
      `${name}, processor time`,
      `${own.toFixed(1)} s of its process, ${database.toFixed(1)} s of the database`,
    ),
  ];
};
