import { useNavigate } from '@tanstack/react-router';
import { type FilterDefinition, type FilterValues, filtersOn } from '../../../ui/list/filter-definition.ts';
import type { Sort } from '../../../ui/table/model/data-column.ts';
import { OFF_AT_FIRST } from '../components/list-columns.tsx';
import { PAGE_SIZE, type ProjectListSearch, projectListSearch } from './list-address.ts';

const FILTERS = ['q', 'status', 'health', 'client_id', 'owner_id', 'billing', 'type', 'tags'] as const;
const TEXTS: readonly string[] = ['tags'];

/** The list's address in the words of the list template. */
export type ListState = ReturnType<typeof useListState>;

/** What the list's address says, in the words of the list template, and how to change it. */
export function useListState(search: ProjectListSearch, definitions: readonly FilterDefinition[]) {
  const navigate = useNavigate({ from: '/manager/projects/' });
  const go = (change: Record<string, unknown>) =>
    void navigate({
      search: (now) =>
        projectListSearch({ ...now, before: undefined, after: undefined, page: undefined, ...change }),
    });
  const value: FilterValues = Object.fromEntries(
    FILTERS.map((id) => {
      const given = search[id];
      return [id, TEXTS.includes(id) && Array.isArray(given) ? given[0] : given];
    }),
  );
  const page = search.page ?? 1;
  return {
    value,
    on: filtersOn(definitions, value).map(({ label }) => label),
    filter: (next: FilterValues) => go(Object.fromEntries(FILTERS.map((id) => [id, next[id]]))),
    clear: () => go(Object.fromEntries(FILTERS.map((id) => [id, undefined]))),
    sort: sortFrom(search.sort ?? 'name'),
    order: ({ column, direction }: Sort) => go({ sort: direction === 'descending' ? `-${column}` : column }),
    hidden: hiddenOf(search),
    hide: (ids: string[]) => go({ hide: ids.length > 0 ? ids : ['none'] }),
    from: (page - 1) * PAGE_SIZE + 1,
    before: (before: string) => go({ before, page: Math.max(1, page - 1) }),
    after: (after: string) => go({ after, page: page + 1 }),
  };
}

const hiddenOf = ({ hide }: ProjectListSearch): string[] =>
  (hide ?? OFF_AT_FIRST).filter((id) => id !== 'none');

const sortFrom = (sort: string): Sort => ({
  column: sort.replace(/^-/, ''),
  direction: sort.startsWith('-') ? 'descending' : 'ascending',
});
