import { timeRequests } from './load.ts';
import { atMost, type Measurement, median } from './measurement.ts';
import { BENCH } from './seeds.ts';

const MOST = 1.5;
const ROUNDS = 5;
const REQUESTS = 20;
const SEARCH_MS = 50;

/** A list that is measured in two organizations, one with few rows and one with many. */
export interface MeasuredList {
  readonly what: string;
  /** Its address below the server's, such as `https://…/api/dealsheets`. */
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly small: string;
  /** Which has many; the bench's own unless another is named. */
  readonly big?: string;
  readonly many: number;
  /** What is asked, by name; of each organization its own. */
  readonly queries: Readonly<Record<string, (organization: string) => string>>;
  /** Words that are looked for among the many. */
  readonly searches: readonly string[];
}

/** Every order, filter and deep page: the many against the few, in turns; searches by their time. */
export const measureList = async (list: MeasuredList): Promise<Measurement[]> => {
  const { what, many, small, big = BENCH } = list;
  const found: Measurement[] = [];
  for (const [name, query] of Object.entries(list.queries)) {
    await timeOf(list, big, query(big));
    const [few, all]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      few.push(await timeOf(list, small, query(small)));
      all.push(await timeOf(list, big, query(big)));
    }
    const ratio = median(all) / median(few);
    found.push(atMost(`${what} ${name}, ${many} ÷ few`, ratio, MOST, '×', `${median(all).toFixed(1)} ms`));
  }
  for (const words of list.searches) {
    const taken = await timeOf(list, big, `per_page=50&q=${encodeURIComponent(words)}`);
    found.push(atMost(`search for “${words}” among ${many} ${what}`, taken, SEARCH_MS, 'ms'));
  }
  return found;
};

const timeOf = async ({ url, headers }: MeasuredList, organization: string, query: string) =>
  median(await timeRequests(`${url}?${query}`, { ...headers, 'organization-id': organization }, REQUESTS));

/** The cursor of the row in the middle of an order of a table, as a list's address says it. */
export const middleOf = async (
  sql: <Row extends object>(text: string) => Promise<Row[]>,
  { table, key, organization }: { table: string; key: string; organization: string },
): Promise<string> => {
  const rows = `from ${table} where org_id = '${organization}' and archived_at is null`;
  const [row] = await sql<{ key: string; id: string }>(
    `select (${key})::text as key, id ${rows} order by ${key}, id offset (select count(*) / 2 ${rows}) limit 1`,
  );
  return Buffer.from(JSON.stringify([row?.key, row?.id])).toString('base64url');
};
