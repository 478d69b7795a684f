// Measures the ops-log against its limits: `node bench/ops-log.ts`. Takes about five minutes, most of it to write a million entries.
import { readFileSync } from 'node:fs';
import { opsLogCheck } from '#contract/ops-log/shapes.ts';
import { timeRequests } from './load.ts';
import { atLeast, atMost, type Measurement, median, tableOf } from './measurement.ts';
import { type BenchedMuster, startBenchedMuster } from './muster.ts';
import { BENCH, seedOrganization } from './seeds.ts';

const WRITERS = 32;
const EACH = 100;
const REQUESTS = 40;
const WORDS =
  "array['gate','crane','berth','radio','fence','truck','visitor','badge','smoke','leak','keys','round']";
/** A common word, one of a thousandth of the entries, and one of a handful. */
const SEARCHES = ['gate', 'number123', 'rare4711', 'gate number123', 'nothing'];

interface Place {
  readonly muster: BenchedMuster;
  readonly headers: Record<string, string>;
}

/** Writes a project's entries, from a place on; `chained` = as the application would, each behind the one before. */
const fill = async ({ muster }: Place, project: string, from: number, to: number, chained: boolean) => {
  const chain = chained ? '' : 'seq, recorded_at, prev_hash, hash,';
  const links = chained ? '' : "i, now(), '', '',";
  const statement = `insert into ops_log (org_id, project_id, ${chain} kind, type, severity, title, body, occurred_at, author_id, people, tags)
    select '${BENCH}', '${project}', ${links} 'entry', (case when i % 50 = 0 then 'incident' else 'note' end)::ops_log_type,
      (case when i % 50 = 0 then 'sev4' else 'info' end)::ops_log_severity, 'Entry ' || i || ' ' || (${WORDS})[1 + i % 12],
      'Seen at ' || (${WORDS})[1 + i * 7 % 12] || ' number' || i % 5000 || ' rare' || i % 200000 || ' on the way along the quay',
      now() - interval '1 minute' * (1000001 - i), p.id, array[p.id], array['tag' || i % 1000]
    from generate_series(${from}, ${to}) i, (select id from members where org_id = '${BENCH}' order by id limit 1) p`;
  await muster.sql(
    chained
      ? statement
      : `set session_replication_role = replica; ${statement}; reset session_replication_role`,
  );
};

/** Writes a chain in stretches, as it would grow: within one transaction its head is written over and over. */
const fillChain = async (place: Place, project: string, entries: number) => {
  for (let from = 1; from <= entries; from += 500)
    await fill(place, project, from, Math.min(from + 499, entries), true);
};

const fillFast = async (place: Place, project: string, entries: number) => {
  for (let from = 1; from <= entries; from += 100_000)
    await fill(place, project, from, Math.min(from + 99_999, entries), false);
};

const logOf = ({ muster }: Place, project: string) => `${muster.url}/api/projects/${project}/ops-log`;

const write = async (place: Place, project: string, at: number) => {
  const body = JSON.stringify({ type: 'note', title: `Round ${at}`, body: 'Nothing to report.' });
  const headers = { ...place.headers, 'content-type': 'application/json' };
  const answer = await fetch(logOf(place, project), { method: 'POST', headers, body });
  if (answer.status !== 201) throw new Error(`An entry was refused: ${await answer.text()}`);
};

/** People who write into one log at once: how many entries a second, and whether every place is taken once. */
const measureWriters = async (place: Place, project: string): Promise<Measurement[]> => {
  const started = performance.now();
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      for (let at = 0; at < EACH; at += 1) await write(place, project, at);
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const [places] = await place.muster.sql<{ wrong: number }>(
    `select count(*)::int - count(distinct seq)::int + abs(max(seq) - count(*))::int as wrong from ops_log where project_id = $1`,
    [project],
  );
  const written = WRITERS * EACH;
  return [
    atLeast(`entries/s, ${WRITERS} writers of one log`, written / seconds, 300, `${written} entries`),
    atMost('places left out or taken twice', places?.wrong ?? Number.NaN, 0, ''),
  ];
};

const residentOf = ({ muster }: Place): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${muster.process.pid}/status`, 'utf8'))?.[1]) / 1024;

/** Checking a chain: its time, and how much more memory the process holds at most meanwhile. */
const measureVerifying = async (place: Place, project: string, entries: number): Promise<Measurement[]> => {
  await fillChain(place, project, entries);
  const before = residentOf(place);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, residentOf(place));
  }, 20);
  const started = performance.now();
  const answer = await fetch(`${logOf(place, project)}/verification`, { headers: place.headers });
  const check = opsLogCheck.parse(await answer.json());
  const seconds = (performance.now() - started) / 1000;
  clearInterval(watch);
  if (!check.intact || check.records !== entries) throw new Error(`Not intact: ${JSON.stringify(check)}`);
  return [
    atMost(`verifying ${entries} entries`, seconds, 5, 's'),
    atMost('memory while verifying', most - before, 100, 'MB'),
  ];
};

/** The first page, and searches, of a big log; the page against that of a small one. */
const measureReading = async (place: Place, small: string, big: string, sizes: readonly [number, number]) => {
  await fillFast(place, small, sizes[0]);
  await fillFast(place, big, sizes[1]);
  await place.muster.sql('vacuum analyze ops_log');
  const time = async (project: string, query = '') =>
    median(await timeRequests(`${logOf(place, project)}${query}`, place.headers, REQUESTS));
  await time(big);
  const rounds: Record<'few' | 'many', number[]> = { few: [], many: [] };
  for (let round = 0; round < 5; round += 1) {
    rounds.few.push(await time(small));
    rounds.many.push(await time(big));
  }
  const [few, many] = [median(rounds.few), median(rounds.many)];
  const found: Measurement[] = [
    atMost(
      `a page of ${sizes[1]} entries against ${sizes[0]}`,
      many / few,
      1.5,
      '×',
      `${many.toFixed(1)} ms`,
    ),
  ];
  for (const words of SEARCHES)
    found.push(
      atMost(
        `search for “${words}” in ${sizes[1]}`,
        await time(big, `?q=${encodeURIComponent(words)}`),
        50,
        'ms',
      ),
    );
  return found;
};

/** Everything about ops-logs, in projects of their own. */
export const measureOpsLog = async (muster: BenchedMuster, isQuick: boolean): Promise<Measurement[]> => {
  const token = await muster.tokenOf('manager@muster.example');
  const place = { muster, headers: { authorization: `Bearer ${token}`, 'organization-id': BENCH } };
  const projects = await muster.sql<{ id: string }>(
    `select id from projects where org_id = '${BENCH}' and status = 'active' order by id desc limit 4`,
  );
  const [writing = '', verifying = '', small = '', big = ''] = projects.map(({ id }) => id);
  return [
    ...(await measureWriters(place, writing)),
    ...(await measureVerifying(place, verifying, isQuick ? 10_000 : 100_000)),
    ...(await measureReading(place, small, big, [1_000, isQuick ? 100_000 : 1_000_000])),
  ];
};

if (import.meta.main) {
  const muster = await startBenchedMuster();
  try {
    await seedOrganization(muster);
    console.log(tableOf(await measureOpsLog(muster, process.argv.includes('--quick'))));
  } finally {
    await muster.stop();
  }
}
