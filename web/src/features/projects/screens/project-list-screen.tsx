import { useMemo } from 'react';
import { useFormat } from '../../../platform/format/use-format.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { ListActions, ListPhoneActions, PhoneExport } from '../components/list-actions.tsx';
import { listColumns } from '../components/list-columns.tsx';
import { useListFilters } from '../components/list-filters.ts';
import { ProjectTable } from '../components/project-table.tsx';
import { useViewTabs } from '../components/view-tabs.ts';
import { filtersOf, type ProjectListSearch } from '../effects/list-address.ts';
import { useExport } from '../effects/use-export.ts';
import { useListState } from '../effects/use-list-state.ts';
import { t } from '../messages.ts';

/** The projects that one may see: views, filters, order and columns in the address. */
export function ProjectListScreen({ search }: { search: ProjectListSearch }) {
  const format = useFormat();
  const columns = useMemo(() => listColumns(format), [format]);
  const filters = useListFilters(search.client_id ?? []);
  const state = useListState(search, filters);
  const { mutate: runExport, isPending: exporting } = useExport(filtersOf(search, format.today()));
  const { tabs, count } = useViewTabs(search.view ?? 'open');
  const exportAll = () => runExport(undefined);
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
      <ProjectTable search={search} columns={columns} state={state} onExport={runExport} />
    </ListPage>
  );
}
