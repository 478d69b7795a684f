import { marginPercent } from '#contract/money/percent.ts';
import type { PreviewSum, RatePreview } from '#contract/service-types/preview.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import type { DataColumn } from '../../../../ui/table/model/data-column.ts';
import { words } from '../../effects/words/preview-words.ts';
import { t } from '../../messages.ts';

type Row = RatePreview['rows'][number];
type Worth = PreviewSum['before'];

/** What is left of what time sells for. */
export const moneyIn = ({ bill_minor, cost_minor }: Worth, currency: string, format: Format): string =>
  format.money(bill_minor - cost_minor, currency);

/** The share of it, behind the sum; nothing where nothing is charged. */
export const marginIn = ({ bill_minor, cost_minor }: Worth, format: Format): string => {
  const share = marginPercent(bill_minor, cost_minor);
  return share === null ? '' : ` (${format.percent(Number(share) / 100, 1)})`;
};

/** How a sum changes; one that stays is said once. */
const changeOf = ({ before, after }: Row, say: (of: Worth) => string): string => {
  const [old, now] = [say(before), say(after)];
  return old === now ? now : words('preview_was_now', { before: old, after: now });
};

const monthOf = ({ month }: Row, format: Format): string => format.day(`${month}-01`, 'month');

/** What time it is. */
const timeColumns = (format: Format): DataColumn<Row>[] => [
  {
    id: 'project',
    header: t('project'),
    cell: ({ project }) => project?.name ?? words('preview_no_project'),
    look: 'name',
    maxWidth: 180,
    card: 'title',
  },
  {
    id: 'month',
    header: words('preview_month'),
    cell: (row) => monthOf(row, format),
    cardCell: (row) => `${monthOf(row, format)} · ${format.duration(row.seconds)}`,
    look: 'muted',
    card: 'subtitle',
  },
  {
    id: 'hours',
    header: words('preview_hours'),
    cell: ({ seconds }) => format.duration(seconds),
    align: 'end',
    look: 'figures',
  },
];

/** The columns of a preview: what a month of a project was worth and would have been. */
export const previewColumns = (currency: string, format: Format): DataColumn<Row>[] => {
  const money = (minor: number) => format.money(minor, currency);
  return [
    ...timeColumns(format),
    {
      id: 'revenue',
      header: words('preview_revenue'),
      cell: (row) => changeOf(row, ({ bill_minor }) => money(bill_minor)),
      cardCell: ({ after }) => money(after.bill_minor),
      align: 'end',
      look: 'figures',
      card: 'topRight',
    },
    {
      id: 'cost',
      header: words('preview_cost'),
      cell: (row) => changeOf(row, ({ cost_minor }) => money(cost_minor)),
      align: 'end',
      look: 'figures',
    },
    {
      id: 'margin',
      header: words('preview_margin'),
      cell: (row) => changeOf(row, (of) => moneyIn(of, currency, format)),
      align: 'end',
      look: 'figures',
      card: 'bottomRight',
    },
  ];
};
