import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Page } from '#contract/pagination.ts';
import { type Search, stringifySearch } from '../search.ts';

/** What the address of every list may hold beside its filters. */
export interface ListSearch {
  /** A column, `-` before it for descending. */
  readonly sort?: string;
  readonly before?: string;
  readonly after?: string;
  /** Counted from 1; where the cursor stands. */
  readonly page?: number;
  /** Ids of columns that are switched off. */
  readonly hide?: readonly string[];
}

interface Habits {
  /** Names of the parameters that are filters. */
  readonly filters: readonly string[];
  /** The order without `sort` in the address. */
  readonly sort: string;
  readonly pageSize: number;
  /** Columns that are off until somebody switches them on. */
  readonly hide?: readonly string[];
}

interface Sort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

type Values = Readonly<Record<string, unknown>>;

const TYPING_MS = 250;
/** In the address where every column is on. */
const NONE = 'none';
const FIRST_PAGE = { before: undefined, after: undefined, page: undefined };

/**
 * A list's state in its address: spread `list` into a ListPage and `table` into its DataTable, `pager(page)` into the
 * footer. Filters, order and columns replace the address, paging adds to the history. Typing waits a quarter second.
 */
export function useListAddress<Filters extends Values>(search: ListSearch & Search, habits: Habits) {
  const router = useRouter();
  const [typed, setTyped] = useState<{ values: Filters; over: Search }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const go = (next: Search, how: 'push' | 'replace' = 'replace') =>
    router.history[how](`${router.latestLocation.pathname}${stringifySearch(next)}`);

  const inAddress = only(search, habits.filters) as Filters;
  const value = typed?.over === search ? typed.values : inAddress;
  const onChange = (values: Filters) => {
    setTyped({ values, over: search });
    clearTimeout(timer.current);
    const change = () => go({ ...without(search, habits.filters), ...FIRST_PAGE, ...values });
    timer.current = setTimeout(change, isTyping(value, values) ? TYPING_MS : 0);
  };

  const sort = sortFrom(search.sort ?? habits.sort);
  const onSort = ({ column, direction }: Sort) => {
    const written = direction === 'descending' ? `-${column}` : column;
    go({ ...search, ...FIRST_PAGE, sort: written === habits.sort ? undefined : written });
  };
  const hidden = (search.hide ?? habits.hide ?? []).filter((id) => id !== NONE);
  const onHidden = (hide: readonly string[]) => go({ ...search, hide: hide.length > 0 ? hide : NONE });

  return {
    list: { value, onChange, sort, onSort, hidden, onHidden },
    table: { sort, onSort, hidden },
    clear: () => onChange(only({}, []) as Filters),
    pager: (page: Page<unknown> | undefined) => pagerOf(search, page, habits.pageSize, go),
  };
}

const only = (search: Search, names: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(search).filter(([name, value]) => names.includes(name) && value !== undefined),
  );

const without = (search: Search, names: readonly string[]): Search =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name)));

const isTyping = (before: Values, after: Values): boolean =>
  Object.entries(after).some(([name, value]) => typeof value === 'string' && value !== before[name]);

const sortFrom = (written: string): Sort => ({
  column: written.replace(/^-/, ''),
  direction: written.startsWith('-') ? 'descending' : 'ascending',
});

function pagerOf(
  search: ListSearch & Search,
  page: Page<unknown> | undefined,
  pageSize: number,
  go: (next: Search, how: 'push') => void,
) {
  const at = search.page ?? 1;
  const from = (at - 1) * pageSize + 1;
  const rows = page?.data.length ?? 0;
  const { before, after } = page ?? { before: null, after: null };
  const turn = (cursor: Search, to: number) =>
    go({ ...search, ...FIRST_PAGE, ...(to > 1 ? { ...cursor, page: to } : {}) }, 'push');
  return {
    from: rows === 0 ? 0 : from,
    to: rows === 0 ? 0 : from + rows - 1,
    total: at === 1 && before === null && after === null ? rows : undefined,
    onBefore: before === null ? undefined : () => turn({ before }, at - 1),
    onAfter: after === null ? undefined : () => turn({ after }, at + 1),
  };
}
