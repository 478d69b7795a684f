import type { DealsheetRevision } from '#contract/dealsheets/shapes.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../../ui/table/model/data-column.ts';
import { shareOf } from '../../effects/figures.ts';
import { t } from './messages.ts';

type Line = DealsheetRevision['content']['lines'][number] & {
  readonly result: DealsheetRevision['results']['lines'][number] | undefined;
};

/** What is sold, line by line, with what each comes to. */
export function LinesCard({ revision: { content, results } }: { revision: DealsheetRevision }) {
  const format = useFormat();
  const found = new Map(results.lines.map((line) => [line.key, line]));
  const rows = content.lines.map((line) => ({ ...line, result: found.get(line.key) }));
  return (
    <Card title={t('lines')} count={rows.length} flush>
      <DataTable
        label={t('lines')}
        columns={columnsOf(format, content.currency)}
        rows={rows}
        rowId={({ key }) => key}
        rowLabel={({ name }) => name}
        density="compact"
        empty={<Empty title={t('no_lines')} note={t('no_lines_note')} />}
      />
    </Card>
  );
}

const columnsOf = (format: Format, currency: string): DataColumn<Line>[] => {
  const money = (minor: number | undefined) => minor !== undefined && format.money(minor, currency);
  const end = { align: 'end', look: 'figures' } as const;
  return [
    {
      ...{ id: 'name', header: t('line'), look: 'name', maxWidth: 260, card: 'title' },
      cell: ({ name }) => name,
    },
    { id: 'role', header: t('role'), cell: ({ role }) => role, maxWidth: 140, look: 'muted' },
    { id: 'phase', header: t('phase'), cell: ({ phase }) => phase, maxWidth: 140, look: 'muted' },
    {
      ...{ id: 'quantity', header: t('quantity'), ...end, card: 'subtitle' },
      cell: (line) => quantityOf(format, line),
      cardCell: (line) => `${quantityOf(format, line)} × ${rateOf(format, line, currency)}`,
    },
    { id: 'rate', header: t('rate'), ...end, cell: (line) => rateOf(format, line, currency) },
    {
      ...{ id: 'discount', header: t('discount'), ...end },
      cell: ({ discount_pct: pct }) => Number(pct) !== 0 && shareOf(format, pct),
    },
    { id: 'cost', header: t('cost'), ...end, cell: ({ result }) => money(result?.cost_minor) },
    {
      ...{ id: 'price', header: t('price'), ...end, card: 'topRight' },
      cell: ({ result }) => money(result?.price_minor),
    },
    {
      ...{ id: 'margin', header: t('margin'), ...end, card: 'bottomRight' },
      cell: ({ result }) => money(result?.margin_minor),
      cardCell: ({ result }) =>
        result && t('margin_of_line', { margin: format.money(result.margin_minor, currency) }),
    },
  ];
};

const quantityOf = (format: Format, { quantity, unit }: Line): string =>
  `${format.number(Number(quantity), 4)} ${t(Number(quantity) === 1 ? `one_${unit}` : `unit_${unit}`)}`;

const rateOf = (format: Format, { list_rate, currency: own }: Line, currency: string): string =>
  format.rate(list_rate, own ?? currency);
