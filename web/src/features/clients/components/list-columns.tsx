import type { Client } from '#contract/clients/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import {
  codeColumn,
  instantColumn,
  type ListColumn,
  nameColumn,
  statusColumn,
  textColumn,
} from '../../../ui/table/model/list-columns.tsx';
import { t } from '../messages.ts';
import { ClientStatusText } from './client-status.tsx';

/** Columns that are off until somebody switches them on. */
export const OFF_AT_FIRST = ['legal_name', 'vat_id', 'parent', 'external_ref', 'created_at'];

const NAMES: ListColumn<Client>[] = [
  codeColumn(t('code')),
  nameColumn(t('name')),
  statusColumn(t('status'), {
    draw: (status, small) => <ClientStatusText status={status} small={small} />,
    word: (status) => t(`status_${status}`),
  }),
  {
    id: 'owner',
    header: t('owner'),
    cell: ({ owner }) => owner && <Avatar name={owner.name} />,
    csv: ({ owner }) => owner?.name ?? null,
    bone: 'avatar',
  },
  {
    id: 'industry',
    header: t('industry'),
    cell: ({ industry }) => industry,
    cardCell: ({ code, industry }) => [code, industry].filter(Boolean).join(' · '),
    csv: ({ industry }) => industry,
    maxWidth: 200,
    card: 'subtitle',
  },
  textColumn('legal_name', t('legal_name'), ({ legal_name }) => legal_name),
  textColumn('vat_id', t('vat_id'), ({ vat_id }) => vat_id),
  textColumn('parent', t('parent'), ({ parent }) => parent?.name ?? null),
  textColumn('external_ref', t('external_ref'), ({ external_ref }) => external_ref),
];

const marginColumn = (format: Format): ListColumn<Client> => ({
  id: 'margin',
  header: t('margin'),
  cell: ({ margin_pct: margin }) => margin !== null && format.percent(margin / 100, 1),
  csv: ({ margin_pct: margin }) => margin,
  as: 'percent',
  align: 'end',
  look: 'figures',
});

/** The columns of the list, each with its text in an export. */
export const listColumns = (format: Format, seesCosts: boolean): ListColumn<Client>[] => [
  ...NAMES,
  {
    id: 'projects',
    header: t('projects'),
    cell: ({ projects, open_projects }) =>
      projects === 0 ? null : t('open_of_all', { open: open_projects, all: projects }),
    csv: ({ projects }) => projects,
    align: 'end',
    look: 'figures',
  },
  {
    id: 'hours',
    header: t('hours'),
    cell: ({ seconds }) => (seconds === 0 ? null : format.duration(seconds)),
    cardCell: ({ seconds }) => (seconds === 0 ? null : `${format.duration(seconds)} h`),
    csv: ({ seconds }) => (seconds / 3600).toFixed(2),
    as: 'hours',
    align: 'end',
    look: 'figures',
    card: 'bottomRight',
  },
  {
    id: 'last_work_day',
    header: t('last_work_day'),
    cell: ({ last_work_day: day }) => day && format.day(day),
    csv: ({ last_work_day: day }) => day,
    as: 'day',
    align: 'end',
    look: 'muted',
  },
  ...(seesCosts ? [marginColumn(format)] : []),
  instantColumn('created_at', t('created_at'), format),
  instantColumn('updated_at', t('updated_at'), format),
];
