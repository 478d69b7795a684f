// Measures lists and the board of a hundred thousand deals and scenarios: `node bench/deals.ts`; about two minutes.
import { idOf, SMALL, seedDeals } from './deals/seed.ts';
import { measureList, middleOf } from './lists.ts';
import { timeRequests } from './load.ts';
import { atMost, type Measurement, median, tableOf } from './measurement.ts';
import { type BenchedMuster, startBenchedMuster } from './muster.ts';
import { BENCH, seedOrganization } from './seeds.ts';

const [FEW, MANY] = [1_000, 100_000];
/** The board's sums are of all that pass, so that it costs what they are; a page with them is drawn within a second. */
const BOARD_MS = 250;

type Query = (organization: string) => string;

const DEAL_KEYS = {
  ...{ updated_at: 'updated_at', title: 'sort_title', number: 'number' },
  ...{ close_on: 'sort_close', price_minor: 'price_minor' },
};
const SCENARIO_KEYS = { updated_at: 'updated_at', name: 'sort_name', number: 'number' };
const SEARCHES = ['guarding', 'watch', 'dogs', '0042', 'harbour guarding 999', 'nothing at all'];

/** Both lists in every order and with every filter, and the board. */
export const measureDeals = async (muster: BenchedMuster): Promise<Measurement[]> => {
  await seedDeals(muster, FEW, MANY);
  const headers = { authorization: `Bearer ${await muster.tokenOf('admin@muster.example')}` };
  const place = { headers, small: SMALL, many: MANY, searches: SEARCHES };
  const id = await idsOf(muster);
  const some =
    (fields: string): Query =>
    () =>
      `per_page=10&${fields}`;
  const shared = {
    'of a client': (of: string) => `per_page=5&client_id=${id(of).client}`,
    'of two clients': (of: string) => `per_page=10&client_id=${id(of).client}&client_id=${id(of).other}`,
    archived: some('archived=true&sort=-updated_at'),
  };
  const deals: Record<string, Query> = {
    ...(await orders(muster, 'dealsheets', DEAL_KEYS)),
    ...shared,
    'of a status': some('status=lost&sort=-updated_at'),
    'of two statuses, by title': some('status=lost&status=sent&sort=title'),
    'of an owner': (of) => `per_page=4&owner_id=${id(of).owner}`,
    'that close within a month': some('from=2027-03-01&until=2027-03-31&sort=close_on'),
    'to decide': some('mine_to_decide=true&sort=-updated_at'),
    'archived, by price': some('archived=true&sort=price_minor'),
  };
  const scenarios: Record<string, Query> = {
    ...(await orders(muster, 'calculator_scenarios', SCENARIO_KEYS)),
    ...shared,
    'that are frozen': some('status=frozen'),
    'in two states, by name': some('status=frozen&status=draft&sort=name'),
  };
  return [
    ...(await measureList({ ...place, what: 'deals', url: `${muster.url}/api/dealsheets`, queries: deals })),
    ...(await measureList({
      ...{ ...place, what: 'scenarios', url: `${muster.url}/api/calculator/scenarios`, queries: scenarios },
    })),
    ...(await measureBoard(muster, { ...headers, 'organization-id': BENCH })),
  ];
};

const orders = async ({ sql }: BenchedMuster, table: string, keys: Record<string, string>) => {
  const found: Record<string, Query> = {};
  for (const [sort, key] of Object.entries(keys)) {
    const places = new Map<string, string>();
    for (const organization of [SMALL, BENCH])
      places.set(organization, await middleOf(sql, { table, key, organization }));
    for (const direction of ['', '-']) {
      found[`by ${direction}${sort}`] = () => `per_page=50&sort=${direction}${sort}`;
      found[`from the middle, by ${direction}${sort}`] = (of) =>
        `per_page=50&sort=${direction}${sort}&after=${places.get(of)}`;
    }
  }
  return found;
};

const idsOf = async ({ sql }: BenchedMuster) => {
  const read = async (of: string) => {
    const [row] = await sql<{ client: string; other: string; owner: string }>(
      `select ${idOf(of, 'client', '7')} as client, ${idOf(of, 'client', '8')} as other, ${idOf(of, 'member', '7')} as owner`,
    );
    return row ?? { client: '', other: '', owner: '' };
  };
  const [small, big] = [await read(SMALL), await read(BENCH)];
  return (of: string) => (of === SMALL ? small : big);
};

const measureBoard = async ({ url }: BenchedMuster, headers: Record<string, string>) => {
  const found: Measurement[] = [];
  for (const query of [
    '',
    'q=guarding',
    'q=dogs',
    'q=nothing+at+all',
    'status=sent&status=approved',
    'owner_id=me',
  ]) {
    const taken = median(await timeRequests(`${url}/api/dealsheets/board?${query}`, headers, 10));
    found.push(atMost(`board of ${MANY} deals, ${query || 'all'}`, taken, BOARD_MS, 'ms'));
  }
  return found;
};

if (import.meta.main) {
  const muster = await startBenchedMuster();
  try {
    await seedOrganization(muster);
    console.log(tableOf(await measureDeals(muster)));
  } finally {
    await muster.stop();
  }
}
