// Measures the executive view: `node bench/executive.ts [entries]`, 10⁷ unless told; about a quarter of an hour.
import { executive } from '#contract/executive/shapes.ts';
import { timeRequests } from './load.ts';
import { atMost, type Measurement, median, reported, tableOf } from './measurement.ts';
import { type BenchedMuster, startBenchedMuster } from './muster.ts';

const LIMIT_MS = 300;
const FOLLOWED_MS = 5_000;
const [REQUESTS, ROUNDS, WRITES] = [10, 5, 300];
const [ORGANIZATIONS, PEOPLE, PROJECTS, DAYS] = [50, 40, 40, 730];

/** Figures over fifty organizations with so many entries of two years, the rows behind them, and how soon they follow. */
export const measureExecutive = async (muster: BenchedMuster, entries: number): Promise<Measurement[]> => {
  const seeded = await timed(() => seed(muster, entries));
  const counted = await timed(() => untilCounted(muster));
  const headers = { authorization: `Bearer ${await muster.tokenOf('executive@muster.example')}` };
  const found: Measurement[] = [
    reported(`seeding ${entries} entries of ${ORGANIZATIONS} organizations`, seconds(seeded)),
    reported(`the job’s first count of ${DAYS} days of each`, seconds(counted)),
  ];
  const read = async (path: string) =>
    (await fetch(`${muster.url}/api/executive${path}`, { headers })).json();
  for (const window of ['month', 'year']) {
    const url = `${muster.url}/api/executive?window=${window}&currency=GBP`;
    const { counted: told, total } = executive.parse(await read(`?window=${window}&currency=GBP`));
    const medians: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      medians.push(median(await timeRequests(url, headers, REQUESTS)));
    const what = `${told} organizations, revenue ${total.revenue_minor}, ${total.projects} projects`;
    found.push(
      atMost(`executive view, ${entries} entries, ${window}`, median(medians), LIMIT_MS, 'ms', what),
    );
    found.push(reported(`the fastest of ${ROUNDS} rounds`, `${Math.min(...medians).toFixed(1)} ms`));
  }
  for (const list of ['projects', 'teams', 'deals', 'incidents', 'reviews']) {
    const took = median(await timeRequests(`${muster.url}/api/executive/${list}`, headers, 3));
    found.push(reported(`rows behind figures: ${list}`, `${took.toFixed(0)} ms`));
  }
  found.push(
    ...(await measureFollowing(muster, async () => executive.parse(await read('?currency=GBP')).total)),
  );
  found.push(...(await measureWriting(muster)));
  return found;
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const untilCounted = async ({ sql }: BenchedMuster): Promise<void> => {
  for (;;) {
    const waiting = await sql<{ id: string }>('select portfolios_to_count() as id');
    if (waiting.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

/** An hour that somebody logs today, until the answer has it. */
const measureFollowing = async (
  muster: BenchedMuster,
  read: () => Promise<{ readonly logged_s: number | null }>,
): Promise<Measurement[]> => {
  const took: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const before = (await read()).logged_s;
    await muster.sql(insertOne(round * 9));
    took.push(
      await timed(async () => {
        while ((await read()).logged_s === before) await new Promise((resolve) => setTimeout(resolve, 50));
      }),
    );
  }
  return [
    atMost(
      'an hour is in the figures after, at worst of 5',
      Math.max(...took),
      FOLLOWED_MS,
      'ms',
      'polled every 50 ms',
    ),
  ];
};

/** What marking a day costs whoever logs time: single rows with the trigger and without it. */
const measureWriting = async (muster: BenchedMuster): Promise<Measurement[]> => {
  const write = async () => {
    const took: number[] = [];
    for (let at = 0; at < WRITES; at += 1) took.push(await timed(() => muster.sql(insertOne(at))));
    return median(took);
  };
  const rounds: { with: number; without: number }[] = [];
  for (let round = 0; round < 3; round += 1) {
    const marked = await write();
    await muster.sql('alter table activity_entries disable trigger mark_inserted');
    const unmarked = await write();
    await muster.sql('alter table activity_entries enable trigger mark_inserted');
    rounds.push({ with: marked, without: unmarked });
  }
  const [marked, unmarked] = [
    median(rounds.map((one) => one.with)),
    median(rounds.map((one) => one.without)),
  ];
  return [
    reported('an entry is written in, days marked', `${marked.toFixed(2)} ms`),
    reported('the same without marks', `${unmarked.toFixed(2)} ms (× ${(marked / unmarked).toFixed(2)})`),
  ];
};

const place = (at: string) => `('0190be0e-00aa-7000-8000-' || lpad(to_hex(${at}), 12, '0'))::uuid`;
const id = (kind: string, of: string, at: string) =>
  `('0190be0e-${kind}-7000-8000-' || lpad(to_hex(${of}), 6, '0') || lpad(to_hex(${at}), 6, '0'))::uuid`;

const insertOne = (at: number): string =>
  `insert into activity_entries (org_id, member_id, work_date, duration_s, project_id, billable, bill_minor, cost_minor, bill_rate, cost_rate, currency)
   select ${place(`${(at % ORGANIZATIONS) + 1}`)}, ${id('00a1', `${(at % ORGANIZATIONS) + 1}`, `${(at % PEOPLE) + 1}`)}, current_date, 3600,
     ${id('00b1', `${(at % ORGANIZATIONS) + 1}`, `${(at % PROJECTS) + 1}`)}, true, 9000, 5000, 90, 50, 'GBP'`;

const seed = async ({ sql }: BenchedMuster, entries: number): Promise<void> => {
  const organizations = `generate_series(1, ${ORGANIZATIONS}) o`;
  await sql(`insert into organizations (org_id, name, slug, currency, timezone, created_at)
    select ${place('o')}, 'Group ' || lpad(o::text, 2, '0'), 'group-' || o, case when o % 5 = 0 then 'EUR' else 'GBP' end,
      case o % 3 when 0 then 'Europe/London' when 1 then 'Europe/Oslo' else 'America/New_York' end, now() - interval '${DAYS} days' from ${organizations}`);
  await sql(`insert into role_grants (org_id, subject, role)
    select ${place('o')}, (select sub from users where email = 'executive@muster.example'), 'executive' from ${organizations}`);
  await sql(`insert into exchange_rates (org_id, currency, into_currency, day, rate)
    select ${place('o')}, case when o % 5 = 0 then 'GBP' else 'EUR' end, case when o % 5 = 0 then 'EUR' else 'GBP' end, current_date - d, 0.8 + d / 10000.0
    from ${organizations}, generate_series(0, 300) d`);
  await sql(`insert into members (org_id, id, email, name, status, start_date, department)
    select ${place('o')}, ${id('00a1', 'o', 'n')}, 'p' || n || '@group' || o || '.example', 'Person ' || n, 'active', date '2020-01-01', 'Department ' || n % 5
    from ${organizations}, generate_series(1, ${PEOPLE}) n`);
  await sql(
    `insert into clients (org_id, id, name) select ${place('o')}, ${id('00c1', 'o', 'n')}, 'Client ' || n from ${organizations}, generate_series(1, 10) n`,
  );
  await sql(`insert into projects (org_id, id, code, name, client_id, owner_id, start_date, currency, budget_minor, status, created_at)
    select ${place('o')}, ${id('00b1', 'o', 'n')}, 'PR-' || n, 'Project ' || n, ${id('00c1', 'o', 'n % 10 + 1')}, ${id('00a1', 'o', `n % ${PEOPLE} + 1`)},
      current_date - ${DAYS}, case when n % 7 = 0 then 'EUR' else 'GBP' end, 500000000, 'active', now() - interval '${DAYS} days'
    from ${organizations}, generate_series(1, ${PROJECTS}) n`);
  await sql(`insert into dealsheets (org_id, number, title, client_id, status, currency, price_minor, cost_minor, approver, created_at)
    select ${place('o')}, n, 'Deal ' || n, ${id('00c1', 'o', 'n % 10 + 1')}, 'draft', 'GBP', 1000000 + n, 500000, 'owner', now() - interval '200 days'
    from ${organizations}, generate_series(1, 100) n`);
  await seedEntries({ sql }, entries);
  await sql('analyze');
  // What was written without triggers has left no marks.
  await sql("delete from portfolio_heads where org_id::text like '0190be0e-00aa-%'");
};

/** The roll-ups of projects are computed once at the end instead of row by row; days of organizations are the job’s. */
const seedEntries = async ({ sql }: Pick<BenchedMuster, 'sql'>, entries: number): Promise<void> => {
  await sql('alter table activity_entries disable trigger all');
  const each = Math.ceil(entries / ORGANIZATIONS);
  for (let at = 1; at <= ORGANIZATIONS; at += 1)
    await sql(`insert into activity_entries (org_id, member_id, work_date, duration_s, project_id, billable, bill_minor, cost_minor, bill_rate, cost_rate, currency)
      select ${place(`${at}`)}, ${id('00a1', `${at}`, `n % ${PEOPLE} + 1`)}, current_date - (n % ${DAYS})::int, 900 + n % 7200,
        ${id('00b1', `${at}`, `n / 7 % ${PROJECTS} + 1`)}, n % 5 <> 0, n % 5000, n % 3000, 90, 50, case when n % 11 = 0 then 'EUR' else 'GBP' end
      from generate_series(1, ${each}) n`);
  await sql('alter table activity_entries enable trigger all');
  const ours = "org_id::text like '0190be0e-00aa-%'";
  await sql(`insert into project_day_sums (org_id, project_id, work_date, billable, currency, seconds, bill_minor, cost_minor, entries)
    select org_id, project_id, work_date, billable, currency, sum(duration_s), sum(bill_minor), sum(cost_minor), count(*)
    from activity_entries where ${ours} group by 1, 2, 3, 4, 5`);
  await sql(`insert into project_totals (org_id, project_id, seconds, billable_seconds, bill_minor, cost_minor, entries)
    select d.org_id, d.project_id, sum(d.seconds), coalesce(sum(d.seconds) filter (where d.billable), 0),
      coalesce(sum(d.bill_minor) filter (where is_own_money(d.currency, p.currency)), 0),
      coalesce(sum(d.cost_minor) filter (where is_own_money(d.currency, p.currency)), 0), sum(d.entries)
    from project_day_sums d join projects p on p.org_id = d.org_id and p.id = d.project_id where d.${ours} group by 1, 2`);
  await sql('vacuum analyze activity_entries');
};

if (import.meta.main) {
  const muster = await startBenchedMuster();
  try {
    console.log(tableOf(await measureExecutive(muster, Number(process.argv[2] ?? 1e7))));
  } finally {
    await muster.stop();
  }
}
