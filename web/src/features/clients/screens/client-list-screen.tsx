import {
  IconArchive,
  IconArrowMerge,
  IconPencil,
  IconPlus,
  IconRestore,
  IconUpload,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import type { Client } from '#contract/clients/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { PAGE_SIZE } from '../../../platform/list/list-address.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import { usePermissions } from '../../../platform/person.ts';
import type { MenuEntry } from '../../../ui/action/menu.tsx';
import { type FilterValues, filtersOn } from '../../../ui/list/filter-definition.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { ListActions, ListPhoneActions, PhoneExport } from '../../../ui/list/parts/list-actions.tsx';
import { ListTable } from '../../../ui/list/parts/list-table.tsx';
import type { ViewTools } from '../../saved-views/queries.ts';
import { ClientListEmpty } from '../components/client-list-empty.tsx';
import { listColumns, OFF_AT_FIRST } from '../components/list-columns.tsx';
import { useListFilters } from '../components/list-filters.ts';
import { useClientTabs } from '../components/view-tabs.ts';
import {
  CLIENT_FILTERS,
  CLIENT_LIST,
  CLIENT_VIEWS,
  type ClientListSearch,
  clientListSearch,
  filtersOf,
  queryOf,
} from '../effects/list-address.ts';
import { useArchive } from '../effects/use-archive.ts';
import { useClientExport } from '../effects/use-client-export.ts';
import { t } from '../messages.ts';
import { clientList } from '../queries.ts';

const HABITS = { filters: CLIENT_FILTERS, sort: 'name', pageSize: PAGE_SIZE, hide: OFF_AT_FIRST };
const VERBS = [
  { label: t('duplicates'), href: '/manager/clients/duplicates', icon: IconArrowMerge },
  { label: t('import'), href: '/manager/clients/import', icon: IconUpload },
  { label: t('new_client'), href: '/manager/clients/new', icon: IconPlus, primary: true },
];

type ClientListScreenProps = {
  search: ClientListSearch;
  /** What keeps views of the list; loaded once there are rows. */
  tools: ViewTools;
};

/** The organization's clients: views, filters, order and columns in the address. */
export function ClientListScreen({ search, tools }: ClientListScreenProps) {
  const format = useFormat();
  const seesCosts = usePermissions().withRule('manager');
  const columns = useMemo(() => listColumns(format, seesCosts), [format, seesCosts]);
  const filters = useListFilters();
  const { list, table, clear, pager } = useListAddress<FilterValues>(search, HABITS);
  const { data, error, refetch } = useQuery(clientList(queryOf(search)));
  const { view = 'all' } = search;
  const exporting = useClientExport(filtersOf(search));
  const tabs = useClientTabs(search);
  const rowActions = useRowActions();
  const late = (Tool: ViewTools[keyof ViewTools]) => (
    <Suspense fallback={null}>
      <Tool {...VIEWED} search={search} />
    </Suspense>
  );
  const footer = pager(data);
  const on = filtersOn(filters, list.value).map(({ label }) => label);
  return (
    <ListPage
      {...list}
      title={t('clients')}
      count={footer.total}
      views={tabs}
      viewsEnd={data && late(tools.Menu)}
      notice={data && search.saved && late(tools.Notice)}
      actions={<ListActions {...exporting} verbs={VERBS} />}
      phoneActions={<ListPhoneActions verbs={VERBS} />}
      phoneEnd={<PhoneExport {...exporting} />}
      filters={filters}
      columns={columns}
    >
      <ListTable
        {...table}
        label={t('clients')}
        columns={columns}
        rows={data?.data}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => `/manager/clients/${id}`}
        rowActions={rowActions}
        error={data ? undefined : failedRead(error, t('load_failed'), refetch)}
        empty={<ClientListEmpty view={view} filters={on} onClear={clear} />}
        footer={footer}
      />
    </ListPage>
  );
}

const VIEWED = {
  list: 'clients',
  path: CLIENT_LIST,
  read: clientListSearch,
  builtIn: CLIENT_VIEWS.map((id) => ({ id, label: t(`view_${id}`) })),
} as const;

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
