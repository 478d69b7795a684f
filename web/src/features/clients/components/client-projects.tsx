import {
  IconArchive,
  IconCircle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconCircleX,
  IconPlayerPause,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Client } from '#contract/clients/shapes.ts';
import type { ProjectRow } from '#contract/projects/shapes.ts';
import { type Format, useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { Card, CardLink } from '../../../ui/card/card.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../ui/table/model/data-column.ts';
import type { IconType } from '../../../ui/theme/icon.tsx';
import { projectList } from '../../projects/queries.ts';
import { t } from '../messages.ts';

const SHOWN = 10;

/** The client's projects, the newest change first; all of them are one click away. */
export function ClientProjects({ client }: { client: Client }) {
  const format = useFormat();
  const { data, error, refetch } = useQuery(
    projectList({ client_id: [client.id], sort: '-updated_at', per_page: SHOWN }),
  );
  const all = `/manager/projects?view=all&client_id=${client.id}`;
  return (
    <Card
      title={t('projects')}
      count={client.projects}
      end={client.projects > SHOWN && <CardLink href={all}>{t('all_projects')}</CardLink>}
      flush
    >
      <DataTable
        label={t('projects')}
        columns={columnsFor(format)}
        rows={data?.data}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => `/manager/projects/${id}`}
        error={data ? undefined : failedRead(error, t('projects_failed'), refetch)}
        empty={<Empty title={t('no_projects')} />}
      />
    </Card>
  );
}

const ICONS: Record<ProjectRow['status'], IconType> = {
  proposed: IconCircleDashed,
  planned: IconCircle,
  active: IconCircleHalf2,
  on_hold: IconPlayerPause,
  completed: IconCircleCheck,
  cancelled: IconCircleX,
  archived: IconArchive,
};

const columnsFor = (format: Format): DataColumn<ProjectRow>[] => [
  { id: 'code', header: t('code'), cell: ({ code }) => code, look: 'code', bone: 'code' },
  {
    id: 'name',
    header: t('name'),
    cell: ({ name }) => name,
    look: 'name',
    maxWidth: 320,
    card: 'title',
  },
  {
    id: 'status',
    header: t('status'),
    cell: ({ status }) => <StatusText icon={ICONS[status]}>{t(`project_${status}`)}</StatusText>,
    cardCell: ({ code, status }) => `${code} · ${t(`project_${status}`)}`,
    card: 'subtitle',
  },
  {
    id: 'hours',
    header: t('hours'),
    cell: ({ seconds }) => format.duration(seconds),
    align: 'end',
    look: 'figures',
    card: 'topRight',
  },
];
