import { useState } from 'react';
import { addDays } from '#contract/projects/calendar.ts';
import type { DashboardPart, ProjectDashboard } from '#contract/projects/dashboard.ts';
import { sharesOf } from '#contract/projects/plan.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTotals } from '../../../../platform/format/use-totals.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { type BarRow, BarRows } from '../../../../ui/chart/bar-rows.tsx';
import { ChartCard } from '../../../../ui/chart/chart-card.tsx';
import type { ChartData } from '../../../../ui/chart/chart-data.ts';
import { ColumnChart } from '../../../../ui/chart/column-chart.tsx';
import { Legend } from '../../../../ui/chart/legend.tsx';
import { type Days, type RowsFilters, type RowsHref, weekWithin } from '../../effects/dashboard-address.ts';
import { plainHours } from './forecast-words.ts';
import { t } from './messages.ts';
import { roundingNote, withExact } from './rounded-sums.ts';
import { SaveTable } from './save-table.tsx';

const [BILLABLE, OTHER] = ['var(--ramp-5)', 'var(--ramp-3)'];

type WeeksCardProps = { dashboard: ProjectDashboard; days: Days; href: RowsHref };

/** Hours of each week, billable and not. */
export function WeeksCard({ dashboard, days, href }: WeeksCardProps) {
  const format = useFormat();
  const { total, rule } = useTotals();
  const { weeks } = dashboard;
  const hours = (seconds: number) => total(seconds).seconds / 3600;
  const data: ChartData = {
    categoryLabel: t('week_of'),
    categories: weeks.map(({ week_start }) => ({
      id: week_start,
      label: format.day(week_start),
      axis: format.day(week_start, 'short'),
      href: href(weekWithin(week_start, addDays(week_start, 6), days)),
    })),
    series: [
      {
        id: 'billable',
        label: t('billable'),
        values: weeks.map((week) => hours(week.billable_seconds)),
        color: BILLABLE,
      },
      {
        id: 'other',
        label: t('not_billable'),
        values: weeks.map((week) => hours(week.seconds - week.billable_seconds)),
        color: OTHER,
      },
    ],
    format: (value) => `${format.number(value, rule.rounding === 'none' ? 1 : 2)} h`,
    plain: (value) => plainHours(value * 3600),
  };
  const exact = weeks.map(({ seconds }) => seconds / 3600);
  const shown = withExact(data, exact, rule);
  return (
    <ChartCard
      title={t('hours_by_week')}
      data={shown}
      caption={roundingNote(rule)}
      extra={<SaveTable name={t('hours_by_week')} data={shown} />}
    >
      <ColumnChart data={data} stacked summary={t('weeks_summary', { count: weeks.length })} />
    </ChartCard>
  );
}

/** Enough to see who matters; the rest is a button away. */
const FIRST = 8;

function SomeRows({ rows }: { rows: readonly BarRow[] }) {
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, FIRST);
  return (
    <>
      <BarRows rows={shown} format={format.duration} />
      {rows.length > FIRST && (
        <Button variant="ghost" small muted aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('show_fewer') : t('show_all', { count: rows.length })}
        </Button>
      )}
    </>
  );
}

type PartsCardProps = {
  title: string;
  /** Heads the table's first column. */
  what: string;
  /** What to call time without one. */
  none: string;
  parts: readonly DashboardPart[];
  href: RowsHref;
  /** The filter of the rows of one of them; `none` = time without one. */
  filter: (id: string) => RowsFilters;
};

/** Hours by person or by service type with their shares, the most first; each leads to its rows. */
export function PartsCard({ title, what, none, parts, href, filter }: PartsCardProps) {
  const format = useFormat();
  const { total, rule } = useTotals();
  const shares = sharesOf(parts.map(({ seconds }) => seconds));
  const percent = (tenths: number) => format.percent(tenths / 1000, 1);
  const rows = parts.map(({ id, name, seconds, billable_seconds }, at) => ({
    id: id ?? 'none',
    label: name ?? none,
    value: total(seconds).seconds,
    part: total(billable_seconds).seconds,
    note: percent(shares[at] ?? 0),
    href: href(filter(id ?? 'none')),
  }));
  const data: ChartData = {
    categoryLabel: what,
    categories: rows.map(({ id, label, href: to }) => ({ id, label, href: to })),
    series: [
      { id: 'hours', label: t('hours'), values: rows.map(({ value }) => value), color: OTHER },
      { id: 'billable', label: t('billable'), values: rows.map(({ part }) => part), color: BILLABLE },
      {
        id: 'share',
        label: t('share'),
        values: shares,
        format: percent,
        plain: (tenths) => `${tenths / 10}%`,
      },
    ],
    format: format.duration,
    plain: plainHours,
  };
  const exact = parts.map(({ seconds }) => seconds);
  const shown = withExact(data, exact, rule);
  return (
    <ChartCard
      title={title}
      data={shown}
      caption={roundingNote(rule)}
      extra={<SaveTable name={title} data={shown} />}
    >
      <SomeRows rows={rows} />
      <Legend
        series={[
          { id: 'billable', label: t('billable'), values: [], color: BILLABLE },
          { id: 'other', label: t('not_billable'), values: [], color: OTHER },
        ]}
      />
    </ChartCard>
  );
}
