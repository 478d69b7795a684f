import { useMemo } from 'react';
import type { Calculation } from '#contract/calculator/inputs.ts';
import {
  type DriverSensitivity,
  type Outturn,
  STEPS,
  sensitivityOf,
} from '#contract/calculator/sensitivity.ts';
import type { DatedRate } from '#contract/money/exchange.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { ChartCard } from '../../../../ui/chart/chart-card.tsx';
import { RangeRows } from '../../../../ui/chart/range-rows.tsx';
import { r } from './messages.ts';

type SensitivityCardProps = { calculation: Calculation; rates: readonly DatedRate[] };

/** What the margin becomes where one thing is otherwise: what moves it most stands first. */
export default function SensitivityCard({ calculation, rates }: SensitivityCardProps) {
  const format = useFormat();
  const { base, drivers } = useMemo(() => sensitivityOf(calculation, rates), [calculation, rates]);
  const money = (minor: number) => format.money(minor, calculation.currency);
  const compact = (minor: number) => format.money(minor, calculation.currency, { compact: true });
  return (
    <ChartCard
      title={r('sensitivity')}
      note={r('sensitivity_note')}
      caption={r('sensitivity_caption', { margin: money(base.margin_minor) })}
      data={{ ...tableOf(base, drivers), format: compact, exact: money }}
    >
      <RangeRows
        close
        mark={base.margin_minor}
        rows={drivers.map((one) => {
          const [low, high] = spanOf(one, base.margin_minor);
          return {
            ...{
              id: one.driver,
              label: r(`driver_${one.driver}`),
              from: low,
              to: high,
              look: 'span' as const,
            },
            shown: r('from_to', { from: compact(low), to: compact(high) }),
          };
        })}
      />
    </ChartCard>
  );
}

const HALF = STEPS.length / 2;
const around = <Step,>(steps: readonly Step[], middle: Step): Step[] => [
  ...steps.slice(0, HALF),
  middle,
  ...steps.slice(HALF),
];

/** The margin of every step as a table, with what it is now in the middle. */
const tableOf = (base: Outturn, drivers: readonly DriverSensitivity[]) => ({
  categoryLabel: r('change'),
  categories: around(
    STEPS.map((step) => `${step > 0 ? '+' : '−'}${Math.abs(step)} %`),
    r('as_it_is'),
  ).map((label) => ({ label })),
  series: drivers.map(({ driver, steps }) => ({
    ...{ id: driver, label: r(`driver_${driver}`) },
    values: around(
      steps.map(({ outturn }) => outturn?.margin_minor ?? null),
      base.margin_minor,
    ),
  })),
});

/** The lowest and the highest margin of a driver's steps. */
const spanOf = ({ steps }: DriverSensitivity, base: number): readonly [low: number, high: number] => {
  const margins = [base, ...steps.flatMap(({ outturn }) => outturn?.margin_minor ?? [])];
  return [Math.min(...margins), Math.max(...margins)];
};
