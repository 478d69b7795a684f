import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseRate, type RateQuestion } from '#contract/service-types/rates.ts';
import { type Cards, dealCards } from '../../../test/rate-cards.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import type { Database } from '../../platform/postgres/database.ts';
import { findRate, listRates, type Rate } from './queries.ts';

let muster: TestServer;
let cards: Cards;
let all: Rate[];
beforeAll(async () => {
  muster = await openTestServer();
  cards = await dealCards(muster, 10_000);
  all = await within((db) => listRates(db, cards.services));
});
afterAll(() => muster.close());

const within = <Result>(work: (db: Database) => Promise<Result>) =>
  muster.server.databases.within({ organization: muster.organization.id, sub: null, writes: false }, work);

/** What the decision says, a sentence each: the first that has a rate of the day counts. */
const SENTENCES: readonly ((rate: Rate, asked: RateQuestion) => boolean)[] = [
  (r, q) =>
    r.member_id === q.member_id && r.project_id === q.project_id && r.service_type_id === q.service_type_id,
  (r, q) => r.member_id === q.member_id && r.project_id === q.project_id && r.service_type_id === null,
  (r, q) => r.client_id === q.client_id && r.service_type_id === q.service_type_id,
  (r, q) => r.member_id === q.member_id && r.project_id === null && r.service_type_id === q.service_type_id,
  (r, q) => r.member_id === q.member_id && r.project_id === null && r.service_type_id === null,
  (r, q) => r.level === q.level && r.service_type_id === q.service_type_id,
  (r, q) => r.service_type_id === q.service_type_id,
  () => true,
];
const SCOPES = [
  'assignment',
  'assignment',
  'client',
  'member',
  'member',
  'member_level',
  'service',
  'organization',
];

const bruteForce = (asked: RateQuestion, ofDay: readonly Rate[]): string | null => {
  for (const [at, holds] of SENTENCES.entries()) {
    const found = ofDay.find((rate) => rate.scope === SCOPES[at] && holds(rate, asked));
    if (found) return found.id;
  }
  return null;
};

const ratesByDay = (questions: readonly RateQuestion[]): ReadonlyMap<string, Rate[]> =>
  new Map(
    [...new Set(questions.map(({ day }) => day))].map((day) => [
      day,
      all.filter((rate) => rate.valid_from <= day && (rate.valid_to ?? '9999-12-31') >= day),
    ]),
  );

test('on 10 000 random cards PostgreSQL, the contract and brute force choose the same rate', async () => {
  const questions = cards.questions(4_000);
  const ofDay = ratesByDay(questions);
  const expected = questions.map((asked) => bruteForce(asked, ofDay.get(asked.day) ?? []));
  expect(questions.slice(0, 400).map((asked) => chooseRate(all, asked)?.id ?? null)).toEqual(
    expected.slice(0, 400),
  );
  const chosen = questions.map((asked) => chooseRate(ofDay.get(asked.day) ?? [], asked)?.id ?? null);
  expect(chosen).toEqual(expected);
  expect(await cards.ask(questions)).toEqual(expected);
  const scopes = new Set(expected.map((id) => all.find((rate) => rate.id === id)?.scope));
  expect(scopes.size, 'each scope wins somewhere, and nowhere does nothing').toBe(7);
});

test('the lookup of one is that of many, with the unit of its service or the hour', async () => {
  for (const question of cards.questions(40)) {
    const found = await within((db) => findRate(db, question));
    expect(found).toEqual(chooseRate(all, question));
    if (found && found.service_type_id === null) expect(found.unit).toBe('hour');
    if (found?.service_type_id) expect(found.unit).toBe('day');
  }
});

test('for all the time of a period at once it is what brute force chooses for each entry', async () => {
  const logged = await cards.log(cards.questions(4_000));
  const ofDay = ratesByDay(logged.map(({ asked }) => asked));
  expect(logged.map(({ rate_id }) => rate_id)).toEqual(
    logged.map(({ asked }) => bruteForce(asked, ofDay.get(asked.day) ?? [])),
  );
  const scopes = new Set(logged.map(({ rate_id }) => all.find((rate) => rate.id === rate_id)?.scope));
  expect(scopes.size, 'each scope wins somewhere, and nowhere does nothing').toBe(7);
});

test('another organization has no rate of ours', async () => {
  const question = cards.questions(200).find((asked) => chooseRate(all, asked));
  if (!question) throw new Error('no question has an answer');
  const elsewhere = { organization: crypto.randomUUID(), sub: null, writes: false };
  expect(await muster.server.databases.within(elsewhere, (db) => findRate(db, question))).toBeUndefined();
});
