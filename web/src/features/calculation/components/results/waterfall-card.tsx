import type { CalculationResults } from '#contract/calculator/results.ts';
import { type WaterfallBar, waterfallOf } from '#contract/calculator/waterfall.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { ChartCard } from '../../../../ui/chart/chart-card.tsx';
import { type RangeRow, RangeRows } from '../../../../ui/chart/range-rows.tsx';
import { figureName } from './formula-words.ts';
import { r } from './messages.ts';

const lookOf = ({ is_total, amount_minor }: WaterfallBar): RangeRow['look'] => {
  if (is_total) return amount_minor < 0 ? 'bad' : 'total';
  return amount_minor < 0 ? 'less' : 'more';
};

/** How the list price becomes the margin, step by step. */
export default function WaterfallCard({ results }: { results: CalculationResults }) {
  const format = useFormat();
  const money = (minor: number) => format.money(minor, results.currency);
  const bars = waterfallOf(results).filter(({ is_total, amount_minor }) => is_total || amount_minor !== 0);
  const signed = ({ is_total, amount_minor }: WaterfallBar) =>
    `${!is_total && amount_minor > 0 ? '+' : ''}${money(amount_minor)}`;
  const name = ({ step }: WaterfallBar) => figureName(`${step}_minor`);
  return (
    <ChartCard
      title={r('waterfall')}
      data={{
        categoryLabel: r('waterfall_step'),
        categories: bars.map((bar) => ({ id: bar.step, label: name(bar) })),
        series: [{ id: 'amount', label: r('amount'), values: bars.map(({ amount_minor }) => amount_minor) }],
        format: money,
      }}
    >
      <RangeRows
        rows={bars.map((bar) => ({
          ...{ id: bar.step, label: name(bar), from: bar.from_minor, to: bar.to_minor },
          ...{ shown: signed(bar), look: lookOf(bar) },
        }))}
      />
    </ChartCard>
  );
}
