import { IconArchive, IconPencil, IconPlus, IconRestore, IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listServiceTypes } from '#contract/service-types/endpoints.ts';
import type { ServiceType } from '#contract/service-types/shapes.ts';
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
import { listColumns, OFF_AT_FIRST } from '../components/list-columns.tsx';
import { LIST_FILTERS } from '../components/list-filters.ts';
import { ServiceTypeListEmpty } from '../components/service-type-list-empty.tsx';
import {
  filtersOf,
  queryOf,
  SERVICE_TYPE_FILTERS,
  SERVICE_TYPE_VIEWS,
  type ServiceTypeListSearch,
  type ServiceTypeView,
} from '../effects/list-address.ts';
import { useLife } from '../effects/use-life.ts';
import { t } from '../messages.ts';
import { serviceTypeList } from '../queries.ts';

const HABITS = { filters: SERVICE_TYPE_FILTERS, sort: 'name', pageSize: PAGE_SIZE, hide: OFF_AT_FIRST };
const VERBS = [
  { label: t('administration'), href: '/admin/service-types', icon: IconSettings },
  { label: t('new_service_type'), href: '/manager/service-types/new', icon: IconPlus, primary: true },
];
const TABS = {
  views: SERVICE_TYPE_VIEWS,
  path: '/manager/service-types',
  label: (view: ServiceTypeView) => t(`view_${view}`),
};
const FILE = {
  endpoint: listServiceTypes,
  name: 'service-types',
  failed: t('export_failed'),
  onDone: (count: number) => toast.show({ title: t('exported', { count }) }),
};

/** The organization's service types: views, filters, order and columns in the address. */
export function ServiceTypeListScreen({ search }: { search: ServiceTypeListSearch }) {
  const format = useFormat();
  const columns = useMemo(() => listColumns(format), [format]);
  const { list, table, clear, pager } = useListAddress<FilterValues>(search, HABITS);
  const { data, error, refetch } = useQuery(serviceTypeList(queryOf(search)));
  const { view = 'all' } = search;
  const exporting = useExport({ ...FILE, query: filtersOf(search), columns, hidden: table.hidden });
  const rowActions = useRowActions();
  const footer = pager(data);
  const on = filtersOn(LIST_FILTERS, list.value).map(({ label }) => label);
  return (
    <ListPage
      {...list}
      title={t('service_types')}
      count={footer.total}
      views={viewTabs({ ...TABS, current: view })}
      actions={<ListActions {...exporting} verbs={VERBS} />}
      phoneActions={<ListPhoneActions verbs={VERBS} />}
      phoneEnd={<PhoneExport {...exporting} />}
      filters={LIST_FILTERS}
      columns={columns}
    >
      <ListTable
        {...table}
        label={t('service_types')}
        columns={columns}
        rows={data?.data}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => `/manager/service-types/${id}`}
        rowActions={rowActions}
        error={data ? undefined : failedRead(error, t('load_failed'), refetch)}
        empty={<ServiceTypeListEmpty view={view} filters={on} onClear={clear} />}
        footer={footer}
      />
    </ListPage>
  );
}

function useRowActions() {
  const { archive, restore } = useLife();
  return (row: ServiceType): MenuEntry[] =>
    row.archived_at
      ? [{ id: 'restore', label: t('restore'), icon: IconRestore, onSelect: () => restore(row) }]
      : [
          { id: 'edit', label: t('edit'), icon: IconPencil, href: `/manager/service-types/${row.id}/edit` },
          {
            id: 'archive',
            label: t('archive'),
            icon: IconArchive,
            danger: true,
            onSelect: () => archive(row),
          },
        ];
}
