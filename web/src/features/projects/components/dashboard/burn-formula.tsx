import type { ProjectDashboard } from '#contract/projects/dashboard.ts';
import type { Measure } from '#contract/projects/measure.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { type RowsHref, rowsOfMoney } from '../../effects/dashboard-address.ts';
import { amountIn } from './forecast-words.ts';
import { Formula, type Term } from './formula.tsx';
import { t } from './messages.ts';

type BurnFormulaProps = { measure: Measure; dashboard: ProjectDashboard; href: RowsHref };

/** How the plan and the forecast of a budget are made. */
export function BurnFormula({ measure, dashboard, href }: BurnFormulaProps) {
  const format = useFormat();
  return (
    <Formula
      of={t('forecast')}
      words={t('forecast_formula')}
      terms={termsOf(measure, dashboard, href, format)}
      counted={`${t('forecast_counted')} ${t('plan_counted')}`}
      as_of={dashboard.as_of}
    />
  );
}

const termsOf = (
  measure: Measure,
  { currency }: ProjectDashboard,
  href: RowsHref,
  format: Format,
): Term[] => {
  const write = amountIn(format, currency, measure, false);
  const { forecast, plan, used, budget, from, to, period } = measure;
  const { pace, at_end, end } = forecast;
  const own = measure.unit === 'money' ? rowsOfMoney(currency) : {};
  const days = period === 'month' ? { from, to: to ?? undefined } : {};
  return [
    { label: t('series_actual'), value: write(used), href: href({ ...own, ...days }) },
    ...(budget === null ? [] : [{ label: t('budget'), value: write(budget) }]),
    ...(plan
      ? [
          { label: t('planned_by_today'), value: write(plan.planned) },
          { label: t('variance'), value: write(plan.variance) },
        ]
      : []),
    ...(pace
      ? [
          {
            label: t('pace_of', { count: pace.weeks }),
            value: write(pace.mean),
            href: href({ ...own, from: pace.from, to: pace.to }),
          },
          { label: t('deviation'), value: write(pace.deviation) },
        ]
      : []),
    ...(at_end && end
      ? [
          {
            label: t('at_end', { day: format.day(end) }),
            value: `${write(at_end.low)} – ${write(at_end.high)}`,
          },
        ]
      : []),
  ];
};
