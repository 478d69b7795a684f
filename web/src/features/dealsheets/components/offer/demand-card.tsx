import { useQuery } from '@tanstack/react-query';
import { listProjectDemand, type ProjectDemand } from '#contract/projects/demand.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { reading } from '../../../../platform/reading.ts';
import { Card, CardLink } from '../../../../ui/card/card.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../../ui/table/model/data-column.ts';
import styles from './offer.module.css';
import { s } from './sold-messages.ts';

/** Whom the project of a won deal has to find, line by line, and how much of it is on the roster by now. */
export function DemandCard({ project_id }: { project_id: string }) {
  const format = useFormat();
  const mayRead = usePermissions().may(listProjectDemand, { project_id });
  const { data, error, refetch } = useQuery({
    ...reading(listProjectDemand, { params: { project_id } }),
    enabled: mayRead,
  });
  if (!mayRead) return null;
  const failed = data ? undefined : failedRead(error, s('demand_failed'), refetch);
  const planned = data?.planned.reduce((sum, { taken_minutes }) => sum + taken_minutes, 0) ?? 0;
  const hours = (minutes: number) => `${format.duration(minutes * 60)} h`;
  return (
    <Card
      title={s('demand')}
      flush
      end={<CardLink href={`/manager/projects/${project_id}/roster`}>{s('roster')}</CardLink>}
    >
      {failed && <LoadError {...failed} />}
      {!data && !failed && <SkeletonRows rows={3} />}
      {data && (
        <DataTable
          label={s('demand')}
          columns={columnsOf(format, hours)}
          rows={data.data}
          rowId={({ id }) => id}
          rowLabel={({ name }) => name}
          density="compact"
          empty={<p className={styles.note}>{s('no_demand')}</p>}
        />
      )}
      {data && data.data.length > 0 && (
        <p className={styles.note}>{s('planned', { planned: hours(planned), all: hours(data.minutes) })}</p>
      )}
    </Card>
  );
}

const columnsOf = (format: Format, hours: (minutes: number) => string): DataColumn<ProjectDemand>[] => [
  { id: 'name', header: s('line'), look: 'name', card: 'title', cell: ({ name }) => name },
  { id: 'service', header: s('service'), look: 'muted', cell: ({ service }) => service?.name },
  { id: 'role', header: s('role'), look: 'muted', card: 'subtitle', cell: ({ role }) => role },
  { id: 'phase', header: s('phase'), look: 'muted', cell: ({ phase }) => phase },
  {
    ...{ id: 'from', header: s('days'), align: 'end', look: 'muted' },
    cell: ({ from, until }) =>
      until ? `${format.day(from)} – ${format.day(until)}` : s('from', { day: format.day(from) }),
  },
  {
    ...{ id: 'hours', header: s('hours'), align: 'end', look: 'figures', card: 'topRight' },
    cell: ({ minutes }) => hours(minutes),
  },
];
