import { timeRequests } from '../load.ts';
import { atMost, type Measurement, median } from '../measurement.ts';
import { BENCH } from '../seeds.ts';
import { clientId, memberId, type Place, SMALL } from './seed.ts';

const MOST = 1.5;
const ROUNDS = 5;
const REQUESTS = 20;
const SEARCH_MS = 50;

/** Where a page begins in the list's orders, as its cursor says it. */
const KEYS = {
  name: 'sort_name',
  code: "coalesce(code, '')",
  status: 'status',
  created_at: 'created_at',
  updated_at: 'updated_at',
};
const SORTS = Object.keys(KEYS).flatMap((key) => [key, `-${key}`]);
/** A common word, letters of a few names, a code, words that stand together, and nothing. */
const SEARCHES = ['marine', 'quist &', 'C-4242', 'hartley & lindquist', 'nothing at all'];

type Organization = typeof BENCH | typeof SMALL;
/** What is asked of each of the two organizations. */
type Query = (organization: Organization) => string;

/** Of these an organization of a thousand has that many: both are asked for so many, since a page costs what its rows cost. */
const ROWS = { few: 5, some: 10, page: 50 };

/** Every order, filter, search and a deep page: the many against the few, in turns; the searches by their time. */
export const measureOrders = async (place: Place): Promise<Measurement[]> => {
  const time = async (organization: Organization, query: string) => {
    const headers = { ...place.headers, 'organization-id': organization };
    return median(
      await timeRequests(
        `${place.muster.url}/api/clients?${/per_page/.test(query) ? '' : `per_page=${ROWS.page}&`}${query}`,
        headers,
        REQUESTS,
      ),
    );
  };
  const found: Measurement[] = [];
  for (const [name, query] of Object.entries(await queries(place))) {
    const [small, big] = [query(SMALL), query(BENCH)];
    await time(BENCH, big);
    const [few, many]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      few.push(await time(SMALL, small));
      many.push(await time(BENCH, big));
    }
    const detail = `${median(many).toFixed(1)} ms`;
    found.push(
      atMost(`${name}, ${place.many} clients ÷ ${place.few}`, median(many) / median(few), MOST, '×', detail),
    );
  }
  for (const words of SEARCHES)
    found.push(
      atMost(
        `search for “${words}” among ${place.many} clients`,
        await time(BENCH, `q=${encodeURIComponent(words)}`),
        SEARCH_MS,
        'ms',
      ),
    );
  return found;
};

const queries = async (place: Place): Promise<Record<string, Query>> => {
  const places = { [SMALL]: await known(place, SMALL), [BENCH]: await known(place, BENCH) };
  const some = `per_page=${ROWS.some}&`;
  const sorted = (sort: string): [string, Query] => [`sorted by ${sort}`, () => `sort=${sort}`];
  const inside = (sort: string): [string, Query] => [
    `page from the middle, sorted by ${sort}`,
    (of) => `sort=${sort}&after=${places[of]?.middles.get(sort.replace('-', ''))}`,
  ];
  return {
    ...Object.fromEntries([...SORTS.map(sorted), ...SORTS.map(inside)]),
    'of a status': () => 'status=lost',
    'of a status, from the middle': (of) => `status=lost&after=${places[of]?.middles.get('name')}`,
    'of two statuses': () => 'status=lost&status=dormant',
    'of two statuses, by code': () => 'status=lost&status=dormant&sort=code',
    'of a status, sorted by it': () => 'status=lost&sort=status',
    'of an owner': (of) => `per_page=${ROWS.few}&owner_id=${places[of]?.owner}`,
    'of two owners': (of) => `${some}owner_id=${places[of]?.owner}&owner_id=${places[of]?.other}`,
    'of a parent': (of) => `per_page=${ROWS.few}&parent_id=${places[of]?.parent}`,
    'with a common tag': () => 'tags=key',
    'with a common tag, from the middle': (of) => `${some}tags=key&after=${places[of]?.middles.get('name')}`,
    'with a tag of every fiftieth': () => `${some}tags=press`,
    'with a tag that has to do with the name': () => 'tags=named',
    'with a rare tag': () => `${some}tags=tag42`,
    ...Object.fromEntries(
      SORTS.map((sort): [string, Query] => [
        `archived ones, sorted by ${sort}`,
        () => `${some}archived=true&sort=${sort}`,
      ]),
    ),
  };
};

/** Ids of an organization, and the cursors of the client in the middle of its list in each order. */
const known = async ({ muster, few, many }: Place, organization: Organization) => {
  const middle = Math.floor((organization === BENCH ? many : few) / 2);
  const middles = new Map<string, string>();
  for (const [sort, key] of Object.entries(KEYS)) {
    const [row] = await muster.sql<{ key: string; id: string }>(
      `select (${key})::text as key, id from clients where org_id = '${organization}' and archived_at is null order by ${key}, id offset ${middle} limit 1`,
    );
    middles.set(sort, Buffer.from(JSON.stringify([row?.key, row?.id])).toString('base64url'));
  }
  const [ids] = await muster.sql<{ owner: string; other: string; parent: string }>(
    `select ${memberId(organization, '7')} as owner, ${memberId(organization, '8')} as other, ${clientId(organization, '5')} as parent`,
  );
  return { ...ids, middles };
};
