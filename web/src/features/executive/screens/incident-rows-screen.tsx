import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listExecutiveIncidents } from '#contract/executive/endpoints.ts';
import type { ExecutiveIncident } from '#contract/executive/rows.ts';
import { type Format, useFormat } from '../../../platform/format/use-format.ts';
import { pageIn } from '../../../platform/list/list-address.ts';
import { reading } from '../../../platform/reading.ts';
import { StatusText } from '../../../ui/display/status-text.tsx';
import type { ListColumn } from '../../../ui/table/model/list-columns.tsx';
import { dayColumn, daysColumn, organizationColumn, titleColumn } from '../components/columns.tsx';
import { RowList } from '../components/row-list.tsx';
import { questionOf, type RowsSearch } from '../effects/address.ts';
import { incidentThere, type OpenThere } from '../effects/places.ts';
import { t } from '../messages.ts';

type ScreenProps = { search: RowsSearch; onOpen: OpenThere };

/** Grave incidents that weren't closed at the end of the day. */
export function IncidentRowsScreen({ search, onOpen }: ScreenProps) {
  const format = useFormat();
  const columns = useMemo(() => columnsOf(format), [format]);
  const { severity } = search;
  const asked = { ...questionOf(search), ...(severity ? { severity } : {}) };
  const read = useQuery(reading(listExecutiveIncidents, { query: { ...asked, ...pageIn(search) } }));
  return (
    <RowList
      {...{ search, onOpen, columns, asked, read }}
      list="incidents"
      endpoint={listExecutiveIncidents}
      sort="occurred_at"
      rowId={({ id }) => id}
      rowLabel={({ title }) => title ?? t('untitled')}
      placeOf={incidentThere}
    />
  );
}

const columnsOf = (format: Format): ListColumn<ExecutiveIncident>[] => [
  titleColumn('title', t('incident'), ({ title }) => title ?? t('untitled')),
  organizationColumn<ExecutiveIncident>(),
  {
    ...{ id: 'project', header: t('project'), look: 'muted', maxWidth: 220 },
    cell: ({ project }) => project.name,
    csv: ({ project }) => project.name,
  },
  {
    ...{ id: 'severity', header: t('severity'), card: 'topRight' },
    cell: ({ severity }) => <StatusText tone={severity === 'sev1' ? 'bad' : 'warn'}>{severity}</StatusText>,
    csv: ({ severity }) => severity,
  },
  dayColumn({ id: 'occurred_at', header: t('happened'), format }, ({ occurred_at }) =>
    occurred_at.slice(0, 10),
  ),
  daysColumn('age', t('age'), ({ age_days }) => age_days, { card: 'bottomRight' }),
];
