import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useFormat } from '../../../platform/format/use-format.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { BulkBar } from '../../../ui/table/bulk-bar.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ListActions, ListPhoneActions, PhoneExport } from '../components/list-actions.tsx';
import { listColumns } from '../components/list-columns.tsx';
import { ListEmpty } from '../components/list-empty.tsx';
import { useListFilters } from '../components/list-filters.ts';
import { ListFooter } from '../components/list-footer.tsx';
import { useViewTabs } from '../components/view-tabs.ts';
import { filtersOf, type ProjectListSearch, queryOf } from '../effects/list-address.ts';
import { tableError } from '../effects/table-error.ts';
import { useExport } from '../effects/use-export.ts';
import { useListState } from '../effects/use-list-state.ts';
import { t } from '../messages.ts';
import { projectList } from '../queries.ts';

/** The projects that one may see: views, filters, order and columns in the address. */
export function ProjectListScreen({ search }: { search: ProjectListSearch }) {
  const format = useFormat();
  const today = format.today();
  const columns = useMemo(() => listColumns(format), [format]);
  const filters = useListFilters(search.client_id ?? []);
  const state = useListState(search, filters);
  const { data, error, refetch } = useQuery(projectList(queryOf(search, today)));
  const [selected, setSelected] = useState<string[]>([]);
  const { mutate: runExport, isPending: exporting } = useExport(filtersOf(search, today));
  const { tabs, count } = useViewTabs(search.view ?? 'open');
  const exportAll = () => runExport(undefined);
  const rows = data?.data;
  return (
    <ListPage
      title={t('projects')}
      count={count}
      views={tabs}
      actions={<ListActions onExport={exportAll} exporting={exporting} />}
      phoneActions={<ListPhoneActions />}
      phoneEnd={<PhoneExport onExport={exportAll} exporting={exporting} />}
      filters={filters}
      value={state.value}
      onChange={state.filter}
      columns={columns}
      sort={state.sort}
      onSort={state.order}
      hidden={state.hidden}
      onHidden={state.hide}
    >
      <DataTable
        label={t('list')}
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        rowLabel={(row) => row.name}
        rowHref={(row) => `/manager/projects/${row.id}`}
        hidden={state.hidden}
        sort={state.sort}
        onSort={state.order}
        selected={selected}
        onSelect={setSelected}
        error={rows ? undefined : tableError(error, t('load_failed'), refetch)}
        empty={<ListEmpty filters={state.on} onClear={state.clear} everything={search.view === 'all'} />}
        fill
      />
      <BulkBar
        count={selected.length}
        onClear={() => setSelected([])}
        actions={[
          { id: 'export', label: t('export'), icon: IconDownload, onSelect: () => runExport(selected) },
        ]}
      />
      {rows && rows.length > 0 && (
        <ListFooter
          rows={rows}
          from={state.from}
          onBefore={pager(data.before, state.before)}
          onAfter={pager(data.after, state.after)}
        />
      )}
    </ListPage>
  );
}

const pager = (cursor: string | null, go: (cursor: string) => void) =>
  cursor === null ? undefined : () => go(cursor);
