import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listExecutiveTeams } from '#contract/executive/endpoints.ts';
import type { ExecutiveTeam } from '#contract/executive/rows.ts';
import { type Format, useFormat } from '../../../platform/format/use-format.ts';
import { pageIn } from '../../../platform/list/list-address.ts';
import { reading } from '../../../platform/reading.ts';
import type { ListColumn } from '../../../ui/table/model/list-columns.tsx';
import { organizationColumn, pctColumn, titleColumn } from '../components/columns.tsx';
import { RowList } from '../components/row-list.tsx';
import { questionOf, type RowsSearch } from '../effects/address.ts';
import { type OpenThere, teamThere } from '../effects/places.ts';
import { t } from '../messages.ts';

type ScreenProps = { search: RowsSearch; onOpen: OpenThere };

/** The departments that utilisation is made of. */
export function TeamRowsScreen({ search, onOpen }: ScreenProps) {
  const format = useFormat();
  const columns = useMemo(() => columnsOf(format), [format]);
  const asked = questionOf(search);
  const read = useQuery(reading(listExecutiveTeams, { query: { ...asked, ...pageIn(search) } }));
  return (
    <RowList
      {...{ search, onOpen, columns, asked, read }}
      list="teams"
      endpoint={listExecutiveTeams}
      sort="organization"
      rowId={({ organization, department }) => `${organization.id} ${department ?? ''}`}
      rowLabel={({ department }) => department ?? t('no_department')}
      placeOf={teamThere}
    />
  );
}

type Column = ListColumn<ExecutiveTeam>;

const columnsOf = (format: Format): Column[] => [
  titleColumn('department', t('department'), ({ department }) => department ?? t('no_department')),
  organizationColumn<ExecutiveTeam>(),
  {
    ...{ id: 'people', header: t('people'), align: 'end', look: 'figures' },
    cell: ({ people }) => format.number(people),
    csv: ({ people }) => people,
  },
  hoursColumn(format, 'to_work', ({ capacity_min }) => capacity_min * 60),
  hoursColumn(format, 'logged', ({ logged_s }) => logged_s),
  hoursColumn(format, 'billable', ({ billable_s }) => billable_s),
  pctColumn({ id: 'utilisation', header: t('utilisation'), format }, (team) => team.utilisation_pct, {
    card: 'topRight',
  }),
];

const hoursColumn = (
  format: Format,
  id: 'to_work' | 'logged' | 'billable',
  seconds: (team: ExecutiveTeam) => number,
): Column => ({
  ...{ id, header: t(`hours_${id}`), align: 'end', look: 'figures', as: 'hours' },
  cell: (team) => format.duration(seconds(team)),
  csv: seconds,
});
