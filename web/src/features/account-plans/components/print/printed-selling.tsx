import { forecastOf, isOpen, pipelineOf, weighted } from '#contract/account-plans/forecast.ts';
import type { PlanItems, WhitespaceGrid } from '#contract/plan-items/endpoints.ts';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { SWOT_QUADRANTS } from '#contract/plan-items/swot.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { valueWord } from '../../effects/words/field-words.ts';
import { t } from './messages.ts';
import { type PrintedColumn, PrintedTable } from './printed-table.tsx';

type InCurrency = { currency: string };

/** What may be sold, what of it is to be expected, and when. */
export function PrintedOpportunities({
  opportunities,
  currency,
}: Pick<PlanItems, 'opportunities'> & InCurrency) {
  const format = useFormat();
  const money = (minor: number) => format.money(minor, currency);
  const { pipeline_minor, weighted_minor } = pipelineOf(opportunities);
  const count = opportunities.filter(isOpen).length;
  return (
    <>
      <PrintedTable
        title={t('opportunities')}
        rows={opportunities}
        rowId={({ id }) => id}
        columns={opportunityColumns(format, money)}
        sum={[t('open_sum', { count }), '', '', '', money(pipeline_minor), '', money(weighted_minor)]}
      />
      {count > 0 && (
        <PrintedTable
          title={t('forecast')}
          rows={forecastOf(opportunities)}
          rowId={({ month }) => month ?? ''}
          columns={[
            {
              head: t('month'),
              cell: ({ month }) => (month === null ? t('no_month') : format.day(`${month}-01`, 'month')),
            },
            { head: t('opportunities'), isFigure: true, cell: (one) => format.number(one.count) },
            { head: t('amount'), isFigure: true, cell: (one) => money(one.pipeline_minor) },
            { head: t('weighted'), isFigure: true, cell: (one) => money(one.weighted_minor) },
          ]}
        />
      )}
    </>
  );
}

const opportunityColumns = (
  format: Format,
  money: (minor: number) => string,
): PrintedColumn<PlanItem<'opportunity'>>[] => [
  {
    ...{ head: t('opportunity'), width: '20%' },
    cell: ({ name, dealsheet }) => (
      <>
        {name}
        {dealsheet && <small>{dealsheet.code}</small>}
      </>
    ),
  },
  { head: t('stage'), width: '14%', cell: ({ stage }) => valueWord(stage) },
  { head: t('owner'), cell: ({ owner }) => owner?.name ?? t('none') },
  { head: t('closes'), width: '12%', cell: ({ close_on }) => (close_on ? format.day(close_on) : t('none')) },
  { head: t('amount'), width: '15%', isFigure: true, cell: ({ amount_minor }) => money(amount_minor) },
  {
    ...{ head: t('probability'), width: '11%', isFigure: true },
    cell: ({ probability_pct }) => format.percent(probability_pct / 100),
  },
  {
    ...{ head: t('weighted'), width: '15%', isFigure: true },
    cell: (one) => (isOpen(one) ? money(weighted(one)) : t('none')),
  },
];

/** What helps and hinders, inner points first, and which action answers each. */
export function PrintedSwot({ swot, actions }: Pick<PlanItems, 'swot' | 'actions'>) {
  const format = useFormat();
  const titles = new Map(actions.map(({ id, title }) => [id, title]));
  return (
    <PrintedTable
      title={t('swot')}
      rows={SWOT_QUADRANTS.flatMap((quadrant) => swot.filter((point) => point.quadrant === quadrant))}
      rowId={({ id }) => id}
      columns={[
        { head: t('quadrant'), width: '16%', cell: ({ quadrant }) => valueWord(quadrant) },
        { head: t('point'), width: '44%', cell: ({ text }) => text },
        {
          ...{ head: t('impact'), width: '10%', isFigure: true },
          cell: ({ impact }) => format.number(impact),
        },
        { head: t('answered'), cell: ({ action_id }) => titles.get(action_id ?? '') ?? t('none') },
      ]}
    />
  );
}

/** So many units stand beside each other on a sheet. */
const ACROSS = 6;

type Service = WhitespaceGrid['services'][number];

/** What the client spends on which service where, and with whom: as many tables as its units need. */
export function PrintedWhitespace({
  grid,
  year,
  currency,
}: { grid: WhitespaceGrid; year: number } & InCurrency) {
  const format = useFormat();
  const cells = new Map(grid.cells.map((cell) => [`${cell.service_type_id} ${cell.unit_id}`, cell]));
  const wordOf = (service: Service, unit: string | null): string => {
    const cell = cells.get(`${service.id} ${unit}`);
    if (!cell || (cell.with === 'none' && !cell.spend_minor)) return t('none');
    const { spend_minor: minor, with: who } = cell;
    const spend = minor === null ? '?' : format.money(minor, currency, { compact: true });
    return t('cell', { spend, with: valueWord(who) });
  };
  const columns: PrintedColumn<Service>[] = [
    ...(grid.cells.some(({ unit_id }) => unit_id === null)
      ? [{ head: t('whole'), cell: (service: Service) => wordOf(service, null) }]
      : []),
    ...grid.units.map(({ id, name }) => ({ head: name, cell: (service: Service) => wordOf(service, id) })),
  ];
  const filled = grid.services.filter(({ id }) => grid.cells.some((cell) => cell.service_type_id === id));
  const sheets = Math.max(1, Math.ceil(columns.length / ACROSS));
  return Array.from({ length: filled.length === 0 ? 1 : sheets }, (_, sheet) => (
    <PrintedTable
      key={columns[sheet * ACROSS]?.head ?? ''}
      title={t('whitespace', { year })}
      rows={filled}
      rowId={({ id }) => id}
      columns={[
        { head: t('service'), cell: ({ name }) => name },
        ...columns.slice(sheet * ACROSS, (sheet + 1) * ACROSS),
      ]}
    />
  ));
}
