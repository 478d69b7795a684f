import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { AccountPlanSummary } from '#contract/account-plans/shapes.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { Bar } from '../../../../ui/display/bar.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { coverageLevel, daysToReview } from '../../effects/standing.ts';
import { t as words } from '../../messages.ts';
import { PlanHealthText, toneOf } from '../plan-status.tsx';
import styles from './list.module.css';
import { t } from './messages.ts';

type Row = { plan: AccountPlanSummary };
type FormattedRow = Row & { format: Format };

/** That the figures say something else than what somebody said by hand; undefined where they agree. */
export const disagreementOf = ({
  health_manual,
  health_computed,
}: Pick<AccountPlanSummary, 'health_manual' | 'health_computed'>): string | undefined =>
  health_manual && health_computed && health_manual !== health_computed
    ? t('says_otherwise', { health: words(`health_${health_computed}`) })
    : undefined;

/** How a plan stands, and beside it that the figures say otherwise. */
export function Health({ plan, small = false }: Row & { small?: boolean }) {
  const otherwise = disagreementOf(plan);
  const health = <PlanHealthText health={plan.health} small={small} />;
  if (!otherwise) return health;
  return (
    <span className={styles.flagged}>
      {health}
      <span role="img" aria-label={otherwise} title={otherwise} className={styles.flag}>
        <Icon icon={IconInfoCircle} />
      </span>
    </span>
  );
}

/** How well those who count are known. */
export function Coverage({ plan: { coverage_pct: pct, name }, format }: FormattedRow) {
  if (pct === null) return '–';
  const level = toneOf(coverageLevel(pct));
  return (
    <span className={styles.covered}>
      <Bar value={pct / 100} tone={level === 'ok' ? 'neutral' : level} label={t('coverage_of', { name })} />
      <span>{format.percent(pct / 100)}</span>
    </span>
  );
}

/** What was sold in the plan's period, against what is aimed at. */
export function Revenue({ plan, format }: FormattedRow) {
  const { revenue_minor: revenue, revenue_target_minor: target, currency, name } = plan;
  if (revenue === null && target === null) return '–';
  const short = (minor: number) => format.money(minor, currency, { compact: true });
  return (
    <span className={styles.revenue}>
      {target ? <Bar value={(revenue ?? 0) / target} label={t('target_label', { name })} /> : <span />}
      <span>{revenue === null ? '–' : short(revenue)}</span>
      <span className={styles.target}>
        {target === null ? t('no_target') : t('of_target', { target: short(target) })}
      </span>
    </span>
  );
}

/** The day of the next review; one that is overdue says by how much. */
export function NextReview({ plan, format }: FormattedRow) {
  const days = daysToReview(plan, format.today());
  if (plan.next_review_on === null) return '–';
  const day = format.day(plan.next_review_on);
  if (days === null || days >= 0) return day;
  const overdue = t('overdue_by', { count: -days });
  return (
    <span className={styles.late}>
      <span role="img" aria-label={overdue} title={overdue} className={styles.flagged}>
        <Icon icon={IconAlertTriangle} />
      </span>
      {day}
    </span>
  );
}
