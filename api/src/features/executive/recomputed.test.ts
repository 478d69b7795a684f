import { afterAll, beforeAll, test } from 'vitest';
import type { TestOrganization } from '../../../test/people.ts';
import { chancesOf } from './fixtures/chances.ts';
import { comparerOf } from './fixtures/compared.ts';
import { openPortfolio, type PortfolioDesk } from './fixtures/desk.ts';
import { type History, historyOf, type Subject } from './fixtures/history.ts';
import { ago, DAYS, logRandom, makeRandomHistory } from './fixtures/random-history.ts';
import { workforceOf } from './fixtures/workforce.ts';

const seed = Date.now() % 2 ** 31;
const chances = chancesOf(seed);
const { one, whole } = chances;
let desk: PortfolioDesk;
let history: History;
let compare: ReturnType<typeof comparerOf>;
const places: { organization: TestOrganization; projects: Subject[]; people: string[] }[] = [];

const SETTINGS = [
  { name: 'Auckland', timezone: 'Pacific/Auckland', currency: 'GBP', week_start: 0 },
  { name: 'Boise', timezone: 'America/Boise', currency: 'USD', working_days: '{0,450,450,450,450,300,0}' },
  { name: 'Cork', timezone: 'Europe/Dublin', currency: 'EUR', max_week_h: 36 },
];

beforeAll(async () => {
  desk = await openPortfolio();
  const { database, organization: first } = desk.muster;
  history = historyOf(database);
  await database.query(
    "update organizations set status = 'archived', archived_at = now() where org_id = $1",
    [first.id],
  );
  for (const settings of SETTINGS) {
    const created_at = new Date(Date.now() - DAYS * 86_400_000).toISOString();
    const organization = await desk.found({ ...settings, created_at });
    history.founded(organization, created_at);
    const people = await workforceOf(database, organization, chances);
    const projects = await makeRandomHistory(history, organization, chances);
    places.push({ organization, projects, people });
    for (let entry = 0; entry < 90; entry += 1)
      await logRandom(database, { organization: organization.id, projects, people }, chances);
    for (const [currency, days] of [
      ['EUR', 90],
      ['EUR', 20],
      ['JPY', 50],
    ] as const)
      if (currency !== settings.currency)
        await database.query(
          'insert into exchange_rates (org_id, currency, into_currency, day, rate) values ($1, $2, $3, $4, $5)',
          [organization.id, currency, settings.currency, ago(days), (0.1 + chances.chance()).toFixed(6)],
        );
  }
  compare = comparerOf(desk, history);
  await desk.count();
});
afterAll(() => desk.close());

test('figures of any day are what rows and deeds come to, in every organization and in total', {
  timeout: 400_000,
}, async () => {
  for (const query of [
    {},
    { as_of: ago(1), window: 'quarter', currency: 'GBP' },
    { as_of: ago(30 + whole(30)), window: 'year', currency: 'EUR' },
    { as_of: ago(62 + whole(30)), currency: 'USD' },
    { as_of: ago(DAYS - 1), currency: 'JPY' },
  ] as const)
    await compare.figures({ window: 'month', ...query }, `seed ${seed}`);
});

test('the rows behind each figure add up to it', { timeout: 400_000 }, async () => {
  for (const query of [
    { window: 'quarter', currency: 'GBP' },
    { as_of: ago(15 + whole(60)), window: 'month', currency: 'EUR' },
  ] as const)
    await compare.rows(query, `seed ${seed}`);
});

test('whatever is logged, corrected, deleted or decided later, figures follow', {
  timeout: 400_000,
}, async () => {
  const { database } = desk.muster;
  const anyEntry = 'select id from activity_entries where org_id = $1 order by md5(id::text) limit 1';
  for (let round = 0; round < 6; round += 1) {
    for (let write = 0; write < 3; write += 1) {
      const place = one(places);
      const { id } = place.organization;
      const now = new Date().toISOString();
      await one([
        () => logRandom(database, { ...place, organization: id }, chances),
        () =>
          database.query(
            `update activity_entries set duration_s = 4500, bill_minor = 777 where id in (${anyEntry})`,
            [id],
          ),
        () =>
          database.query(
            `update activity_entries set work_date = work_date - 9, billable = not billable where id in (${anyEntry})`,
            [id],
          ),
        () =>
          database.query(`update activity_entries set archived_at = now() where id in (${anyEntry})`, [id]),
        () => database.query(`delete from activity_entries where id in (${anyEntry})`, [id]),
        () => history.change(one(place.projects), now, { status: one(['active', 'on_hold', 'completed']) }),
        () => history.change(one(place.projects), now, { budget_minor: 5_000 + whole(90_000) }),
        () =>
          database.query(
            "insert into holidays (org_id, date, name) values ($1, $2, 'Regatta') on conflict do nothing",
            [id, ago(whole(40))],
          ),
        () =>
          database.query('update members set weekly_capacity_minutes = $2 where id = $1', [
            one(place.people),
            600 + whole(2_000),
          ]),
        () =>
          database.query(
            "update members set department = 'Nights', end_date = greatest(start_date, $2::date) where id = $1",
            [one(place.people), ago(whole(20))],
          ),
      ])();
    }
    await desk.count();
    await compare.figures(
      { ...one([{}, { as_of: ago(whole(60)) }]), window: one(['month', 'quarter']) },
      `seed ${seed}, round ${round}`,
    );
  }
});
