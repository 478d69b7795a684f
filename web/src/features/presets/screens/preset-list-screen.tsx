import { IconArchive, IconPlus, IconRestore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listPresets } from '#contract/presets/endpoints.ts';
import type { Preset } from '#contract/presets/shapes.ts';
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
import { PresetListEmpty } from '../components/preset-list-empty.tsx';
import {
  filtersOf,
  PRESET_FILTERS,
  PRESET_VIEWS,
  type PresetListSearch,
  type PresetView,
  queryOf,
} from '../effects/list-address.ts';
import { PRESETS, presetHref } from '../effects/preset-address.ts';
import { useLife } from '../effects/use-life.ts';
import { useMayKeep } from '../effects/use-may-keep.ts';
import { t } from '../messages.ts';
import { presetList } from '../queries.ts';

const HABITS = { filters: PRESET_FILTERS, sort: 'name', pageSize: PAGE_SIZE, hide: OFF_AT_FIRST };
const VERBS = [{ label: t('new_preset'), href: `${PRESETS}/new`, icon: IconPlus, primary: true }];
const TABS = { views: PRESET_VIEWS, path: PRESETS, label: (view: PresetView) => t(`view_${view}`) };
const FILE = {
  endpoint: listPresets,
  name: 'presets',
  failed: t('export_failed'),
  onDone: (count: number) => toast.show({ title: t('exported', { count }) }),
};

/** Templates of every kind, one's own and everybody's: views, filters, order and columns in the address. */
export function PresetListScreen({ search }: { search: PresetListSearch }) {
  const format = useFormat();
  const columns = useMemo(() => listColumns(format), [format]);
  const { list, table, clear, pager } = useListAddress<FilterValues>(search, HABITS);
  const { data, error, refetch } = useQuery(presetList(queryOf(search)));
  const { view = 'all' } = search;
  const exporting = useExport({ ...FILE, query: filtersOf(search), columns, hidden: table.hidden });
  const rowActions = useRowActions();
  const footer = pager(data);
  const on = filtersOn(LIST_FILTERS, list.value).map(({ label }) => label);
  return (
    <ListPage
      {...list}
      title={t('presets')}
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
        label={t('presets')}
        columns={columns}
        rows={data?.data}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => presetHref(id)}
        rowActions={rowActions}
        error={data ? undefined : failedRead(error, t('load_failed'), refetch)}
        empty={<PresetListEmpty view={view} filters={on} onClear={clear} />}
        footer={footer}
      />
    </ListPage>
  );
}

function useRowActions() {
  const { archive, restore } = useLife();
  const mayKeep = useMayKeep();
  return (row: Preset): MenuEntry[] => {
    if (!mayKeep(row)) return [];
    return row.archived_at
      ? [{ id: 'restore', label: t('restore'), icon: IconRestore, onSelect: () => restore(row) }]
      : [
          {
            id: 'archive',
            label: t('archive'),
            icon: IconArchive,
            danger: true,
            onSelect: () => archive(row),
          },
        ];
  };
}
