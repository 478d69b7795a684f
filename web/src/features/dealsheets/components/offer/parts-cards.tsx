import type { DealsheetRevision } from '#contract/dealsheets/shapes.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../../ui/table/model/data-column.ts';
import { shareOf } from '../../effects/figures.ts';
import { t } from './messages.ts';

type RevisionProps = { revision: DealsheetRevision };
type Phase = DealsheetRevision['results']['phases'][number];
type Expense = DealsheetRevision['content']['expenses'][number];

const END = { align: 'end', look: 'figures' } as const;

/** What each phase comes to; nothing where none is named. */
export function PhasesCard({ revision: { content, results } }: RevisionProps) {
  const format = useFormat();
  if (content.phases.length === 0) return null;
  return (
    <Card title={t('phases')} count={content.phases.length} flush>
      <DataTable
        label={t('phases')}
        columns={phaseColumns(format, content.currency)}
        rows={results.phases}
        rowId={({ name }) => name ?? ''}
        rowLabel={({ name }) => name ?? t('no_phase')}
        density="compact"
        empty={null}
      />
    </Card>
  );
}

const phaseColumns = (format: Format, currency: string): DataColumn<Phase>[] => [
  {
    ...{ id: 'name', header: t('phase'), look: 'name', card: 'title' },
    cell: ({ name }) => name ?? t('no_phase'),
  },
  {
    ...{ id: 'hours', header: t('hours'), ...END, card: 'subtitle' },
    cell: ({ hours }) => `${format.number(Number(hours), 2)} ${t('unit_hour')}`,
  },
  { id: 'cost', header: t('cost'), ...END, cell: ({ cost_minor }) => format.money(cost_minor, currency) },
  {
    ...{ id: 'price', header: t('price'), ...END, card: 'topRight' },
    cell: ({ price_minor }) => format.money(price_minor, currency),
  },
];

/** What is bought for the client; nothing where nothing is. */
export function ExpensesCard({ revision: { content } }: RevisionProps) {
  const format = useFormat();
  if (content.expenses.length === 0) return null;
  return (
    <Card title={t('expenses')} count={content.expenses.length} flush>
      <DataTable
        label={t('expenses')}
        columns={expenseColumns(format, content.currency)}
        rows={content.expenses}
        rowId={({ key }) => key}
        rowLabel={({ name }) => name}
        density="compact"
        empty={null}
      />
    </Card>
  );
}

const expenseColumns = (format: Format, currency: string): DataColumn<Expense>[] => [
  { id: 'name', header: t('expense'), look: 'name', card: 'title', cell: ({ name }) => name },
  { id: 'phase', header: t('phase'), look: 'muted', card: 'subtitle', cell: ({ phase }) => phase },
  { id: 'billable', header: t('billable'), cell: ({ billable }) => (billable ? t('yes') : t('no')) },
  { id: 'markup', header: t('markup'), ...END, cell: ({ markup_pct }) => shareOf(format, markup_pct) },
  {
    ...{ id: 'cost', header: t('cost'), ...END, card: 'topRight' },
    cell: ({ cost_minor }) => format.money(cost_minor, currency),
  },
];
