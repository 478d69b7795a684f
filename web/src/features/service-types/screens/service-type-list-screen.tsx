import { IconArchive, IconPencil, IconRestore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ServiceType } from '#contract/service-types/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import type { MenuEntry } from '../../../ui/action/menu.tsx';
import { type FilterValues, filtersOn } from '../../../ui/list/filter-definition.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TableFooter } from '../../../ui/table/table-footer.tsx';
import { ListActions, ListPhoneActions, PhoneExport } from '../components/list-actions.tsx';
import { listColumns, OFF_AT_FIRST } from '../components/list-columns.tsx';
import { ListEmpty } from '../components/list-empty.tsx';
import { LIST_FILTERS, viewTabs } from '../components/list-filters.ts';
import {
  PAGE_SIZE,
  queryOf,
  SERVICE_TYPE_FILTERS,
  type ServiceTypeListSearch,
} from '../effects/list-address.ts';
import { useLife } from '../effects/use-life.ts';
import { useListExport } from '../effects/use-list-export.ts';
import { t } from '../messages.ts';
import { serviceTypeList } from '../queries.ts';

const HABITS = { filters: SERVICE_TYPE_FILTERS, sort: 'name', pageSize: PAGE_SIZE, hide: OFF_AT_FIRST };

/** The organization's service types: views, filters, order and columns in the address. */
export function ServiceTypeListScreen({ search }: { search: ServiceTypeListSearch }) {
  const format = useFormat();
  const columns = useMemo(() => listColumns(format), [format]);
  const { list, table, clear, pager } = useListAddress<FilterValues>(search, HABITS);
  const { data, error, refetch } = useQuery(serviceTypeList(queryOf(search)));
  const { view = 'all' } = search;
  const exporting = useListExport(search, columns, table.hidden);
  const rowActions = useRowActions();
  const { total, ...footer } = pager(data);
  const on = filtersOn(LIST_FILTERS, list.value).map(({ label }) => label);
  return (
    <ListPage
      {...list}
      title={t('service_types')}
      count={total}
      views={viewTabs(view)}
      actions={<ListActions {...exporting} />}
      phoneActions={<ListPhoneActions />}
      phoneEnd={<PhoneExport {...exporting} />}
      filters={LIST_FILTERS}
      columns={columns}
    >
      <DataTable
        {...table}
        label={t('service_types')}
        columns={columns}
        rows={data?.data}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => `/manager/service-types/${id}`}
        rowActions={rowActions}
        error={data ? undefined : failedRead(error, t('load_failed'), refetch)}
        empty={<ListEmpty view={view} filters={on} onClear={clear} />}
        fill
      />
      {footer.to > 0 && (
        <TableFooter {...footer} total={total} paged={Boolean(footer.onBefore || footer.onAfter)} />
      )}
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
