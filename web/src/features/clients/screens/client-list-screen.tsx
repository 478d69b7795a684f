import { IconArchive, IconPencil, IconRestore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Client } from '#contract/clients/shapes.ts';
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
import { useListFilters } from '../components/list-filters.ts';
import { viewTabs } from '../components/view-tabs.ts';
import { CLIENT_FILTERS, type ClientListSearch, PAGE_SIZE, queryOf } from '../effects/list-address.ts';
import { useArchive } from '../effects/use-archive.ts';
import { useListExport } from '../effects/use-list-export.ts';
import { t } from '../messages.ts';
import { clientList } from '../queries.ts';

const HABITS = { filters: CLIENT_FILTERS, sort: 'name', pageSize: PAGE_SIZE, hide: OFF_AT_FIRST };

/** The organization's clients: views, filters, order and columns in the address. */
export function ClientListScreen({ search }: { search: ClientListSearch }) {
  const format = useFormat();
  const columns = useMemo(() => listColumns(format), [format]);
  const filters = useListFilters();
  const { list, table, clear, pager } = useListAddress<FilterValues>(search, HABITS);
  const { data, error, refetch } = useQuery(clientList(queryOf(search)));
  const { view = 'all' } = search;
  const exporting = useListExport(search, columns, table.hidden);
  const rowActions = useRowActions();
  const { total, ...footer } = pager(data);
  return (
    <ListPage
      {...list}
      title={t('clients')}
      count={total}
      views={viewTabs(view)}
      actions={<ListActions {...exporting} />}
      phoneActions={<ListPhoneActions />}
      phoneEnd={<PhoneExport {...exporting} />}
      filters={filters}
      columns={columns}
    >
      <DataTable
        {...table}
        label={t('clients')}
        columns={columns}
        rows={data?.data}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => `/manager/clients/${id}`}
        rowActions={rowActions}
        error={data ? undefined : failedRead(error, t('load_failed'), refetch)}
        empty={
          <ListEmpty
            view={view}
            filters={filtersOn(filters, list.value).map(({ label }) => label)}
            onClear={clear}
          />
        }
        fill
      />
      {footer.to > 0 && (
        <TableFooter {...footer} total={total} paged={Boolean(footer.onBefore || footer.onAfter)} />
      )}
    </ListPage>
  );
}

function useRowActions() {
  const { archive, restore } = useArchive();
  return (client: Client): MenuEntry[] =>
    client.archived_at
      ? [{ id: 'restore', label: t('restore'), icon: IconRestore, onSelect: () => restore(client) }]
      : [
          { id: 'edit', label: t('edit'), icon: IconPencil, href: `/manager/clients/${client.id}/edit` },
          {
            id: 'archive',
            label: t('archive'),
            icon: IconArchive,
            danger: true,
            onSelect: () => archive(client),
          },
        ];
}
