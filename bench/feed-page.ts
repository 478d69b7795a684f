import { timeRequests } from './load.ts';
import { atMost, type Measurement, median, reported } from './measurement.ts';
import type { BenchedMuster } from './muster.ts';
import { BENCH } from './seeds.ts';

const PROJECT = '0190be0c-00b2-7000-8000-000000000001';
const PAGES = {
  newest: '',
  midst: '',
  'comments alone': '&kind=comment',
  'one person': `&member_id=${at('200')}`,
};

function at(person: string): string {
  return `0190be0c-00a1-7000-8000-${Number(person).toString(16).padStart(12, '0')}`;
}

/** A page of a project's feed must hardly cost more where ten million things have happened on it than where a thousand have. */
export const measureFeedPage = async (
  muster: BenchedMuster,
  sizes: readonly number[],
): Promise<Measurement[]> => {
  const feed = `${muster.url}/api/projects/${PROJECT}/feed?per_page=30`;
  await seedProject(muster);
  const taken = new Map<string, number[]>(Object.keys(PAGES).map((page) => [page, []]));
  let rows = 0;
  for (const size of sizes) {
    await seedFeed(muster, rows, size);
    // Tokens don't outlive the seeding of millions.
    const token = await muster.tokenOf('manager@muster.example');
    const headers = { authorization: `Bearer ${token}`, 'organization-id': BENCH };
    const midst = `&after=${await cursorAt(muster, size / 2)}`;
    for (const [page, query] of Object.entries(PAGES)) {
      const url = feed + (page === 'midst' ? midst : query);
      if (rows === 0) await timeRequests(url, headers, 1_500);
      taken.get(page)?.push(await calmest(url, headers));
    }
    rows = size;
  }
  return [...taken].flatMap(([page, p50s]) => report(page, sizes, p50s));
};

const report = (page: string, sizes: readonly number[], p50s: readonly number[]): Measurement[] => {
  const [first = Number.NaN] = p50s;
  const detail = sizes.map((size, n) => `${size.toExponential()}: ${p50s[n]?.toFixed(2)} ms`).join(', ');
  const name = `p50 of a page of a project's feed, ${page}`;
  // A page of one person's isn't full where little has happened.
  if (page === 'one person') return [reported(name, detail)];
  return [
    atMost(`${name}, most items ÷ fewest`, (p50s.at(-1) ?? Number.NaN) / first, 1.5, '×'),
    reported(name, detail),
  ];
};

/** The lowest median of several rounds: what a neighbour on the machine adds to some of them is not ours. */
const calmest = async (url: string, headers: Record<string, string>): Promise<number> => {
  const medians: number[] = [];
  for (let round = 0; round < 8; round += 1) medians.push(median(await timeRequests(url, headers, 150)));
  return Math.min(...medians);
};

/** The cursor behind the item that so many came before. */
const cursorAt = async ({ sql }: BenchedMuster, n: number): Promise<string> => {
  const [row] = await sql<{ moment: string }>(`select (${momentOf(String(n))})::text as moment`);
  const place = [row?.moment, 'ffffffff-ffff-7fff-bfff-ffffffffffff'];
  return Buffer.from(JSON.stringify(place)).toString('base64url');
};

const momentOf = (n: string) => `timestamptz '2016-01-01' + ${n} * interval '30 s'`;
const personOf = (n: string) => `('0190be0c-00a1-7000-8000-' || lpad(to_hex(${n} % 200 + 1), 12, '0'))::uuid`;

const seedProject = ({ sql }: BenchedMuster) =>
  sql(`insert into projects (org_id, id, code, name, type, owner_id, start_date, currency, status)
    values ('${BENCH}', '${PROJECT}', 'FEED', 'Feed', 'internal', ${personOf('1')}, '2016-01-01', 'GBP', 'active')`);

const TABLES = ['activity_entries', 'events', 'comments'];

/** Of ten things eight are time, one is an edit, and one a comment; every tenth comment has a reply. Ten million take some minutes and 6 GB. */
const seedFeed = async ({ sql }: BenchedMuster, from: number, rows: number): Promise<void> => {
  for (const table of TABLES) await sql(`alter table ${table} disable trigger all`);
  for (let start = from + 1; start <= rows; start += 500_000) {
    const numbers = `generate_series(${start}, ${Math.min(rows, start + 499_999)}) n`;
    await sql(`insert into activity_entries (org_id, member_id, work_date, duration_s, project_id, service_type_id, note, currency, created_at)
      select '${BENCH}', ${personOf('n')}, (${momentOf('n')})::date, 900 + n % 7200, '${PROJECT}',
        ('0190be0c-005e-7000-8000-' || lpad(to_hex(n % 20 + 1), 12, '0'))::uuid, 'Work ' || n, 'GBP', ${momentOf('n')}
      from ${numbers} where n % 10 < 8`);
    await sql(`insert into events (org_id, id, type, subject_type, subject_id, project_id, actor, actor_name, occurred_at, changes)
      select '${BENCH}', uuidv7(${momentOf('n')} - clock_timestamp()), 'project.updated', 'project', '${PROJECT}', '${PROJECT}', 'somebody', 'Somebody', ${momentOf('n')},
        jsonb_build_object('progress', jsonb_build_array(n % 100, (n + 1) % 100)) from ${numbers} where n % 10 = 8`);
    await sql(`with said as (
        insert into comments (org_id, project_id, member_id, body, mentions, replies, active_at, created_at)
        select '${BENCH}', '${PROJECT}', ${personOf('n / 10')}, 'Comment ' || n, array[${personOf('n')}],
          case when n % 100 = 9 then 1 else 0 end, ${momentOf('n')}, ${momentOf('n')} from ${numbers} where n % 10 = 9
        returning org_id, project_id, id, member_id, replies, created_at)
      insert into comments (org_id, project_id, thread_id, member_id, body, created_at)
      select org_id, project_id, id, member_id, 'Reply', created_at from said where replies = 1`);
  }
  for (const table of TABLES) await sql(`alter table ${table} enable trigger all`);
  await sql(`vacuum analyze ${TABLES.join(', ')}`);
};
