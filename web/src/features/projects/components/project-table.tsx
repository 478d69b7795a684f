import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ProjectRow } from '#contract/projects/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import type { useListAddress } from '../../../platform/list/use-list-address.ts';
import { useEver } from '../../../ui/feedback/use-ever.ts';
import { type FilterDefinition, type FilterValues, filtersOn } from '../../../ui/list/filter-definition.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../ui/table/model/data-column.ts';
import { filtersOf, type ProjectListSearch, queryOf } from '../effects/list-address.ts';
import { t } from '../messages.ts';
import { projectList } from '../queries.ts';
import { ListFooter } from './list-footer.tsx';

type ProjectTableProps = {
  search: ProjectListSearch;
  columns: readonly DataColumn<ProjectRow>[];
  filters: readonly FilterDefinition[];
  state: ReturnType<typeof useListAddress<FilterValues>>;
  /** Address of the list. */
  path: string;
};

// Only whoever chooses rows pays for what can be done with them, and who has none for what is said then.
const ProjectBulk = lazy(() => import('./bulk/project-bulk.tsx'));
const ProjectListEmpty = lazy(() => import('./project-list-empty.tsx'));

/** The rows of one page, what can be done with the chosen ones, and their sums. */
export function ProjectTable({ search, columns, filters, state, path }: ProjectTableProps) {
  const today = useFormat().today();
  const { data, error, refetch } = useQuery(projectList(queryOf(search, today)));
  // Chosen rows last over pages and sorting; other filters ask for other rows.
  const asked = { ...filtersOf(search, today), sort: undefined };
  const rows = data?.data;
  const { chosen, choose } = useChosen(rows, JSON.stringify(asked));
  const isEver = useEver(chosen.length > 0);
  return (
    <>
      <DataTable
        label={t('list')}
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        rowLabel={(row) => row.name}
        rowHref={(row) => `/manager/projects/${row.id}`}
        {...state.table}
        selected={chosen.map(({ id }) => id)}
        onSelect={choose}
        error={rows ? undefined : failedRead(error, t('load_failed'), refetch)}
        empty={
          <Suspense fallback={null}>
            <ProjectListEmpty
              filters={filtersOn(filters, state.list.value).map(({ label }) => label)}
              onClear={state.clear}
              everything={search.view === 'all'}
              path={path}
            />
          </Suspense>
        }
        fill
      />
      {isEver && (
        <Suspense fallback={null}>
          <ProjectBulk
            rows={chosen}
            onSelect={choose}
            query={filtersOf(search, today)}
            hidden={state.table.hidden}
          />
        </Suspense>
      )}
      {rows && rows.length > 0 && <ListFooter rows={rows} {...state.pager(data)} />}
    </>
  );
}

/** The chosen rows as they were seen last: those of other pages as they were when they were chosen. */
function useChosen(rows: readonly ProjectRow[] = [], among: string) {
  const [kept, setKept] = useState<{ among: string; rows: readonly ProjectRow[] }>({ among, rows: [] });
  const chosen =
    kept.among === among ? kept.rows.map((row) => rows.find(({ id }) => id === row.id) ?? row) : [];
  const choose = (ids: string[]) => {
    const known = new Map([...chosen, ...rows].map((row) => [row.id, row]));
    setKept({ among, rows: ids.flatMap((id) => known.get(id) ?? []) });
  };
  return { chosen, choose };
}
