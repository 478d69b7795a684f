import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProjectImport } from '#contract/project-imports/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { Card } from '../../../ui/card/card.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../ui/table/model/data-column.ts';
import { TableFooter } from '../../../ui/table/table-footer.tsx';
import { useTakeBack } from '../effects/use-take-back.ts';
import { t } from '../messages.ts';
import { projectImports } from '../queries.ts';

/** Imports of projects, newest first, each with its way back. */
export function EarlierImports() {
  const format = useFormat();
  const takeBack = useTakeBack();
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const { data, error, refetch } = useQuery(projectImports(cursors.at(-1)));
  const after = data?.after;
  return (
    <Card title={t('earlier')} flush>
      <DataTable
        label={t('earlier')}
        columns={columnsOf(format)}
        rows={data?.data}
        rowId={({ id }) => id}
        rowLabel={({ file_name }) => file_name}
        rowActions={({ id, undone_at }: ProjectImport) =>
          undone_at
            ? []
            : [
                {
                  id: 'undo',
                  label: t('take_back'),
                  icon: IconArrowBackUp,
                  danger: true,
                  onSelect: () => takeBack(id),
                },
              ]
        }
        error={data ? undefined : failedRead(error, t('earlier_failed'), refetch)}
        empty={<Empty title={t('earlier_none')} note={t('earlier_note')} />}
      />
      {data && (cursors.length > 0 || after) && (
        <TableFooter
          from={cursors.length * 10 + 1}
          to={cursors.length * 10 + data.data.length}
          onBefore={cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : undefined}
          onAfter={after ? () => setCursors([...cursors, after]) : undefined}
        />
      )}
    </Card>
  );
}

const columnsOf = (format: Format): DataColumn<ProjectImport>[] => [
  {
    id: 'file_name',
    header: t('file_name'),
    cell: ({ file_name }) => file_name,
    ...{ look: 'name', maxWidth: 320, card: 'title' },
  },
  {
    id: 'count',
    header: t('count'),
    cell: ({ projects }) => format.number(projects.length),
    ...{ align: 'end', look: 'figures', card: 'topRight' },
  },
  {
    id: 'state',
    header: t('state'),
    cell: ({ undone_at }) =>
      undone_at ? (
        <StatusText icon={IconArrowBackUp}>{t('state_undone')}</StatusText>
      ) : (
        <StatusText tone="ok" icon={IconCheck}>
          {t('state_imported')}
        </StatusText>
      ),
    card: 'bottomRight',
  },
  { id: 'by', header: t('by'), cell: ({ created_by }) => created_by ?? t('somebody'), look: 'muted' },
  {
    id: 'imported',
    header: t('imported'),
    cell: ({ created_at }) => <time title={format.instant(created_at)}>{format.relative(created_at)}</time>,
    ...{ align: 'end', look: 'muted', card: 'subtitle' },
  },
];
