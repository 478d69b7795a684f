import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProjectRow } from '#contract/projects/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import type { useListAddress } from '../../../platform/list/use-list-address.ts';
import { type FilterDefinition, type FilterValues, filtersOn } from '../../../ui/list/filter-definition.ts';
import { BulkBar } from '../../../ui/table/bulk-bar.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../ui/table/model/data-column.ts';
import { filtersOf, type ProjectListSearch, queryOf } from '../effects/list-address.ts';
import { t } from '../messages.ts';
import { projectList } from '../queries.ts';
import { ListFooter } from './list-footer.tsx';
import { ProjectListEmpty } from './project-list-empty.tsx';

type ProjectTableProps = {
  search: ProjectListSearch;
  columns: readonly DataColumn<ProjectRow>[];
  filters: readonly FilterDefinition[];
  state: ReturnType<typeof useListAddress<FilterValues>>;
  onExport: (ids: readonly string[]) => void;
};

/** The rows of one page, what can be done with the chosen ones, and their sums. */
export function ProjectTable({ search, columns, filters, state, onExport }: ProjectTableProps) {
  const today = useFormat().today();
  const { data, error, refetch } = useQuery(projectList(queryOf(search, today)));
  // Chosen rows last over pages and sorting; other filters ask for other rows.
  const asked = { ...filtersOf(search, today), sort: undefined };
  const among = JSON.stringify(asked);
  const [chosen, setChosen] = useState<{ among: string; ids: string[] }>({ among, ids: [] });
  const selected = chosen.among === among ? chosen.ids : [];
  const setSelected = (ids: string[]) => setChosen({ among, ids });
  const rows = data?.data;
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
        selected={selected}
        onSelect={setSelected}
        error={rows ? undefined : failedRead(error, t('load_failed'), refetch)}
        empty={
          <ProjectListEmpty
            filters={filtersOn(filters, state.list.value).map(({ label }) => label)}
            onClear={state.clear}
            everything={search.view === 'all'}
          />
        }
        fill
      />
      <BulkBar
        count={selected.length}
        onClear={() => setSelected([])}
        actions={[
          { id: 'export', label: t('export'), icon: IconDownload, onSelect: () => onExport(selected) },
        ]}
      />
      {rows && rows.length > 0 && <ListFooter rows={rows} {...state.pager(data)} />}
    </>
  );
}
