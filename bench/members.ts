// Measures the team of a hundred thousand people: `node bench/members.ts`; about two minutes.
import { startBare } from './bare.ts';
import { measureList, middleOf } from './lists.ts';
import { load } from './load.ts';
import { atLeast, type Measurement, median, tableOf } from './measurement.ts';
import { type BenchedMuster, startBenchedMuster } from './muster.ts';
import { BIG_TEAM, idsOfTeam, SMALL_TEAM, seedTeams } from './people/seed-team.ts';

const [FEW, MANY] = [1_000, 100_000];
const [CONNECTIONS, ROUNDS, LEAST] = [[1, 32, 256], 3, 0.4];

type Query = (organization: string) => string;

const KEYS = {
  ...{ name: 'sort_name', email: 'email', role: 'role_rank', status: 'sort_status' },
  created_at: 'created_at',
};
/** A word that all have, one of every seventh, one of every fiftieth, part of a name, an address, two together, a department, nobody. */
const SEARCHES = [
  ...['team.example', 'guard', 'dogood', 'ova', '-4242@', 'lev okafor', 'lev okafor 99', 'department 17'],
  'nobody at all',
];

/** The list in every order, with every filter and against a bare handler. */
export const measureMembers = async (muster: BenchedMuster, seconds: number): Promise<Measurement[]> => {
  await seedTeams(muster, FEW, MANY);
  const headers = { authorization: `Bearer ${await muster.tokenOf('admin@muster.example')}` };
  const url = `${muster.url}/api/members`;
  const queries = { ...(await orders(muster)), ...(await filters(muster)) };
  const list = { what: 'people', url, headers, small: SMALL_TEAM, big: BIG_TEAM, many: MANY };
  return [
    ...(await measureList({ ...list, queries, searches: SEARCHES })),
    ...(await measureAgainstBare(muster, { ...headers, 'organization-id': BIG_TEAM }, seconds)),
  ];
};

const orders = async ({ sql }: BenchedMuster) => {
  const found: Record<string, Query> = {};
  for (const [sort, key] of Object.entries(KEYS)) {
    const places = new Map<string, string>();
    for (const organization of [SMALL_TEAM, BIG_TEAM])
      places.set(organization, await middleOf(sql, { table: 'members', key, organization }));
    for (const direction of ['', '-']) {
      found[`by ${direction}${sort}`] = () => `per_page=50&sort=${direction}${sort}`;
      found[`from the middle, by ${direction}${sort}`] = (of) =>
        `per_page=50&sort=${direction}${sort}&after=${places.get(of)}`;
    }
  }
  return found;
};

/** Of these an organization of a thousand has as many as are asked for: a page costs what its rows cost. */
const filters = async (muster: BenchedMuster): Promise<Record<string, Query>> => {
  const ids = new Map<string, { boss: string; seat: string }>([
    [SMALL_TEAM, await idsOfTeam(muster, SMALL_TEAM)],
    [BIG_TEAM, await idsOfTeam(muster, BIG_TEAM)],
  ]);
  const found: Record<string, Query> = {};
  for (const sort of ['name', '-email', 'created_at'])
    for (const [what, query] of Object.entries(FILTERS))
      found[`${what}, by ${sort}`] = (of) => `sort=${sort}&${query(ids.get(of) ?? { boss: '', seat: '' })}`;
  return found;
};

const FILTERS: Record<string, (ids: { boss: string; seat: string }) => string> = {
  'who are active': () => 'per_page=50&status=active',
  'who are on leave': () => 'per_page=8&status=on_leave',
  'who are invited or on leave': () => 'per_page=30&status=invited&status=on_leave',
  'who have left': () => 'per_page=15&status=offboarded',
  'of a common role': () => 'per_page=50&role=member',
  'of a rare role': () => 'per_page=8&role=manager',
  'of two roles': () => 'per_page=50&role=manager&role=coordinator',
  'of a department': () => 'per_page=20&department=Department+7',
  'of two departments': () => 'per_page=45&department=Department+7&department=Department+8',
  'of none': () => 'per_page=20&department=',
  'of a manager': ({ boss }) => `per_page=4&manager_id=${boss}`,
  'of a seat': ({ seat }) => `per_page=8&position_id=${seat}`,
  'without a seat': () => 'per_page=50&position_id=none',
  'without a manager': () => 'per_page=1&manager_id=none',
  'with a contract': () => 'per_page=50&employment=contractor',
  'with a skill of every twentieth': () => 'per_page=45&skill=skill+7',
  'with a common skill': () => 'per_page=50&skill=First+aid',
};

/** Requests per second of the list against a bare handler that sends the same rows, in turns. */
const measureAgainstBare = async (
  muster: BenchedMuster,
  headers: Record<string, string>,
  seconds: number,
): Promise<Measurement[]> => {
  const bare = await startBare('people/bare-members.ts', muster.databaseUrl, BIG_TEAM);
  const address = `${muster.url}/api/members?per_page=50`;
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
      found.push(
        atLeast(`list of ${MANY} people ÷ bare handler, ${connections} connections`, ratio, LEAST, detail),
      );
    }
    return found;
  } finally {
    bare.stop();
  }
};

if (import.meta.main) {
  const muster = await startBenchedMuster();
  try {
    console.log(tableOf(await measureMembers(muster, process.argv.includes('--quick') ? 2 : 6)));
  } finally {
    await muster.stop();
  }
}
