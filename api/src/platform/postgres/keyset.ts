import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { Failure } from '#contract/errors.ts';
import type { Page, PageQuery } from '#contract/pagination.ts';
import type { DB } from '../tables.ts';

/** A key that a list can be sorted by: an expression that is never null, and its SQL type. */
export interface SortKey {
  readonly by: RawBuilder<unknown>;
  readonly type: 'text' | 'date' | 'timestamptz' | 'bigint' | 'numeric' | 'uuid' | 'int' | `${string}_status`;
}

interface Order {
  readonly page: PageQuery;
  /** A key of `keys`, with `-` before it for descending. */
  readonly sort: string;
  readonly keys: Readonly<Record<string, SortKey>>;
  /** The column that makes the order total. */
  readonly id: RawBuilder<unknown>;
}

/**
 * One page of `query` in keyset order: one statement, no counts, stable while rows come and go.
 * The query must not be ordered yet. Throws 422 for a cursor that isn't ours.
 */
export const paginate = async <Tables extends keyof DB, Row extends object>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  { page, sort, keys, id }: Order,
): Promise<Page<Row>> => {
  const key = keys[sort.replace(/^-/, '')];
  if (!key)
    throw new Failure('invalid_input', 'The list has no such order.', {
      fields: [{ field: 'sort', message: 'Unknown order.' }],
    });
  const backwards = page.before !== undefined;
  const descending = sort.startsWith('-') !== backwards;
  const cursor = cursorOf(page);
  const direction = descending ? 'desc' : 'asc';
  // As a parameter the limit would be a tenth of all rows to the planner, which then plans anew for every page.
  let ordered = query
    .select([sql<string>`(${key.by})::text`.as('cursor_key'), sql<string>`(${id})::text`.as('cursor_id')])
    .orderBy(key.by, direction)
    .orderBy(id, direction)
    .limit(sql.lit(page.per_page + 1));
  if (cursor) ordered = ordered.where(beyond(key, id, descending, cursor));
  return cutPage(page, ordered.execute());
};

/** Where a page begins: the key and id of the row next to it; undefined for the first one. Throws 422 for a cursor that isn't ours. */
export const cursorOf = ({ before, after }: PageQuery): [string, string] | undefined => {
  const cursor = before ?? after;
  return cursor === undefined ? undefined : read(cursor);
};

/** Words that are looked for as a pattern of LIKE, in which its signs stand for themselves. */
export const likeOf = (words: string | undefined): string | undefined =>
  words ? `%${words.replace(/[\\%_]/g, '\\$&')}%` : undefined;

/** Makes a page of rows that were asked for in its direction, one more than it holds. */
export const cutPage = async <Row extends CursorRow>(
  page: PageQuery,
  asked: Promise<readonly Row[]>,
): Promise<Page<Row>> => {
  const backwards = page.before !== undefined;
  const inside = backwards || page.after !== undefined;
  const found = await asked.catch((error) => {
    throw inside && isUnreadable(error) ? gone() : error;
  });
  const rows = found.slice(0, page.per_page);
  if (backwards) rows.reverse();
  const more = found.length > page.per_page;
  return {
    data: rows,
    before: (backwards ? more : inside) ? write(rows.at(0)) : null,
    after: (backwards ? inside : more) ? write(rows.at(-1)) : null,
  };
};

/** A row with the text of the key that it is ordered by, and of its id. */
interface CursorRow {
  readonly cursor_key: string;
  readonly cursor_id: string;
}

const beyond = (
  key: SortKey,
  id: RawBuilder<unknown>,
  descending: boolean,
  [value, last]: [string, string],
) => {
  const type = sql.raw(key.type);
  const sign = sql.raw(descending ? '<' : '>');
  return sql<boolean>`(${key.by}, ${id}) ${sign} (${value}::${type}, ${last}::uuid)`;
};

const write = (row: CursorRow | undefined): string | null =>
  row ? Buffer.from(JSON.stringify([row.cursor_key, row.cursor_id])).toString('base64url') : null;

const read = (cursor: string): [string, string] => {
  try {
    const [value, last] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (typeof value === 'string' && typeof last === 'string') return [value, last];
  } catch {
    // falls through to the one sentence below
  }
  throw gone();
};

const gone = () => {
  const fields = [{ field: 'after', message: 'Start the list again.' }];
  return new Failure('invalid_input', 'This page of the list is gone: start again.', { fields });
};

/** What PostgreSQL says of a text that is no moment, number or id, or one out of reach. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['22P02', '22007', '22008', '22003', '22009'].includes(String(error.code));
