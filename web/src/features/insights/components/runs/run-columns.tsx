import type { InsightRun } from '#contract/insights/shapes.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import type { DataColumn } from '../../../../ui/table/model/data-column.ts';
import { daysText } from '../../effects/values/told.ts';
import { t } from './messages.ts';
import { RunState } from './run-state.tsx';
import { tookMs, tookText } from './run-words.ts';

/** Characters of a digest that tell two runs apart at a glance. */
const SHORT = 8;

const NUMBER = { align: 'end', look: 'figures' } as const;

/** Who began it. */
const byWhom = ({ scheduled, by }: InsightRun): string => (scheduled ? t('itself') : (by ?? t('somebody')));

/** The columns of the runs: how each stands, what it looked at, and what it read and found. */
export const runColumns = (format: Format): DataColumn<InsightRun>[] => [
  {
    ...{ id: 'begun', header: t('begun_at'), look: 'name', card: 'title', hideable: false },
    cell: ({ created_at }) => <time title={format.instant(created_at)}>{format.relative(created_at)}</time>,
  },
  { id: 'by', header: t('by'), cell: byWhom, look: 'muted', maxWidth: 160 },
  {
    ...{ id: 'state', header: t('state'), card: 'topRight' },
    cell: (run) => <RunState run={run} />,
    cardCell: (run) => <RunState run={run} small />,
  },
  { id: 'day', header: t('day'), cell: ({ day }) => format.day(day), card: 'subtitle' },
  { id: 'days', header: t('looked_at'), cell: (run) => daysText(run, format), look: 'muted' },
  { id: 'seed', header: t('seed'), cell: ({ seed }) => seed, ...NUMBER },
  { id: 'engine', header: t('version'), cell: ({ engine }) => engine, ...NUMBER },
  { id: 'rows', header: t('rows'), cell: ({ rows_read }) => format.number(rows_read), ...NUMBER },
  {
    ...{ id: 'found', header: t('found_count'), card: 'bottomRight', ...NUMBER },
    cell: ({ found }) => format.number(found),
    cardCell: ({ found }) => t('found', { count: found }),
  },
  { id: 'took', header: t('took'), cell: (run) => tookIn(run, format), ...NUMBER },
  {
    ...{ id: 'digest', header: t('digest'), look: 'code' },
    cell: ({ digest }) => digest && <span title={digest}>{digest.slice(0, SHORT)}</span>,
  },
];

/** How long a run took, in words; a dash while it is under way. */
export function tookIn(run: InsightRun, { number }: Format): string {
  const ms = tookMs(run);
  return ms === undefined ? '–' : tookText(ms, number);
}
