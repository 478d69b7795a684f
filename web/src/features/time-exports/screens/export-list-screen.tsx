import { IconArrowBackUp, IconFileSpreadsheet, IconFileTypeCsv, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { EXPORT_PURPOSES, type TimeExport } from '#contract/time-exports/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { PAGE_SIZE } from '../../../platform/list/list-address.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { IconLink } from '../../../ui/action/icon-button.tsx';
import type { MenuEntry } from '../../../ui/action/menu.tsx';
import type { FilterValues } from '../../../ui/list/filter-definition.ts';
import { ListArea } from '../../../ui/list/list-page.tsx';
import { ListTable } from '../../../ui/list/parts/list-table.tsx';
import { viewTabs } from '../../../ui/list/parts/view-tabs.ts';
import { Empty } from '../../../ui/state/empty.tsx';
import { exportColumns, exportWords, type Save } from '../components/export-columns.tsx';
import { type ExportsSearch, exportsHref, queryOf } from '../effects/exports-address.ts';
import { useTakeBack } from '../effects/use-take-back.ts';
import { t } from '../messages.ts';
import { useDownload } from '../mutations.ts';
import { exportList } from '../queries.ts';

const HABITS = { filters: [], sort: '-created_at', pageSize: PAGE_SIZE };

type ExportListProps = { organization: string; search: ExportsSearch };

/** Approved time that went out, and its files. */
export function ExportListScreen({ organization, search }: ExportListProps) {
  const format = useFormat();
  const { mutate: save } = useDownload();
  const columns = useMemo(() => exportColumns(format, save), [format, save]);
  const { list, pager } = useListAddress<FilterValues>(search, HABITS);
  const { data, error, refetch } = useQuery(exportList(queryOf(search)));
  const rowActions = useRowActions(save);
  const create = exportsHref(organization, '/new');
  return (
    <ListArea
      views={viewTabs({
        views: ['all', ...EXPORT_PURPOSES] as const,
        current: search.view ?? 'all',
        path: exportsHref(organization),
        label: (view) => t(view),
      })}
      columns={columns}
      hidden={list.hidden}
      onHidden={list.onHidden}
      actions={
        <ButtonLink variant="primary" icon={IconPlus} href={create}>
          {t('new_export')}
        </ButtonLink>
      }
      phoneEnd={<IconLink icon={IconPlus} label={t('new_export')} href={create} />}
    >
      <ListTable
        label={t('list')}
        columns={columns}
        hidden={list.hidden}
        rows={data?.data}
        rowId={({ id }) => id}
        rowLabel={(row) => exportWords(row, format)}
        rowActions={rowActions}
        error={data ? undefined : failedRead(error, t('load_failed'), refetch)}
        empty={
          <Empty title={t(search.view ? 'nothing_found' : 'none')} note={t('none_note')}>
            <ButtonLink icon={IconPlus} href={create}>
              {t('new_export')}
            </ButtonLink>
          </Empty>
        }
        footer={pager(data)}
      />
    </ListArea>
  );
}

function useRowActions(save: Save) {
  const takeBack = useTakeBack();
  return (row: TimeExport): MenuEntry[] => [
    ...(row.withdrawn_at
      ? []
      : [
          {
            id: 'csv',
            label: t('csv'),
            icon: IconFileTypeCsv,
            onSelect: () => save({ id: row.id, format: 'csv' }),
          },
          {
            id: 'xlsx',
            label: t('xlsx'),
            icon: IconFileSpreadsheet,
            onSelect: () => save({ id: row.id, format: 'xlsx' }),
          },
          {
            id: 'take-back',
            label: t('take_back'),
            icon: IconArrowBackUp,
            danger: true,
            onSelect: () => takeBack(row),
          },
        ]),
  ];
}
