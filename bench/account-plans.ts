// Measures the list and the board of a hundred thousand account plans: `node bench/account-plans.ts`; about two minutes.
import { measureLastContacts } from './account-plans/last-contacts.ts';
import { idOf, SMALL, seedPlans } from './account-plans/seed.ts';
import { startBare } from './bare.ts';
import { measureList, middleOf } from './lists.ts';
import { load, timeRequests } from './load.ts';
import { atLeast, atMost, type Measurement, median, tableOf } from './measurement.ts';
import { type BenchedMuster, startBenchedMuster } from './muster.ts';
import { BENCH, seedOrganization } from './seeds.ts';

const [FEW, MANY] = [1_000, 100_000];
/** The board's sums are of all that pass, so that it costs what they are; a page with them is drawn within a second. */
const BOARD_MS = 250;
const [CONNECTIONS, ROUNDS, LEAST] = [[1, 32, 256], 3, 0.4];

type Query = (organization: string) => string;

const KEYS = {
  ...{
    updated_at: 'updated_at',
    name: 'sort_name',
    client: 'sort_client',
    tier: 'sort_tier',
    ends_on: 'ends_on',
  },
  ...{ next_review_on: 'sort_review', coverage_pct: 'sort_coverage' },
  ...{ revenue_target_minor: 'sort_target', weighted_minor: 'weighted_minor' },
};
const SEARCHES = ['account', 'harbour', 'dogs', '0042', 'harbour account 999', 'nothing at all'];

/** The list in every order, with every filter and against a bare handler, the board, and the people of a plan in its client's notes. */
export const measureAccountPlans = async (muster: BenchedMuster, seconds: number): Promise<Measurement[]> => {
  await seedPlans(muster, FEW, MANY);
  const headers = { authorization: `Bearer ${await muster.tokenOf('admin@muster.example')}` };
  const url = `${muster.url}/api/account-plans`;
  const queries = { ...(await orders(muster)), ...filters(await idsOf(muster)) };
  return [
    ...(await measureList({
      ...{ what: 'account plans', url, headers, small: SMALL, many: MANY, queries, searches: SEARCHES },
    })),
    ...(await measureBoard(url, headers)),
    ...(await measureLastContacts(muster, headers)),
    ...(await measureAgainstBare(muster, { ...headers, 'organization-id': BENCH }, seconds)),
  ];
};

const filters = (id: Awaited<ReturnType<typeof idsOf>>): Record<string, Query> => ({
  'of a client': (of) => `per_page=5&client_id=${id(of).client}`,
  'of two clients': (of) => `per_page=10&client_id=${id(of).client}&client_id=${id(of).other}`,
  'of an owner': (of) => `per_page=4&owner_id=${id(of).owner}`,
  'of a status': () => 'per_page=10&status=approved&sort=-updated_at',
  'of two statuses, by name': () => 'per_page=10&status=approved&status=draft&sort=name',
  'of a tier, by forecast': () => 'per_page=10&tier=A&sort=-weighted_minor',
  'of a health, by next review': () => 'per_page=10&health=at_risk&sort=next_review_on',
  'to review until a day': () => 'per_page=10&review_until=2026-06-20&sort=next_review_on',
  'to decide': () => 'per_page=10&mine_to_decide=true&sort=-updated_at',
  archived: () => 'per_page=10&archived=true&sort=-updated_at',
});

const orders = async ({ sql }: BenchedMuster) => {
  const found: Record<string, Query> = {};
  for (const [sort, key] of Object.entries(KEYS)) {
    const places = new Map<string, string>();
    for (const organization of [SMALL, BENCH])
      places.set(organization, await middleOf(sql, { table: 'account_plans', key, organization }));
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

const BOARDS = ['', 'tier=A', 'status=closed', 'q=dogs', 'q=account', 'archived=true', 'owner_id=me'];

const measureBoard = async (url: string, headers: Record<string, string>) => {
  const found: Measurement[] = [];
  for (const query of BOARDS) {
    const ask = async (organization: string) =>
      median(
        await timeRequests(`${url}/board?${query}`, { ...headers, 'organization-id': organization }, 10),
      );
    const few = await ask(SMALL);
    const detail = `${few.toFixed(1)} ms of ${FEW}`;
    found.push(
      atMost(`board of ${MANY} account plans, ${query || 'all'}`, await ask(BENCH), BOARD_MS, 'ms', detail),
    );
  }
  return found;
};

/** Requests per second of the list against a bare handler that sends the same rows, in turns. */
const measureAgainstBare = async (
  muster: BenchedMuster,
  headers: Record<string, string>,
  seconds: number,
): Promise<Measurement[]> => {
  const bare = await startBare('bare-account-plans.ts', muster.databaseUrl, BENCH);
  const address = `${muster.url}/api/account-plans?per_page=50&sort=-updated_at`;
  try {
    const found: Measurement[] = [];
    for (const connections of CONNECTIONS) {
      const rounds: { ratio: number; detail: string }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const floor = await load(bare.url, {}, connections, seconds);
        const list = await load(address, headers, connections, seconds);
        const errors = floor.errors + list.errors;
        const [ours, theirs] = [list.requestsPerSecond, floor.requestsPerSecond];
        rounds.push({
          ratio: errors === 0 ? ours / theirs : 0,
          detail: `${Math.round(ours)} ÷ ${Math.round(theirs)}/s, p99 ${list.p99} ms, ${errors} errors`,
        });
      }
      const ratio = median(rounds.map((round) => round.ratio));
      const detail = rounds.find((round) => round.ratio === ratio)?.detail ?? '';
      const what = `list of ${MANY} account plans ÷ bare handler, ${connections} connections`;
      found.push(atLeast(what, ratio, LEAST, detail));
    }
    return found;
  } finally {
    bare.stop();
  }
};

if (import.meta.main) {
  const muster = await startBenchedMuster();
  try {
    await seedOrganization(muster);
    console.log(tableOf(await measureAccountPlans(muster, process.argv.includes('--quick') ? 2 : 6)));
  } finally {
    await muster.stop();
  }
}
