import { IconArrowBackUp } from '@tabler/icons-react';
import type { ImportSummary } from '#contract/imports/shapes.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText, type Tone } from '../../../../ui/display/status-text.tsx';
import type { DataColumn } from '../../../../ui/table/model/data-column.ts';
import { t as words } from '../../messages.ts';
import styles from './earlier.module.css';
import { t } from './messages.ts';

/** What can be done with an earlier import. */
export interface Verbs {
  readonly onUndo: (row: ImportSummary) => void;
  readonly onContinue: (row: ImportSummary) => void;
}

/** The columns of the list of imports. */
export const earlierColumns = (format: Format, verbs: Verbs): DataColumn<ImportSummary>[] => [
  {
    id: 'file',
    header: t('file'),
    cell: ({ file_name }) => file_name,
    look: 'name',
    card: 'title',
    maxWidth: 240,
  },
  {
    id: 'source',
    header: t('source'),
    cell: (row) => words(`format_${row.format}`),
    look: 'muted',
    card: 'subtitle',
  },
  {
    id: 'when',
    header: t('when'),
    cell: (row) => <Moment format={format} row={row} />,
    card: 'subtitle',
  },
  { id: 'by', header: t('by'), cell: ({ created_by }) => created_by ?? t('support'), look: 'muted' },
  {
    id: 'entries',
    header: t('entries'),
    cell: ({ entries, result }) => format.number(result?.created_entries ?? entries),
    align: 'end',
  },
  {
    id: 'hours',
    header: t('hours'),
    cell: ({ total_seconds, result }) => format.duration(result?.total_seconds ?? total_seconds),
    align: 'end',
    card: 'bottomRight',
  },
  { id: 'status', header: t('status'), cell: (row) => <State row={row} />, card: 'topRight' },
  { id: 'verbs', header: t('verbs'), cell: (row) => <Verb row={row} {...verbs} />, width: 116, align: 'end' },
];

function Moment({ format, row }: { format: Format; row: ImportSummary }) {
  const at = row.undone_at ?? row.applied_at ?? row.updated_at;
  return (
    <time dateTime={at} title={format.instant(at)}>
      {format.relative(at)}
    </time>
  );
}

const TONES = { previewed: 'info', applied: 'ok', undone: 'muted' } as const satisfies Record<string, Tone>;

function State({ row: { status, error_count } }: { row: ImportSummary }) {
  if (status === 'previewed' && error_count > 0)
    return <StatusText tone="bad">{t('status_wrong')}</StatusText>;
  return <StatusText tone={TONES[status]}>{t(`status_${status}`)}</StatusText>;
}

function Verb({ row, onUndo, onContinue }: Verbs & { row: ImportSummary }) {
  const { status, file_name } = row;
  if (status === 'undone') return null;
  const isApplied = status === 'applied';
  return (
    <span className={styles.verb}>
      <Button
        variant="ghost"
        small
        {...(isApplied ? { icon: IconArrowBackUp } : {})}
        aria-label={t(isApplied ? 'undo_named' : 'continue_named', { file: file_name })}
        onClick={() => (isApplied ? onUndo(row) : onContinue(row))}
      >
        {t(isApplied ? 'undo' : 'continue')}
      </Button>
    </span>
  );
}
