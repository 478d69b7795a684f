import type { ProjectDashboard } from '#contract/projects/dashboard.ts';
import type { Measure } from '#contract/projects/measure.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { Figure, type FigureLine } from '../../../../ui/card/figure.tsx';
import { rowsOfMoney } from '../../effects/dashboard-address.ts';
import { barTone } from '../status.tsx';
import type { FiguresProps } from './figure-props.ts';
import { amountIn, hiddenUse } from './forecast-words.ts';
import { Formula } from './formula.tsx';
import { t } from './messages.ts';

/** What of the budget is used – of a monthly one this month's – beside what is planned by today. */
export function BudgetFigure({ project, dashboard, ever }: FiguresProps) {
  const format = useFormat();
  const [measure] = dashboard.measures;
  if (!measure) return null;
  const { budget, used, period, from, to, unit } = measure;
  const write = amountIn(format, dashboard.currency, measure);
  const exact = amountIn(format, dashboard.currency, measure, false);
  const own = unit === 'money' ? rowsOfMoney(dashboard.currency) : {};
  const href = ever({ ...own, ...(period === 'month' ? { from, to: to ?? undefined } : {}) });
  const label = budget === null ? t('work_value') : t(period === 'month' ? 'month_used' : 'budget_used');
  const tick = tickOf(measure);
  return (
    <Figure
      label={label}
      value={<span title={exact(used)}>{write(used)}</span>}
      {...(budget === null
        ? {}
        : {
            of: t('of', { amount: write(budget) }),
            bar: {
              value: used / budget,
              ...(tick === null ? {} : { tick }),
              tone: used > budget ? 'bad' : barTone(project.health),
            },
          })}
      lines={linesOf(format, dashboard, measure, write)}
      href={href}
      aside={
        <Formula
          of={label}
          words={t(budget === null ? 'used_formula' : 'budget_formula')}
          terms={[
            { label: t('series_actual'), value: exact(used), href },
            ...(budget === null ? [] : [{ label: t('budget'), value: exact(budget) }]),
            ...(measure.plan
              ? [
                  { label: t('planned_by_today'), value: exact(measure.plan.planned) },
                  { label: t('variance'), value: exact(measure.plan.variance) },
                ]
              : []),
          ]}
          counted={`${t(project.billing === 'non_billable' && unit === 'money' ? 'cost_counted' : 'budget_counted', { currency: dashboard.currency })} ${t('plan_counted')}`}
          as_of={dashboard.as_of}
        />
      }
    />
  );
}

const tickOf = ({ plan, budget }: Measure): number | null => (plan && budget ? plan.planned / budget : null);

const linesOf = (
  format: Format,
  dashboard: ProjectDashboard,
  { budget, used, plan, period }: Measure,
  write: (value: number) => string,
): FigureLine[] => {
  const { budget: all } = dashboard;
  if (budget === null) return [{ text: hiddenUse(format, dashboard) ?? t('no_budget') }];
  const share = format.percent(Math.floor((used * 100) / budget) / 100);
  const elapsed = all.elapsed_pct === null ? null : Math.floor(all.elapsed_pct);
  const first =
    period === 'month' && all.used_pct !== null
      ? t('used_of_all', { share, all: Math.floor(all.used_pct) })
      : elapsed === null
        ? t('used_share', { share })
        : t('used_of_time', { share, elapsed });
  return [{ text: first }, ...(plan ? [planLine(plan.variance, write)] : [])];
};

const planLine = (variance: number, write: (value: number) => string): FigureLine => {
  if (variance === 0) return { text: t('on_plan') };
  return variance > 0
    ? { text: t('over_plan', { amount: write(variance) }), tone: 'warn' }
    : { text: t('under_plan', { amount: write(-variance) }) };
};
