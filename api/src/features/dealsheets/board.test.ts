import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DealsheetBoard } from '#contract/dealsheets/board.ts';
import * as endpoints from '#contract/dealsheets/endpoints.ts';
import { type DealDesk, dealDesk, line } from '../../../test/deal-desk.ts';
import { makeClient } from '../../../test/factories/client.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let desk: DealDesk;
beforeAll(async () => {
  muster = await openTestServer();
  desk = await dealDesk(muster);
  await insertRow(muster.database, 'exchange_rates', {
    ...{
      org_id: muster.organization.id,
      currency: 'EUR',
      into_currency: 'GBP',
      day: '2026-01-05',
      rate: '0.8',
    },
  });
});
afterAll(() => muster.close());

const board = async (query: Parameters<typeof read>[0] = {}): Promise<DealsheetBoard> => read(query);
const read = async (query: { client_id?: string[]; q?: string }) =>
  (await desk.call()(endpoints.readDealsheetBoard, { query })).body;
const columnOf = ({ columns }: DealsheetBoard, status: string) =>
  columns.find((one) => one.status === status);

test('a column counts its deals and sums them in the organization’s currency, weighted by their probabilities', async () => {
  const client_id = await makeClient(muster.database, muster.organization, {
    name: 'Board',
    currency: 'EUR',
  });
  const make = async (content: object, probability_pct: number) => {
    const body = {
      title: 'On the board',
      client_id,
      probability_pct,
      content: { lines: [line()], ...content },
    };
    return (await desk.call()(endpoints.createDealsheet, { body })).body;
  };
  await make({}, 50);
  const pounds = await make({ currency: 'GBP' }, 25);
  await make({ currency: 'SEK' }, 100);
  await desk.submit(pounds.id);
  const shown = await board({ client_id: [client_id] });
  expect(shown).toMatchObject({ currency: 'GBP', rate_day: '2026-01-05', without_rate: ['SEK'] });
  // 1 000 euro at 0.8; crowns are counted and in no sum.
  expect(columnOf(shown, 'draft')).toMatchObject({
    ...{ count: 2, price_minor: 80_000, weighted_minor: 40_000, margin_minor: 32_000, after: null },
  });
  expect(columnOf(shown, 'submitted')).toMatchObject({
    ...{ count: 1, price_minor: 100_000, weighted_minor: 25_000, cards: [{ id: pounds.id }] },
  });
  expect(columnOf(shown, 'lost')).toMatchObject({ count: 0, price_minor: 0, cards: [] });
  expect(shown.columns).toHaveLength(9);
});

test('a column shows its first twenty cards, the newest change first, and the list goes on after them', async () => {
  const client_id = await makeClient(muster.database, muster.organization, { name: 'Many' });
  const made: string[] = [];
  for (let at = 0; at < 22; at++) {
    const body = { title: `Deal ${at}`, client_id };
    made.unshift((await desk.call()(endpoints.createDealsheet, { body })).body.id);
  }
  const column = columnOf(await board({ client_id: [client_id] }), 'draft');
  expect(column?.cards.map(({ id }) => id)).toEqual(made.slice(0, 20));
  const { body } = await desk.call()(endpoints.listDealsheets, {
    query: { client_id: [client_id], status: ['draft'], sort: '-updated_at', after: column?.after ?? '' },
  });
  expect(body.data.map((row: { id: string }) => row.id)).toEqual(made.slice(20));
});

test('the list is found by words, owners and the days on which deals are expected to close', async () => {
  const body = {
    title: 'Lighthouse lamps',
    client_id: desk.client,
    close_on: '2036-05-01',
    opportunity: 'A longer mole',
  };
  const { id, code } = (await desk.call()(endpoints.createDealsheet, { body })).body;
  const listed = async (query: object) => {
    const answer = await desk.call()(endpoints.listDealsheets, { query });
    return answer.body.data.map((row: { id: string }) => row.id);
  };
  expect(await listed({ q: 'longer MOLE' })).toEqual([id]);
  expect(await listed({ q: code })).toEqual([id]);
  expect(await listed({ from: '2036-04-01', until: '2036-05-01' })).toEqual([id]);
  expect(await listed({ q: 'lamps', owner_id: ['me'] })).toEqual([id]);
  expect(await listed({ q: 'lamps', owner_id: [muster.organization.people.owner.member ?? ''] })).toEqual([]);
  expect(await listed({ sort: '-close_on', until: '2099-01-01', per_page: 1 })).toEqual([id]);
});
