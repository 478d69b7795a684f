import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseRate, type RateQuestion } from '#contract/service-types/rates.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import type { Database } from '../../platform/postgres/database.ts';
import { findRate, listRates } from './queries.ts';

let muster: TestServer;
let clients: string[];
let services: string[];
beforeAll(async () => {
  muster = await openTestServer();
  const made = async (statement: string) =>
    (await muster.database.query<{ id: string }>(statement, [muster.organization.id])).map(({ id }) => id);
  clients = await made(
    "insert into clients (org_id, name) select $1, 'C' || i from generate_series(1, 2) i returning id",
  );
  services = await made(
    "insert into service_types (org_id, code, name) select $1, 'S' || i, 'S' || i from generate_series(1, 2) i returning id",
  );
});
afterAll(() => muster.close());

const LEVELS = ['junior', 'senior'];
const DAYS = Array.from({ length: 9 }, (_, at) => `2026-01-0${at + 1}`);
const SCOPES = ['organization', 'client', 'member_level'] as const;

interface Candidate {
  scope: (typeof SCOPES)[number];
  service: number;
  which: number;
  from: number;
  length: number | null;
}
const candidate: fc.Arbitrary<Candidate> = fc.record({
  scope: fc.constantFrom(...SCOPES),
  service: fc.nat(1),
  which: fc.nat(1),
  from: fc.nat(7),
  length: fc.option(fc.nat(3), { freq: 4 }),
});

/** Writes candidates as the owner; those that overlap another of their scope stay out, as the database decides. */
const store = async (candidates: Candidate[]) => {
  await muster.database.query('delete from service_rates');
  for (const { scope, service, which, from, length } of candidates)
    await muster.database.query(
      `insert into service_rates (org_id, service_type_id, scope, client_id, level, cost_rate, bill_rate, currency, valid_from, valid_to)
       values ($1, $2, $3, $4, $5, 1, 2, 'GBP', $6, $7) on conflict do nothing`,
      [
        muster.organization.id,
        services[service],
        scope,
        scope === 'client' ? clients[which] : null,
        scope === 'member_level' ? LEVELS[which] : null,
        DAYS[from],
        length === null ? null : DAYS[Math.min(8, from + length)],
      ],
    );
};

const within = <Result>(work: (db: Database) => Promise<Result>) =>
  muster.server.databases.within({ organization: muster.organization.id, sub: null, writes: false }, work);

const questions = (): RateQuestion[] =>
  services.flatMap((service_type_id) =>
    [null, ...clients].flatMap((client_id) =>
      [null, ...LEVELS].flatMap((level) => DAYS.map((day) => ({ service_type_id, client_id, level, day }))),
    ),
  );

test('the client rate wins over the member level, that over the organization, on every day and however asked', async () => {
  const places = questions();
  await fc.assert(
    fc.asyncProperty(
      fc.array(candidate, { maxLength: 12 }),
      fc.infiniteStream(fc.nat(places.length - 1)),
      async (candidates, picks) => {
        await store(candidates);
        await within(async (db) => {
          const all = await listRates(db, services);
          for (const place of [...picks.take(12)]) {
            const question = places[place];
            if (!question) continue;
            const found = await findRate(db, question);
            expect(found).toEqual(chooseRate(all, question));
            expect(found?.scope).toEqual(expected(all, question));
          }
        });
      },
    ),
    { numRuns: 60 },
  );
});

/** Said once more in other words: which scopes have a rate that day, and the first of them. */
const expected = (
  all: Awaited<ReturnType<typeof listRates>>,
  { service_type_id, client_id, level, day }: RateQuestion,
) => {
  const counting = all
    .filter((rate) => rate.service_type_id === service_type_id)
    .filter((rate) => day >= rate.valid_from && !(rate.valid_to && day > rate.valid_to));
  if (client_id && counting.some((rate) => rate.client_id === client_id)) return 'client';
  if (level && counting.some((rate) => rate.level === level)) return 'member_level';
  return counting.some(({ scope }) => scope === 'organization') ? 'organization' : undefined;
};

test('another organization has no rate of ours', async () => {
  await store([{ scope: 'organization', service: 0, which: 0, from: 0, length: null }]);
  const question = { service_type_id: services[0] ?? '', client_id: null, level: null, day: '2026-01-05' };
  expect(await within((db) => findRate(db, question))).toMatchObject({ bill_rate: '2.0000', unit: 'hour' });
  const elsewhere = { organization: crypto.randomUUID(), sub: null, writes: false };
  expect(await muster.server.databases.within(elsewhere, (db) => findRate(db, question))).toBeUndefined();
});
