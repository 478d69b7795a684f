import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import type { TimeExport } from '#contract/time-exports/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Person } from '../../../ui/display/avatar.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import type { DataColumn } from '../../../ui/table/model/data-column.ts';
import { t } from '../messages.ts';
import styles from './fields.module.css';

/** `October 2026` for the whole of it, else `5 Oct – 11 Oct 2026`, both years where they differ. */
export const exportDays = ({ from, to }: Pick<TimeExport, 'from' | 'to'>, format: Format): string => {
  if (from === to) return format.day(from, 'day');
  if (isWholeMonth(from, to)) return format.day(from, 'month');
  return `${format.day(from, from.slice(0, 4) === to.slice(0, 4) ? 'short' : 'day')} – ${format.day(to, 'day')}`;
};

const isWholeMonth = (from: string, to: string): boolean => {
  const [year = 0, month = 0] = from.split('-').map(Number);
  return from.endsWith('-01') && to === new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

/** What went out and when, in words. */
export const exportWords = (row: TimeExport, format: Format): string =>
  `${t(row.purpose)}, ${exportDays(row, format)}`;

const moneyOf = ({ amounts }: TimeExport, format: Format): string =>
  amounts.map(({ currency, amount_minor }) => format.money(amount_minor, currency)).join(' + ') || '–';

const ofWhat = ({ client, project, member }: TimeExport): string =>
  [member, client, project].flatMap((one) => one?.name ?? []).join(' · ') || t('everything');

/** Saves the file of an export in a format. */
export type Save = (of: { readonly id: string; readonly format: 'csv' | 'xlsx' }) => void;

/** What went out: what for, which days, of whom, how much, by whom, and whether it was taken back. */
export const exportColumns = (format: Format, save: Save): DataColumn<TimeExport>[] => [
  {
    id: 'purpose',
    header: t('purpose'),
    cell: ({ purpose }) => t(purpose),
    look: 'name',
    hideable: false,
    card: 'title',
  },
  { id: 'days', header: t('days'), cell: (row) => exportDays(row, format), card: 'subtitle' },
  { id: 'of', header: t('of'), cell: ofWhat, look: 'muted', maxWidth: 240 },
  {
    id: 'state',
    header: t('state'),
    cell: (row) => <State row={row} />,
  },
  {
    id: 'hours',
    header: t('hours'),
    cell: ({ seconds }) => format.duration(seconds),
    ...{ align: 'end', look: 'figures', card: 'topRight' },
  },
  ...details(format),
  {
    id: 'files',
    header: t('files'),
    cell: (row) => row.withdrawn_at === null && <Files row={row} save={save} />,
    ...{ align: 'end', bone: 'none' },
  },
];

const details = (format: Format): DataColumn<TimeExport>[] => [
  {
    id: 'amount',
    header: t('amount'),
    cell: (row) => moneyOf(row, format),
    cardCell: (row) => (row.withdrawn_at ? <State row={row} /> : moneyOf(row, format)),
    ...{ align: 'end', look: 'figures', card: 'bottomRight' },
  },
  {
    id: 'entries',
    header: t('entries'),
    cell: ({ entries }) => format.number(entries),
    ...{ align: 'end', look: 'figures' },
  },
  {
    id: 'by',
    header: t('by'),
    cell: ({ created_by }) => (created_by ? <Person name={created_by} size={20} /> : t('somebody')),
    ...{ maxWidth: 180, bone: 'avatar' },
  },
  {
    id: 'made',
    header: t('made'),
    cell: ({ created_at }) => <time title={format.instant(created_at)}>{format.relative(created_at)}</time>,
    ...{ align: 'end', look: 'muted' },
  },
];

function State({ row: { withdrawn_at } }: { row: TimeExport }) {
  if (withdrawn_at) return <StatusText icon={IconArrowBackUp}>{t('withdrawn')}</StatusText>;
  return (
    <StatusText tone="ok" icon={IconCheck}>
      {t('out')}
    </StatusText>
  );
}

function Files({ row: { id }, save }: { row: TimeExport; save: Save }) {
  return (
    <span className={styles.files}>
      <Button small variant="ghost" aria-label={t('csv')} onClick={() => save({ id, format: 'csv' })}>
        CSV
      </Button>
      <Button small variant="ghost" aria-label={t('xlsx')} onClick={() => save({ id, format: 'xlsx' })}>
        Excel
      </Button>
    </span>
  );
}
