import { IconCopy, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Announcement } from '#contract/announcements/shapes.ts';
import { isOpen } from '#contract/announcements/states.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { PAGE_SIZE } from '../../../platform/list/list-address.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import { useOrganizations } from '../../../platform/person.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import type { MenuEntry } from '../../../ui/action/menu.tsx';
import { type FilterDefinition, type FilterValues, filtersOn } from '../../../ui/list/filter-definition.ts';
import { ListArea } from '../../../ui/list/list-page.tsx';
import { ListEmpty } from '../../../ui/list/parts/list-empty.tsx';
import { ListTable } from '../../../ui/list/parts/list-table.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { listColumns } from '../components/list-columns.tsx';
import {
  type AnnouncementSearch,
  LIST_FILTERS,
  LIST_SORT,
  LISTED_STATUSES,
  queryOf,
} from '../effects/list-address.ts';
import { editHref, hrefOf, newHref } from '../effects/places.ts';
import { useLife } from '../effects/use-life.ts';
import { t } from '../messages.ts';
import { announcementList } from '../queries.ts';

const HABITS = {
  filters: LIST_FILTERS,
  sort: LIST_SORT,
  pageSize: PAGE_SIZE,
  hide: ['created_at'],
};

const FILTERS: FilterDefinition[] = [
  { id: 'q', kind: 'text', label: t('search'), placeholder: t('search_hint'), pinned: true },
  {
    id: 'status',
    kind: 'multi-choice',
    label: t('status'),
    options: LISTED_STATUSES.map((value) => ({ value, label: t(`status_${value}`) })),
    pinned: true,
  },
];

/** What the organization announces: filters, order and page in the address. */
export function AnnouncementListScreen({ search }: { search: AnnouncementSearch }) {
  const format = useFormat();
  const organizations = useOrganizations();
  const columns = useMemo(() => listColumns(format, organizations), [format, organizations]);
  const { list, table, clear, pager } = useListAddress<FilterValues>(search, HABITS);
  const { data, error, refetch } = useQuery(announcementList(queryOf(search)));
  const rowActions = useRowActions();
  return (
    <ListArea {...list} filters={FILTERS} columns={columns}>
      <ListTable
        {...table}
        label={t('tab_announcements')}
        columns={columns}
        rows={data?.data}
        rowId={({ id }) => id}
        rowLabel={({ title }) => title}
        rowHref={({ id }) => hrefOf(id)}
        rowActions={rowActions}
        error={data ? undefined : failedRead(error, t('load_failed'), refetch)}
        empty={
          <ListEmpty
            filters={filtersOn(FILTERS, list.value).map(({ label }) => label)}
            onClear={clear}
            nothingFound={t('nothing_found')}
          >
            <Empty title={t('none')} note={t('none_note')}>
              <ButtonLink icon={IconPlus} href={newHref()}>
                {t('new_announcement')}
              </ButtonLink>
            </Empty>
          </ListEmpty>
        }
        footer={pager(data)}
      />
    </ListArea>
  );
}

function useRowActions() {
  const { throwAway } = useLife();
  return (row: Announcement): MenuEntry[] => [
    ...(isOpen(row.status)
      ? [{ id: 'edit', label: t('edit'), icon: IconPencil, href: editHref(row.id) }]
      : []),
    { id: 'again', label: t('duplicate'), icon: IconCopy, href: newHref(row.id) },
    ...(isOpen(row.status)
      ? [
          {
            id: 'throw-away',
            label: t('throw_away'),
            icon: IconTrash,
            danger: true,
            onSelect: () => throwAway(row),
          },
        ]
      : []),
  ];
}
