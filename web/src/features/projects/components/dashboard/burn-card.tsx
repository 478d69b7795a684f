import { useState } from 'react';
import type { ProjectDashboard } from '#contract/projects/dashboard.ts';
import type { Measure } from '#contract/projects/measure.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { useTotals } from '../../../../platform/format/use-totals.ts';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import { ChartCard } from '../../../../ui/chart/chart-card.tsx';
import type { ChartData, ChartSeries } from '../../../../ui/chart/chart-data.ts';
import { LineChart } from '../../../../ui/chart/line-chart.tsx';
import { type RowsHref, rowsOfMoney } from '../../effects/dashboard-address.ts';
import { type BurnLines, burnLines } from './burn-data.ts';
import { BurnFormula } from './burn-formula.tsx';
import { amountIn, forecastWords, hiddenUse, plainAmount } from './forecast-words.ts';
import { t } from './messages.ts';
import styles from './period-bar.module.css';
import { SaveTable } from './save-table.tsx';

type BurnCardProps = { dashboard: ProjectDashboard; href: RowsHref };

/** The budget over time: used, likely with its range, planned, and the line that shouldn't be crossed. */
export function BurnCard({ dashboard, href }: BurnCardProps) {
  const { measures } = dashboard;
  const [unit, setUnit] = useState(measures[0]?.unit ?? 'time');
  const measure = measures.find((one) => one.unit === unit) ?? measures[0];
  if (!measure) return null;
  const units = measures.map((one) => ({ value: one.unit, label: t(`unit_${one.unit}`) }));
  return (
    <BurnOf
      measure={measure}
      dashboard={dashboard}
      href={href}
      choice={
        units.length > 1 && (
          <Segmented label={t('unit')} options={units} value={measure.unit} onChange={setUnit} />
        )
      }
    />
  );
}

type BurnOfProps = BurnCardProps & { measure: Measure; choice: React.ReactNode };

function BurnOf({ measure, dashboard, href, choice }: BurnOfProps) {
  const format = useFormat();
  const { total } = useTotals();
  const { currency } = dashboard;
  const write = amountIn(format, currency, measure);
  const lines = shown(burnLines(measure), (sum) => (measure.unit === 'money' ? sum : total(sum).seconds));
  const data = dataOf({ measure, lines, currency, format, href });
  const budget = measure.budget === null ? null : write(measure.budget);
  const title = t(budget === null ? 'value_curve' : measure.period === 'month' ? 'burn_month' : 'burn_curve');
  const hidden = measure.budget === null && hiddenUse(format, dashboard);
  const words = hidden ? `${hidden}.` : forecastWords(format, currency, measure).join(' ');
  const { window } = lines;
  return (
    <ChartCard
      title={title}
      note={t(measure.unit === 'money' ? 'curve_note_money' : 'curve_note_time')}
      data={data}
      caption={words}
      extra={
        <>
          <SaveTable name={title} data={data} />
          <BurnFormula measure={measure} dashboard={dashboard} href={href} />
        </>
      }
    >
      {choice && <div className={styles.choice}>{choice}</div>}
      <LineChart
        data={data}
        summary={
          budget === null
            ? t('curve_summary', { used: write(measure.used) })
            : t('curve_summary_of', { used: write(measure.used), budget })
        }
        range={lines.range}
        {...(window ? { window: { ...window, label: windowWord(format, measure) } } : {})}
        {...(measure.budget !== null && budget !== null
          ? { limit: { label: t('budget_of', { amount: budget }), value: measure.budget } }
          : {})}
      />
    </ChartCard>
  );
}

const windowWord = (format: Format, { forecast: { early, late } }: Measure): string => {
  const day = (one: string | null) => (one ? format.day(one, 'short') : '');
  if (!late) return t('window_from', { day: day(early) });
  return early === late
    ? t('window_on', { day: day(early) })
    : t('window', { early: day(early), late: day(late) });
};

/** Hours so far are sums of time, each rounded as the organization says. */
const shown = (lines: BurnLines, round: (sum: number) => number): BurnLines => ({
  ...lines,
  used: lines.used.map((sum) => sum && round(sum)),
});

interface Drawn {
  readonly measure: Measure;
  readonly lines: BurnLines;
  readonly currency: string;
  readonly format: Format;
  readonly href: RowsHref;
}

const dataOf = ({ measure, lines, currency, format, href }: Drawn): ChartData => {
  const { used, planned, likely, range, days } = lines;
  const own = measure.unit === 'money' ? rowsOfMoney(currency) : {};
  const from = measure.period === 'month' ? { from: measure.from } : {};
  const write = amountIn(format, currency, measure);
  const last = (values: readonly (number | null)[]) => write(values.findLast((one) => one !== null) ?? 0);
  const [low, high] = [range.map((one) => one?.low ?? null), range.map((one) => one?.high ?? null)];
  const edge = { color: 'var(--ramp-2)', stroke: 'none' } as const;
  const all: ChartSeries[] = [
    {
      ...{ id: 'used', label: t('series_actual'), values: used, color: 'var(--chart-1)' },
      end: t('used_today', { amount: last(used) }),
    },
    {
      ...{
        id: 'likely',
        label: t('series_likely'),
        values: likely,
        color: 'var(--chart-1)',
        stroke: 'dashed',
      },
      end: t('end_likely', { amount: last(likely) }),
    },
    { id: 'planned', label: t('series_planned'), values: planned, color: 'var(--chart-7)', stroke: 'dotted' },
    {
      ...{ id: 'low', label: t('series_low'), values: low, end: t('end_low', { amount: last(low) }) },
      ...edge,
    },
    {
      ...{ id: 'high', label: t('series_high'), values: high, end: t('end_high', { amount: last(high) }) },
      ...edge,
    },
  ];
  return {
    categoryLabel: t('by_day'),
    categories: days.map((day, at) => ({
      id: day,
      label: format.day(day),
      axis: format.day(day, 'short'),
      ...(used[at] === null ? {} : { href: href({ ...own, ...from, to: day }) }),
    })),
    series: all.filter(({ values }) => values.some((value) => value !== null)),
    ...(measure.unit === 'time' ? { unit: 3600 } : {}),
    format: write,
    exact: amountIn(format, currency, measure, false),
    plain: plainAmount(currency, measure),
  };
};
