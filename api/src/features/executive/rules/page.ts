import type { Page, PageQuery } from '#contract/pagination.ts';
import { cursorOf, cutPage } from '../../../platform/postgres/keyset.ts';

/** Where a row stands in its list: the key that it is sorted by, and a name that no other row has. */
export interface Placed<Row> {
  readonly row: Row;
  readonly key: string | number;
  readonly id: string;
}

/** A page of rows that are all at hand, in keyset order; `descending` by the key. Throws 422 for a cursor that isn't ours. */
export const pageOfRows = async <Row>(
  rows: readonly Placed<Row>[],
  page: PageQuery,
  descending: boolean,
): Promise<Page<Row>> => {
  const backwards = page.before !== undefined;
  const sign = descending !== backwards ? -1 : 1;
  const sorted = rows.toSorted((one, other) => sign * compare(one, other));
  const cursor = cursorOf(page);
  const isNumber = typeof rows[0]?.key === 'number';
  const place = cursor && { key: isNumber ? Number(cursor[0]) : cursor[0], id: cursor[1] };
  const beyond = place ? sorted.filter((one) => sign * compare(one, place) > 0) : sorted;
  const asked = beyond
    .slice(0, page.per_page + 1)
    .map(({ row, key, id }) => ({ row, cursor_key: String(key), cursor_id: id }));
  const { data, before, after } = await cutPage(page, Promise.resolve(asked));
  return { data: data.map(({ row }) => row), before, after };
};

const compare = (
  one: Pick<Placed<unknown>, 'key' | 'id'>,
  other: Pick<Placed<unknown>, 'key' | 'id'>,
): number => {
  if (one.key !== other.key) return one.key < other.key ? -1 : 1;
  if (one.id === other.id) return 0;
  return one.id < other.id ? -1 : 1;
};
