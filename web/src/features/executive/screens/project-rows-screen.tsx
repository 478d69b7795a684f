import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { EXECUTIVE_PROJECT_SETS, listExecutiveProjects } from '#contract/executive/endpoints.ts';
import type { ToldHealth } from '#contract/executive/figures.ts';
import type { ExecutiveProject } from '#contract/executive/rows.ts';
import { type Format, useFormat } from '../../../platform/format/use-format.ts';
import { pageIn } from '../../../platform/list/list-address.ts';
import { reading } from '../../../platform/reading.ts';
import { StatusText, type Tone } from '../../../ui/display/status-text.tsx';
import type { ListColumn } from '../../../ui/table/model/list-columns.tsx';
import {
  exchangedColumn,
  moneyColumn,
  organizationColumn,
  pctColumn,
  titleColumn,
} from '../components/columns.tsx';
import { RowList } from '../components/row-list.tsx';
import { useCurrencyOf } from '../components/use-currency.ts';
import { questionOf, type RowsSearch, rowsHref } from '../effects/address.ts';
import { type OpenThere, projectThere } from '../effects/places.ts';
import { t } from '../messages.ts';

type ScreenProps = { search: RowsSearch; onOpen: OpenThere };

/** The projects that revenue, margin, backlog and healths are made of. */
export function ProjectRowsScreen({ search, onOpen }: ScreenProps) {
  const format = useFormat();
  const currency = useCurrencyOf(search);
  const columns = useMemo(() => columnsOf(format, currency ?? ''), [format, currency]);
  const { which, automatic, manual } = search;
  const asked = {
    ...questionOf(search),
    ...{ ...(which ? { which } : {}), ...(automatic ? { automatic } : {}), ...(manual ? { manual } : {}) },
    ...(search.sort ? { sort: search.sort } : {}),
  };
  const read = useQuery(reading(listExecutiveProjects, { query: { ...asked, ...pageIn(search) } }));
  const { sort, before, after, page, ...kept } = search;
  return (
    <RowList
      {...{ search, onOpen, columns, asked }}
      read={{ ...read, data: currency ? read.data : undefined }}
      list="projects"
      endpoint={listExecutiveProjects}
      sort="name"
      rowId={({ project }) => project.id}
      rowLabel={({ project }) => project.name}
      placeOf={projectThere}
      views={EXECUTIVE_PROJECT_SETS.map((id) => ({
        ...{ id, label: t(`set_${id}`), active: (which ?? 'worked') === id },
        href: rowsHref('projects', { ...kept, which: id, automatic: undefined, manual: undefined }),
      }))}
    />
  );
}

const TONES = { green: 'ok', amber: 'warn', red: 'bad', none: 'muted' } as const satisfies Record<
  ToldHealth,
  Tone
>;

type Column = ListColumn<ExecutiveProject>;

const columnsOf = (format: Format, currency: string): Column[] => {
  const money = (id: string, header: string) => ({ id, header, format, currency });
  return [
    titleColumn('name', t('project'), ({ project }) => project.name, { sortable: true }),
    organizationColumn<ExecutiveProject>(),
    {
      ...{ id: 'client', header: t('client'), look: 'muted', maxWidth: 200 },
      cell: ({ client }) => client?.name ?? null,
      csv: ({ client }) => client?.name ?? null,
    },
    moneyColumn(money('revenue', t('revenue')), ({ revenue_minor }) => revenue_minor, {
      ...{ sortable: true, card: 'topRight' },
    }),
    moneyColumn(money('cost', t('cost')), ({ cost_minor }) => cost_minor),
    moneyColumn(money('margin', t('margin')), ({ margin_minor }) => margin_minor, { sortable: true }),
    pctColumn({ id: 'margin_pct', header: t('margin_pct'), format }, ({ margin_pct }) => margin_pct),
    exchangedColumn(money('backlog', t('backlog')), ({ backlog }) => backlog, {
      ...{ sortable: true, card: 'bottomRight' },
    }),
    healthColumn('computed', t('computed'), ({ automatic_health }) => automatic_health ?? 'none'),
    healthColumn('by_hand', t('by_hand'), ({ manual, health }) => (manual ? (health ?? 'none') : 'none')),
    {
      ...{ id: 'disagreeing', header: t('disagrees') },
      cell: ({ disagreeing }) => disagreeing && <StatusText tone="warn">{t('disagrees')}</StatusText>,
      csv: ({ disagreeing }) => (disagreeing ? t('disagrees') : null),
    },
  ];
};

const healthColumn = (id: string, header: string, health: (row: ExecutiveProject) => ToldHealth): Column => ({
  ...{ id, header },
  cell: (row) => <StatusText tone={TONES[health(row)]}>{t(`health_${health(row)}`)}</StatusText>,
  csv: (row) => t(`health_${health(row)}`),
});
