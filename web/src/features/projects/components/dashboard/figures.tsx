import { IconTrendingUp } from '@tabler/icons-react';
import { marginOf, type ProjectDashboard } from '#contract/projects/dashboard.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { useTotals } from '../../../../platform/format/use-totals.ts';
import { Figure, Figures } from '../../../../ui/card/figure.tsx';
import { rowsOfMoney } from '../../effects/dashboard-address.ts';
import { datesText } from '../list-columns.tsx';
import { BudgetFigure } from './budget-figure.tsx';
import { BurnFormula } from './burn-formula.tsx';
import { changeText } from './change-text.ts';
import type { FiguresProps } from './figure-props.ts';
import { amountIn, hiddenUse, shortForecast } from './forecast-words.ts';
import { Formula } from './formula.tsx';
import { t } from './messages.ts';

/** Budget, forecast, hours, and the margin for those who may see costs; each leads to its rows and says its formula. */
export function DashboardFigures(props: FiguresProps) {
  return (
    <Figures>
      <BudgetFigure {...props} />
      <ForecastFigure {...props} />
      <HoursFigure {...props} />
      {props.dashboard.totals.cost_minor === null ? (
        <BillableFigure {...props} />
      ) : (
        <MarginFigure {...props} cost={props.dashboard.totals.cost_minor} />
      )}
    </Figures>
  );
}

function ForecastFigure({ dashboard, ever }: FiguresProps) {
  const format = useFormat();
  const [measure] = dashboard.measures;
  if (!measure) return null;
  const { forecast, budget } = measure;
  const { at_end, pace, end } = forecast;
  const write = amountIn(format, dashboard.currency, measure);
  const own = measure.unit === 'money' ? rowsOfMoney(dashboard.currency) : {};
  const over = at_end && budget !== null ? at_end.likely - budget : 0;
  const range = at_end && t('range', { low: write(at_end.low), high: write(at_end.high) });
  return (
    <Figure
      label={end ? t('forecast_at', { day: format.day(end, 'short') }) : t('forecast')}
      value={at_end ? write(at_end.likely) : '–'}
      lines={[
        over > 0
          ? { text: t('over_budget', { amount: write(over) }), tone: 'bad', icon: IconTrendingUp }
          : { text: (budget === null && hiddenUse(format, dashboard)) || shortForecast(format, measure) },
        ...(range ? [{ text: range }] : []),
      ]}
      href={ever({ ...own, ...(pace ? { from: pace.from, to: pace.to } : {}) })}
      aside={<BurnFormula measure={measure} dashboard={dashboard} href={ever} />}
    />
  );
}

function HoursFigure({ dashboard, within }: FiguresProps) {
  const format = useFormat();
  const { total } = useTotals();
  const { totals, previous, as_of } = dashboard;
  const shown = format.spelledDuration(total(totals.seconds).seconds);
  const exact = format.spelledDuration(totals.seconds, { exact: true });
  const share = shareText(format, totals);
  return (
    <Figure
      label={t('hours')}
      value={<span title={exact}>{shown}</span>}
      lines={[
        {
          text: `${t('entries', { count: totals.entries })}${share ? `, ${t('billable_share_of', { share })}` : ''}`,
        },
        previous
          ? { text: changeText(format, totals.seconds, previous.seconds, previous) }
          : { text: spanText(format, totals) },
      ]}
      href={within({})}
      aside={
        <Formula
          of={t('hours')}
          words={t('hours_formula')}
          terms={[
            { label: t('exact_sum'), value: exact, href: within({}) },
            {
              label: t('billable'),
              value: format.spelledDuration(totals.billable_seconds, { exact: true }),
              href: within({ billable: 'true' }),
            },
            {
              label: t('not_billable'),
              value: format.spelledDuration(totals.seconds - totals.billable_seconds, { exact: true }),
              href: within({ billable: 'false' }),
            },
          ]}
          counted={t('hours_counted')}
          as_of={as_of}
        />
      }
    />
  );
}

const shareText = (format: Format, { seconds, billable_seconds }: ProjectDashboard['totals']) =>
  seconds === 0 ? '' : format.percent(billable_seconds / seconds, 1);

const spanText = (format: Format, { first_date, last_date }: ProjectDashboard['totals']) =>
  first_date && last_date ? datesText(format, first_date, last_date) : '';

function BillableFigure({ dashboard: { totals, as_of }, within }: FiguresProps) {
  const format = useFormat();
  const { total } = useTotals();
  const billable = total(totals.billable_seconds);
  const time = format.spelledDuration(billable.seconds);
  return (
    <Figure
      label={t('billable_share')}
      value={shareText(format, totals) || '–'}
      lines={[{ text: <span title={billable.exact}>{t('billable_hours', { time })}</span> }]}
      href={within({ billable: 'true' })}
      aside={
        <Formula
          of={t('billable_share')}
          words={t('billable_formula')}
          terms={[
            { label: t('billable'), value: time, href: within({ billable: 'true' }) },
            { label: t('hours'), value: format.spelledDuration(totals.seconds), href: within({}) },
          ]}
          counted={t('hours_counted')}
          as_of={as_of}
        />
      }
    />
  );
}

function MarginFigure({ dashboard, within, cost }: FiguresProps & { cost: number }) {
  const format = useFormat();
  const { totals, currency, previous, as_of, margin_floor_pct: floor } = dashboard;
  const money = (amount: number, compact = true) => format.money(amount, currency, { compact });
  const margin = marginOf(totals.bill_minor, cost);
  const href = within(rowsOfMoney(currency));
  const under = margin !== null && floor !== null ? floor - margin * 100 : 0;
  const before = previous?.cost_minor == null ? null : marginOf(previous.bill_minor, previous.cost_minor);
  return (
    <Figure
      label={t('margin')}
      value={margin === null ? '–' : format.percent(margin, 1)}
      lines={[
        under > 0
          ? {
              text: t('under_floor', {
                points: format.number(under, 1),
                floor: format.number(floor ?? 0, 1),
              }),
              tone: 'warn',
            }
          : { text: t('value_and_cost', { value: money(totals.bill_minor), cost: money(cost) }) },
        ...(before === null ? [] : [{ text: t('margin_before', { margin: format.percent(before, 1) }) }]),
      ]}
      href={href}
      aside={
        <Formula
          of={t('margin')}
          words={t('margin_formula')}
          terms={[
            { label: t('value'), value: money(totals.bill_minor, false), href },
            { label: t('cost'), value: money(cost, false), href },
            { label: t('left'), value: money(totals.bill_minor - cost, false) },
          ]}
          counted={t('margin_counted', { currency })}
          as_of={as_of}
        />
      }
    />
  );
}
