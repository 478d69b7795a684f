import { useNavigate } from '@tanstack/react-router';
import { PERIODS } from '#contract/projects/periods.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { FilterBar } from '../../../../ui/list/filter-bar.tsx';
import { type FilterDefinition, type FilterValues, isRange } from '../../../../ui/list/filter-definition.ts';
import { type DashboardSearch, type Days, dashboardSearch } from '../../effects/dashboard-address.ts';
import { datesText } from '../list-columns.tsx';
import { t } from './messages.ts';
import styles from './period-bar.module.css';

type PeriodBarProps = {
  project_id: string;
  search: DashboardSearch;
  /** What the search comes to. */
  days: Days;
};

const FILTERS: readonly FilterDefinition[] = [
  {
    id: 'period',
    kind: 'choice',
    label: t('period'),
    pinned: true,
    options: PERIODS.map((period) => ({ value: period, label: t(`period_${period}`) })),
  },
  { id: 'days', kind: 'date-range', label: t('days'), pinned: true },
];

/** Which days the hours and the margin are of; budgets are always told as of today. */
export function PeriodBar({ project_id, search, days }: PeriodBarProps) {
  const format = useFormat();
  const navigate = useNavigate();
  const { period, from, to } = search;
  const value: FilterValues = { period, days: from || to ? { from, to } : undefined };
  const change = ({ period: named, days: range }: FilterValues) => {
    // Whichever of the two was chosen last takes the other's place.
    const chosen = isRange(range) && named === period ? range : { period: named };
    void navigate({
      to: '/manager/projects/$projectId/dashboard',
      params: { projectId: project_id },
      search: dashboardSearch({ ...chosen }),
    });
  };
  return (
    <div className={styles.bar}>
      <FilterBar filters={FILTERS} value={value} onChange={change} />
      <span className={styles.note}>{days.from || days.to ? wordsOf(format, days) : t('all_time')}</span>
    </div>
  );
}

const wordsOf = (format: ReturnType<typeof useFormat>, { from, to }: Days): string => {
  if (from && to) return t('hours_of', { dates: datesText(format, from, to) });
  return from ? t('hours_since', { day: format.day(from) }) : t('hours_until', { day: format.day(to ?? '') });
};
