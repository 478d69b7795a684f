import { IconPencil, IconPlus, IconSend, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Announcement } from '#contract/announcements/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { PAGE_SIZE } from '../../../platform/list/list-address.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import { useOrganizations } from '../../../platform/person.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { type FilterDefinition, type FilterValues, filtersOn } from '../../../ui/list/filter-definition.ts';
import { ListArea } from '../../../ui/list/list-page.tsx';
import { ListEmpty } from '../../../ui/list/parts/list-empty.tsx';
import { ListTable } from '../../../ui/list/parts/list-table.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { templateColumns } from '../components/list-columns.tsx';
import { TEMPLATE_SORT, type TemplateSearch, templateQueryOf } from '../effects/list-address.ts';
import { editHref, NEW_TEMPLATE, newHref } from '../effects/places.ts';
import { useLife } from '../effects/use-life.ts';
import { t } from '../messages.ts';
import { announcementList } from '../queries.ts';

const HABITS = { filters: ['q'], sort: TEMPLATE_SORT, pageSize: PAGE_SIZE };

const FILTERS: FilterDefinition[] = [
  { id: 'q', kind: 'text', label: t('search'), placeholder: t('search_hint'), pinned: true },
];

/** What is kept to begin announcements from. */
export function TemplateListScreen({ search }: { search: TemplateSearch }) {
  const format = useFormat();
  const organizations = useOrganizations();
  const columns = useMemo(() => templateColumns(format, organizations), [format, organizations]);
  const { list, table, clear, pager } = useListAddress<FilterValues>(search, HABITS);
  const { data, error, refetch } = useQuery(announcementList(templateQueryOf(search)));
  const { throwAway } = useLife();
  const rowActions = (row: Announcement) => [
    { id: 'use', label: t('use_template'), icon: IconSend, href: newHref(row.id) },
    { id: 'edit', label: t('edit'), icon: IconPencil, href: editHref(row.id) },
    {
      id: 'throw-away',
      label: t('throw_away'),
      icon: IconTrash,
      danger: true,
      onSelect: () => throwAway(row),
    },
  ];
  return (
    <ListArea {...list} filters={FILTERS} columns={columns}>
      <ListTable
        {...table}
        label={t('tab_templates')}
        columns={columns}
        rows={data?.data}
        rowId={({ id }) => id}
        rowLabel={({ title }) => title}
        rowHref={({ id }) => newHref(id)}
        rowActions={rowActions}
        error={data ? undefined : failedRead(error, t('templates_failed'), refetch)}
        empty={
          <ListEmpty
            filters={filtersOn(FILTERS, list.value).map(({ label }) => label)}
            onClear={clear}
            nothingFound={t('no_template_found')}
          >
            <Empty title={t('no_templates')} note={t('no_templates_note')}>
              <ButtonLink icon={IconPlus} href={NEW_TEMPLATE}>
                {t('new_template')}
              </ButtonLink>
            </Empty>
          </ListEmpty>
        }
        footer={pager(data)}
      />
    </ListArea>
  );
}
