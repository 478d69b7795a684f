import { processorTime } from './access/processor-time.ts';
import { timeRequests } from './load.ts';
import { atMost, type Measurement, median, reported } from './measurement.ts';
import type { BenchedMuster } from './muster.ts';
import { BENCH } from './seeds.ts';

const id = (kind: string, at: string) =>
  `('0190be0c-${kind}-7000-8000-' || lpad(to_hex(${at}), 12, '0'))::uuid`;

const PROJECT = '0190be0c-00b1-7000-8000-000000000001';
const MANAGER = '0190be0c-00a1-7000-8000-000000000002';

/** Requests of one round: so many that ticks of the processor's clock don't matter. */
const REQUESTS = 500;

/**
 * One conflict check against many shifts takes at most 5 ms in the database: processor time of its connections, which counts what a
 * request does beside the check, too. The person works ten hours on every day, among 200 who do.
 */
export const measureConflicts = async (
  muster: BenchedMuster,
  sizes: readonly number[],
): Promise<Measurement[]> => {
  const headers = {
    authorization: `Bearer ${await muster.tokenOf('manager@muster.example')}`,
    'organization-id': BENCH,
  };
  const url = `${muster.url}/api/projects/${PROJECT}/conflicts?member_id=${MANAGER}&day=2016-01-05&start=19:00&end=23:00`;
  await muster.sql(`update members set start_date = '2016-01-01' where org_id = '${BENCH}'`);
  const costs: Cost[] = [];
  let rows = 0;
  for (const size of sizes) {
    await seedShifts(muster, rows, size);
    await requireConflict(url, headers);
    await timeRequests(url, headers, rows === 0 ? 1_000 : 200);
    costs.push(await costOf(muster, url, headers));
    rows = size;
  }
  const detail = (cost: keyof Cost) =>
    sizes.map((size, at) => `${size.toExponential()}: ${costs[at]?.[cost].toFixed(2)} ms`).join(', ');
  return [
    atMost(
      `one conflict check of ${sizes.at(-1)?.toExponential()} shifts, in the database`,
      costs.at(-1)?.database ?? Number.NaN,
      5,
      'ms',
    ),
    reported('one conflict check by shifts, in the database', detail('database')),
    reported('p50 of the whole request', detail('request')),
  ];
};

interface Cost {
  /** Milliseconds of processor time of the database for each request. */
  readonly database: number;
  /** Median of the milliseconds until a request was answered. */
  readonly request: number;
}

const costOf = async (
  { sql }: BenchedMuster,
  url: string,
  headers: Record<string, string>,
): Promise<Cost> => {
  const backends = await sql<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  const pids = backends.map(({ pid }) => pid);
  const before = processorTime(pids);
  const taken = await timeRequests(url, headers, REQUESTS);
  return { database: (processorTime(pids) - before) / REQUESTS, request: median(taken) };
};

/** Shifts up to `rows`, each with somebody on it: every person one a day from 2016 on. */
const seedShifts = async ({ sql }: BenchedMuster, from: number, rows: number): Promise<void> => {
  for (const table of ['shifts', 'assignments']) await sql(`alter table ${table} disable trigger all`);
  const day = `date '2016-01-01' + (n / 200)::int`;
  const times = `(${day} + time '08:00') at time zone 'Europe/London', (${day} + time '18:00') at time zone 'Europe/London', 60`;
  const batch = 100_000;
  for (let start = from; start < rows; start += batch) {
    const series = `generate_series(${start}, ${Math.min(rows, start + batch) - 1}) n`;
    await sql(`insert into shifts (org_id, id, project_id, role, day, timezone, starts_at, ends_at, break_min, status)
      select '${BENCH}', ${id('005f', 'n')}, ${id('00b1', 'n % 1000 + 1')}, 'Guard', ${day}, 'Europe/London', ${times}, 'published'
      from ${series}`);
    await sql(`insert into assignments (org_id, shift_id, project_id, member_id, status, day, starts_at, ends_at, break_min)
      select '${BENCH}', ${id('005f', 'n')}, ${id('00b1', 'n % 1000 + 1')}, ${id('00a1', 'n % 200 + 1')}, 'confirmed', ${day}, ${times}
      from ${series}`);
  }
  for (const table of ['shifts', 'assignments']) await sql(`alter table ${table} enable trigger all`);
  await sql('vacuum analyze shifts, assignments');
};

/** A check that finds nothing would have read nothing. */
const requireConflict = async (url: string, headers: Record<string, string>): Promise<void> => {
  const answer = await fetch(url, { headers });
  const said = await answer.text();
  if (!said.includes('"rule":"rest"'))
    throw new Error(`A conflict check answered ${answer.status}: ${said.slice(0, 200)}`);
};
