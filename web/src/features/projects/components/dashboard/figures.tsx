import type { ProjectDashboard } from '#contract/projects/dashboard.ts';
import type { Project } from '#contract/projects/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTotals } from '../../../../platform/format/use-totals.ts';
import { Figure, Figures } from '../../../../ui/card/figure.tsx';
import { activityHref } from '../../effects/activity-address.ts';
import { datesText } from '../list-columns.tsx';
import { barTone } from '../status.tsx';
import { t } from './messages.ts';

type FiguresProps = { project: Project; dashboard: ProjectDashboard };

/** Budget used, hours, billable share, margin; each leads to the entries behind it. */
export function DashboardFigures({ project, dashboard }: FiguresProps) {
  const format = useFormat();
  const { total } = useTotals();
  const { totals } = dashboard;
  const { id } = project;
  const exact = format.spelledDuration(totals.seconds, { exact: true });
  const billable = total(totals.billable_seconds);
  const share = totals.seconds === 0 ? null : totals.billable_seconds / totals.seconds;
  return (
    <Figures>
      <BudgetFigure project={project} dashboard={dashboard} />
      <Figure
        label={t('hours')}
        value={<span title={exact}>{format.spelledDuration(total(totals.seconds).seconds)}</span>}
        lines={[{ text: t('entries', { count: totals.entries }) }, ...spanLine(format, totals)]}
        href={activityHref(id)}
      />
      <Figure
        label={t('billable_share')}
        value={share === null ? '–' : format.percent(share, 1)}
        lines={[
          {
            text: (
              <span title={billable.exact}>
                {t('billable_hours', { time: format.spelledDuration(billable.seconds) })}
              </span>
            ),
          },
        ]}
        href={activityHref(id, { billable: 'true' })}
      />
      <LastFigure project={project} dashboard={dashboard} />
    </Figures>
  );
}

const spanLine = (
  format: ReturnType<typeof useFormat>,
  { first_date, last_date }: ProjectDashboard['totals'],
) => (first_date && last_date ? [{ text: datesText(format, first_date, last_date) }] : []);

function BudgetFigure({ project, dashboard }: FiguresProps) {
  const format = useFormat();
  const { total } = useTotals();
  const { budget, currency } = dashboard;
  const { minor, minutes, used_pct, elapsed_pct } = budget;
  const href = activityHref(project.id);
  const money = (amount: number) => format.money(amount, currency, { compact: true });
  const used = <span title={format.money(budget.used_minor, currency)}>{money(budget.used_minor)}</span>;
  if (used_pct === null)
    return <Figure label={t('work_value')} value={used} lines={[{ text: t('no_budget') }]} href={href} />;
  const hours = (seconds: number) => `${format.number(seconds / 3600, 0)} h`;
  const of = minor === null ? hours((minutes ?? 0) * 60) : money(minor);
  const time = total(budget.used_seconds);
  const line =
    elapsed_pct === null
      ? t('used_share', { used: Math.floor(used_pct) })
      : t('used_of_time', { used: Math.floor(used_pct), elapsed: Math.floor(elapsed_pct) });
  return (
    <Figure
      label={t('budget_used')}
      value={minor === null ? <span title={time.exact}>{hours(time.seconds)}</span> : used}
      of={t('of', { amount: of })}
      bar={{
        value: used_pct / 100,
        ...(elapsed_pct === null ? {} : { tick: elapsed_pct / 100 }),
        tone: barTone(project.health),
      }}
      lines={[{ text: line }]}
      href={href}
    />
  );
}

/** The margin for those who may see costs; for the others how many people worked on it. */
function LastFigure({ project, dashboard }: FiguresProps) {
  const format = useFormat();
  const { totals, people, currency } = dashboard;
  const href = activityHref(project.id);
  const { bill_minor, cost_minor } = totals;
  if (cost_minor === null) return <Figure label={t('people')} value={people.length} href={href} />;
  const money = (amount: number) => format.money(amount, currency, { compact: true });
  const margin = bill_minor === 0 ? null : (bill_minor - cost_minor) / bill_minor;
  return (
    <Figure
      label={t('margin')}
      value={margin === null ? '–' : format.percent(margin, 1)}
      lines={[
        { text: t('cost_of', { cost: money(cost_minor) }) },
        { text: t('value_of', { value: money(bill_minor) }) },
      ]}
      href={href}
    />
  );
}
