import { HEALTH_FACTORS } from '#contract/account-plans/health.ts';
import type { AccountPlanSummary } from '#contract/account-plans/shapes.ts';
import type { PlanHealth } from '#contract/account-plans/states.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { planHref } from '../../effects/plan-address.ts';
import { coverageLevel, daysToReview, reviewLevel } from '../../effects/standing.ts';
import { t as words } from '../../messages.ts';
import { t } from './messages.ts';

/** What a plan is looked at by. */
export const HEAT_COLUMNS = [...HEALTH_FACTORS, 'coverage', 'review'] as const;
/** One of it. */
export type HeatColumn = (typeof HEAT_COLUMNS)[number];

/** How a plan stands in one column, in a word, and where what it rests on is shown. */
export interface HeatCell {
  readonly level: PlanHealth | null;
  readonly word: string;
  readonly href: string;
}

/** The page of a plan that says more about a column. */
const restsOn = (id: string, column: HeatColumn): string => {
  if (column === 'coverage') return `${planHref(id)}#stakeholders`;
  return column === 'review' ? planHref(id, 'reviews') : `${planHref(id, 'reviews')}#health`;
};

const reviewWord = (plan: AccountPlanSummary, today: string): string => {
  const days = daysToReview(plan, today);
  if (days === null) return plan.next_review_on === null ? t('unplanned') : t('over');
  if (days === 0) return t('today');
  return days < 0 ? t('overdue', { count: -days }) : t('in_days', { count: days });
};

/** What stands in a cell. */
export const heatCell = (plan: AccountPlanSummary, column: HeatColumn, format: Format): HeatCell => {
  const href = restsOn(plan.id, column);
  if (column === 'review')
    return {
      ...{ href, level: reviewLevel(plan, format.today()) },
      word: reviewWord(plan, format.today()),
    };
  if (column === 'coverage') {
    const { coverage_pct: pct } = plan;
    const word = pct === null ? t('nobody') : format.percent(pct / 100);
    return { href, level: coverageLevel(pct), word };
  }
  const level = plan.factors.find(({ key }) => key === column)?.level ?? null;
  return { href, level, word: level ? words(`health_${level}`) : t('nothing') };
};
