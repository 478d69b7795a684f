// Measures rate lookups for a report of a million entries: `node bench/rates.ts`. `--quick` is a tenth of it.
import { atLeast, type Measurement, median, reported, tableOf } from './measurement.ts';
import { type BenchedMuster, startBenchedMuster } from './muster.ts';

/** An organization of its own: 200 people, 1 000 projects of 100 clients, 20 services and ten thousand rates of every scope. */
const RATED = '0190be0c-0000-7000-8000-000000000002';

const id = (kind: string, at: string) =>
  `('0190be0c-${kind}-7000-8000-' || lpad(to_hex(${at}), 12, '0'))::uuid`;

const LEAST = 100_000;
const [FROM, TO] = ['2023-01-01', '2025-12-31'] as const;

/** What three years of time would be worth by the rates of its days, month by month: a lookup for every entry. */
const REPORT = `select date_trunc('month', e.work_date), r.currency, count(*)::int as entries, count(r.id)::int as priced,
    sum(e.duration_s * r.bill_rate / 3600)
  from rates_of_time('${RATED}', '${FROM}', '${TO}') t
  join activity_entries e on e.org_id = '${RATED}' and e.id = t.entry_id
  left join service_rates r on r.org_id = '${RATED}' and r.id = t.rate_id
  group by 1, 2`;

/** A report of so many entries looks up at least 10⁵ rates a second, with figures for the planner and without any. */
export const measureRates = async (muster: BenchedMuster, entries: number): Promise<Measurement[]> => {
  await seedRates(muster);
  await seedTime(muster, entries);
  const blind = await speedOf(muster, entries);
  await muster.sql('analyze activity_entries, service_rates');
  const usual = await speedOf(muster, entries);
  await requireSame(muster);
  await forget(muster);
  const size = entries.toExponential().replace('e+', ' × 10^');
  return [
    atLeast(`rate lookups a second for a report of ${size} entries`, usual, LEAST, '10 000 rates'),
    atLeast('the same before the planner has figures', blind, LEAST, '10 000 rates'),
    reported('that report', `${(entries / usual).toFixed(1)} s`),
  ];
};

const ROUNDS = 3;

const speedOf = async ({ sql }: BenchedMuster, entries: number): Promise<number> => {
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    const months = await sql<{ entries: number; priced: number }>(REPORT);
    taken.push((performance.now() - started) / 1_000);
    const found = months.reduce((sum, month) => sum + month.entries, 0);
    if (found !== entries) throw new Error(`The report holds ${found} of ${entries} entries.`);
  }
  return entries / median(taken);
};

/** The lookup of one says the same of some of them. */
const requireSame = async ({ sql }: BenchedMuster): Promise<void> => {
  const [answer] = await sql<{ other: number; rates: number }>(
    `select count(*) filter (where r.id is distinct from t.rate_id)::int as other, count(distinct t.rate_id)::int as rates
     from rates_of_time('${RATED}', '2024-03-01', '2024-03-05') t
     join activity_entries e on e.org_id = '${RATED}' and e.id = t.entry_id
     join projects p on p.org_id = '${RATED}' and p.id = e.project_id
     join members m on m.org_id = '${RATED}' and m.id = e.member_id
     left join lateral rate_for('${RATED}', e.member_id, e.project_id, p.client_id, m.level, e.service_type_id, e.work_date) r on true`,
  );
  if (answer?.other !== 0 || answer.rates === 0)
    throw new Error(`Looked up one by one, ${answer?.other} entries have another rate.`);
};

const seedRates = async ({ sql }: BenchedMuster): Promise<void> => {
  await sql(
    `insert into organizations (org_id, name, slug, currency, timezone) values ('${RATED}', 'Rated', 'rated', 'GBP', 'Europe/London')`,
  );
  await sql(`insert into members (org_id, id, email, name, status, level) select '${RATED}', ${id('01a1', 'n')},
    'person-' || n || '@rated.example', 'Person ' || n, 'active', 'Level ' || n % 4 from generate_series(1, 200) n`);
  await sql(
    `insert into clients (org_id, id, name) select '${RATED}', ${id('01c1', 'n')}, 'Client ' || n from generate_series(1, 100) n`,
  );
  await sql(
    `insert into service_types (org_id, id, code, name, status) select '${RATED}', ${id('015e', 'n')}, 'SV-' || n, 'Service ' || n, 'active' from generate_series(1, 20) n`,
  );
  await sql(`insert into projects (org_id, id, code, name, client_id, owner_id, start_date, currency, status)
    select '${RATED}', ${id('01b1', 'n')}, 'PR-' || n, 'Project ' || n, ${id('01c1', 'n % 100 + 1')}, ${id('01a1', 'n % 200 + 1')},
      '2016-01-01', 'GBP', 'active' from generate_series(1, 1000) n`);
  const rate = (scope: string, names: string, values: string, series: string) =>
    sql(`insert into service_rates (org_id, scope, cost_rate, bill_rate, currency, valid_from, valid_to${names})
      select '${RATED}', '${scope}', 20 + n % 30, 50 + n % 70, 'GBP', date '2022-12-01' + h * 180, date '2022-12-01' + h * 180 + 179${values}
      from generate_series(0, 6) h, ${series}`);
  const service = `, ${id('015e', 'n % 20 + 1')}`;
  await rate('organization', '', '', 'generate_series(1, 1) n');
  await rate('service', ', service_type_id', service, 'generate_series(0, 9) n');
  const level = `${service}, 'Level ' || n / 20`;
  await rate('member_level', ', service_type_id, level', level, 'generate_series(0, 59) n where n % 20 < 15');
  const own = `${service}, ${id('01a1', 'n')}`;
  await rate('member', ', service_type_id, member_id', own, 'generate_series(1, 40) n');
  await rate('member', ', member_id', `, ${id('01a1', 'n')}`, 'generate_series(101, 110) n');
  const card = `${service}, ${id('01c1', 'n / 20 + 1')}`;
  await rate('client', ', service_type_id, client_id', card, 'generate_series(0, 1999) n where n % 20 < 10');
  const ofProject = `, ${id('01a1', 'n % 200 + 1')}, ${id('01b1', 'n + 1')}`;
  await rate('assignment', ', member_id, project_id', ofProject, 'generate_series(0, 299) n');
};

const seedTime = async ({ sql }: BenchedMuster, entries: number): Promise<void> => {
  await sql('alter table activity_entries disable trigger all');
  await sql(`insert into activity_entries (org_id, member_id, work_date, duration_s, project_id, service_type_id)
    select '${RATED}', ${id('01a1', 'n % 200 + 1')}, date '${FROM}' + (n % 1096), 900 + n % 7200, ${id('01b1', 'n / 200 % 1000 + 1')},
      ${id('015e', 'n / 7 % 20 + 1')} from generate_series(1, ${entries}) n`);
  await sql('alter table activity_entries enable trigger all');
};

const forget = async ({ sql }: BenchedMuster): Promise<void> => {
  for (const table of ['activity_entries', 'service_rates']) {
    await sql(`alter table ${table} disable trigger all`);
    await sql(`delete from ${table} where org_id = '${RATED}'`);
    await sql(`alter table ${table} enable trigger all`);
  }
  await sql('vacuum analyze activity_entries');
};

if (import.meta.main) {
  const muster = await startBenchedMuster();
  try {
    console.log(tableOf(await measureRates(muster, process.argv.includes('--quick') ? 1e5 : 1e6)));
  } finally {
    await muster.stop();
  }
}
