import { IconArchive, IconPlus, IconPrinter, IconRestore, IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { listScenarios } from '#contract/calculator/endpoints.ts';
import type { ScenarioSummary } from '#contract/calculator/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { PAGE_SIZE } from '../../../platform/list/list-address.ts';
import { useExport } from '../../../platform/list/use-export.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import type { MenuEntry } from '../../../ui/action/menu.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { type FilterValues, filtersOn } from '../../../ui/list/filter-definition.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { ListActions, ListPhoneActions, PhoneExport } from '../../../ui/list/parts/list-actions.tsx';
import { ListTable } from '../../../ui/list/parts/list-table.tsx';
import { viewTabs } from '../../../ui/list/parts/view-tabs.ts';
import { BulkBar } from '../../../ui/table/bulk-bar.tsx';
import { listColumns, OFF_AT_FIRST } from '../components/list-columns.tsx';
import { listFilters } from '../components/list-filters.ts';
import { ScenarioListEmpty } from '../components/scenario-list-empty.tsx';
import {
  filtersOf,
  queryOf,
  SCENARIO_FILTERS,
  SCENARIO_VIEWS,
  type ScenarioListSearch,
  type ScenarioView,
} from '../effects/list-address.ts';
import { CALCULATOR, COMPARED, compareHref, printHref, scenarioHref } from '../effects/scenario-address.ts';
import { useClients } from '../effects/use-clients.ts';
import { useLife } from '../effects/use-life.ts';
import { t } from '../messages.ts';
import { scenarioList } from '../queries.ts';

const HABITS = { filters: SCENARIO_FILTERS, sort: '-updated_at', pageSize: PAGE_SIZE, hide: OFF_AT_FIRST };
const VERBS = [{ label: t('new_scenario'), href: `${CALCULATOR}/new`, icon: IconPlus, primary: true }];
const TABS = { views: SCENARIO_VIEWS, path: CALCULATOR, label: (view: ScenarioView) => t(`view_${view}`) };
const FILE = {
  endpoint: listScenarios,
  name: 'scenarios',
  failed: t('export_failed'),
  onDone: (count: number) => toast.show({ title: t('exported', { count }) }),
};

/** The organization's scenarios: views, filters, order and columns in the address; a few of them are chosen to be compared. */
export function ScenarioListScreen({ search }: { search: ScenarioListSearch }) {
  const format = useFormat();
  const columns = useMemo(() => listColumns(format), [format]);
  const { list, table, clear, pager } = useListAddress<FilterValues>(search, HABITS);
  const { data, error, refetch } = useQuery(scenarioList(queryOf(search)));
  const { options, onSearch } = useClients(null);
  const filters = listFilters({ options, onSearch });
  const { view = 'all' } = search;
  const exporting = useExport({ ...FILE, query: filtersOf(search), columns, hidden: table.hidden });
  const rowActions = useRowActions();
  const choice = useComparing();
  const footer = pager(data);
  const on = filtersOn(filters, list.value).map(({ label }) => label);
  return (
    <ListPage
      {...list}
      title={t('calculator')}
      count={footer.total}
      views={viewTabs({ ...TABS, current: view })}
      actions={<ListActions {...exporting} verbs={VERBS} />}
      phoneActions={<ListPhoneActions verbs={VERBS} />}
      phoneEnd={<PhoneExport {...exporting} />}
      filters={filters}
      columns={columns}
    >
      <ListTable
        {...table}
        {...choice.table}
        label={t('calculator')}
        columns={columns}
        rows={data?.data}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => scenarioHref(id)}
        rowActions={rowActions}
        error={data ? undefined : failedRead(error, t('load_failed'), refetch)}
        empty={<ScenarioListEmpty view={view} filters={on} onClear={clear} />}
        footer={footer}
      />
      <BulkBar {...choice.bar} />
    </ListPage>
  );
}

/** Scenarios are ticked to stand side by side. */
function useComparing() {
  const [ids, setIds] = useState<string[]>([]);
  const { history } = useRouter();
  const compare = () => {
    const isFew = ids.length >= COMPARED.least && ids.length <= COMPARED.most;
    if (isFew) history.push(compareHref(ids));
    else toast.show({ title: t('compare_few') });
  };
  return {
    table: { selected: ids, onSelect: setIds },
    bar: {
      count: ids.length,
      onClear: () => setIds([]),
      actions: [{ id: 'compare', label: t('compare'), icon: IconScale, onSelect: compare }],
    },
  };
}

function useRowActions() {
  const { archive, restore } = useLife();
  return (row: ScenarioSummary): MenuEntry[] => [
    { id: 'print', label: t('print'), icon: IconPrinter, href: printHref(row.id) },
    row.archived_at
      ? { id: 'restore', label: t('restore'), icon: IconRestore, onSelect: () => restore(row) }
      : { id: 'archive', label: t('archive'), icon: IconArchive, danger: true, onSelect: () => archive(row) },
  ];
}
