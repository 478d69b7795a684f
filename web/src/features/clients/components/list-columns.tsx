import type { Client } from '#contract/clients/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import type { CsvColumn } from '../../../platform/list/csv.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import type { DataColumn } from '../../../ui/table/model/data-column.ts';
import { t } from '../messages.ts';
import { ClientStatusText } from './client-status.tsx';

/** Columns that are off until somebody switches them on. */
export const OFF_AT_FIRST = ['legal_name', 'vat_id', 'parent', 'external_ref', 'created_at'];

type Column = DataColumn<Client> & { csv: CsvColumn<Client>['text'] };

const NAMES: Column[] = [
  {
    id: 'code',
    header: t('code'),
    cell: ({ code }) => code,
    csv: ({ code }) => code,
    look: 'code',
    sortable: true,
    bone: 'code',
  },
  {
    id: 'name',
    header: t('name'),
    cell: ({ name }) => name,
    csv: ({ name }) => name,
    look: 'name',
    sortable: true,
    hideable: false,
    maxWidth: 320,
    card: 'title',
  },
  {
    id: 'status',
    header: t('status'),
    cell: ({ status }) => <ClientStatusText status={status} />,
    cardCell: ({ status }) => <ClientStatusText status={status} small />,
    csv: ({ status }) => t(`status_${status}`),
    sortable: true,
    card: 'topRight',
  },
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
];

const figures = (format: Format): Column[] => [
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
    align: 'end',
    look: 'figures',
    card: 'bottomRight',
  },
];

const textColumn = (id: string, header: string, text: (client: Client) => string | null): Column => ({
  id,
  header,
  cell: text,
  csv: text,
  look: 'muted',
  maxWidth: 220,
});

const dateColumn = (id: 'created_at' | 'updated_at', header: string, format: Format): Column => ({
  id,
  header,
  cell: (client) => <time title={format.instant(client[id])}>{format.relative(client[id])}</time>,
  csv: (client) => client[id],
  align: 'end',
  look: 'muted',
  sortable: true,
});

/** The columns of the list, each with its text in an export. */
export const listColumns = (format: Format): Column[] => [
  ...NAMES,
  textColumn('legal_name', t('legal_name'), ({ legal_name }) => legal_name),
  textColumn('vat_id', t('vat_id'), ({ vat_id }) => vat_id),
  textColumn('parent', t('parent'), ({ parent }) => parent?.name ?? null),
  textColumn('external_ref', t('external_ref'), ({ external_ref }) => external_ref),
  ...figures(format),
  dateColumn('created_at', t('created_at'), format),
  dateColumn('updated_at', t('updated_at'), format),
];
