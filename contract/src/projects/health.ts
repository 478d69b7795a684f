import { differenceInDays, lastDayOfMonth, monthsTouched } from './calendar.ts';
import type { Health, ProjectFields } from './shapes.ts';
import type { ProjectStatus } from './states.ts';

/** What the health of a project rests on, as somebody may know it. Money in minor units, days as YYYY-MM-DD. */
export interface HealthFacts
  extends Pick<ProjectFields, 'billing' | 'start_date' | 'end_date' | 'budget_minor' | 'budget_minutes'> {
  readonly budget_period: ProjectFields['budget_period'];
  readonly health_mode: ProjectFields['health_mode'];
  /** Set by hand. */
  readonly health: Health | null;
  readonly status: ProjectStatus;
  readonly bill_minor: number;
  /** Null for those who may not see costs. */
  readonly cost_minor: number | null;
  readonly seconds: number;
}

/** Percentage points that burn may lead time by: green up to the first, amber up to the second, red beyond. */
export const HEALTH_LIMITS = { green: 10, amber: 25 } as const;

/** Without a last day there is no time to compare with: amber from this percentage of the budget. */
export const UNDATED_AMBER_FROM = 90;

/**
 * Money that counts against the budget: what the work sells for, or what it costs where nobody is charged; null where that is
 * hidden. All that is computed from it is without it then, so that no figure tells the costs.
 */
export const usedMinor = (of: Pick<HealthFacts, 'billing' | 'bill_minor' | 'cost_minor'>): number | null =>
  of.billing === 'non_billable' ? of.cost_minor : of.bill_minor;

/** Months a monthly budget counts for: the project's, or up to today's while no last day is known. */
const periods = ({ budget_period, start_date, end_date }: HealthFacts, today: string): number =>
  budget_period === 'month' ? Math.max(1, monthsTouched(start_date, end_date ?? today)) : 1;

/** The budget that counts: a monthly one for all of its months; null = none. */
export const budgetOf = (
  facts: HealthFacts,
  today: string,
): { minor: number | null; minutes: number | null } => {
  const months = periods(facts, today);
  return {
    minor: facts.budget_minor ? facts.budget_minor * months : null,
    minutes: facts.budget_minutes ? facts.budget_minutes * months : null,
  };
};

/** Percentage of the budget used, unrounded; the larger of money and time; null without a budget whose use is known. */
export const burnOf = (facts: HealthFacts, today: string): number | null => {
  const { minor, minutes } = budgetOf(facts, today);
  const used = usedMinor(facts);
  const money = minor && used !== null ? (used * 100) / minor : null;
  const time = minutes ? (facts.seconds * 100) / (minutes * 60) : null;
  return money === null ? time : Math.max(money, time ?? 0);
};

/** Percentage of the project's days up to today, 0 to 100, unrounded; null without a last day. */
export const elapsedOf = (facts: HealthFacts, today: string): number | null => {
  const end = facts.end_date ?? (facts.budget_period === 'month' ? lastDayOfMonth(today) : null);
  if (end === null) return null;
  const days = Math.max(1, differenceInDays(facts.start_date, end) + 1);
  const gone = differenceInDays(facts.start_date, today) + 1;
  return (Math.min(days, Math.max(0, gone)) * 100) / days;
};

/** Health from burn against time: null without a budget, where one is hidden, and before or after the work. */
export const automaticHealth = (facts: HealthFacts, today: string): Health | null => {
  if (!['active', 'on_hold', 'completed'].includes(facts.status)) return null;
  const burn = burnOf(facts, today);
  // Time alone would say "on track" of a project whose money is gone.
  const hidden = facts.budget_minor !== null && usedMinor(facts) === null;
  if (burn === null || hidden) return null;
  const elapsed = elapsedOf(facts, today);
  if (burn > 100) return 'red';
  if (elapsed === null) return burn >= UNDATED_AMBER_FROM ? 'amber' : 'green';
  if (burn - elapsed > HEALTH_LIMITS.amber) return 'red';
  return burn - elapsed > HEALTH_LIMITS.green ? 'amber' : 'green';
};

/** The health that counts: set by hand, else automatic. */
export const effectiveHealth = (facts: HealthFacts, today: string): Health | null =>
  facts.health_mode === 'manual' ? facts.health : automaticHealth(facts, today);

/** Whether a health that was set by hand says something else than the computed one. */
export const isDisagreeing = (project: {
  readonly health_mode: ProjectFields['health_mode'];
  readonly health: Health | null;
  readonly automatic_health: Health | null;
}): boolean =>
  project.health_mode === 'manual' &&
  project.automatic_health !== null &&
  project.automatic_health !== project.health;
