import { PIPELINE_STATUSES } from '#contract/dealsheets/states.ts';
import type { ToldHealth } from '#contract/executive/figures.ts';
import { automaticHealth, budgetOf, isDisagreeing } from '#contract/projects/health.ts';
import type { Health } from '#contract/projects/shapes.ts';
import { OPEN_STATUSES } from '#contract/projects/states.ts';
import type { DealState, PlanState, ProjectState } from './trail.ts';

/** What a project's time came to until a day, in its own currency. */
export interface UsedUntil {
  readonly bill_minor: number;
  readonly cost_minor: number;
  readonly seconds: number;
}

/** How a project stood at the end of a day. */
export interface StoodProject {
  readonly state: ProjectState;
  readonly isOpen: boolean;
  /** What its budget of money left, none below zero; null where it had none, or wasn't under way. */
  readonly backlog_minor: number | null;
  readonly isUnbudgeted: boolean;
  readonly automatic: Health | null;
  /** Set by hand. */
  readonly manual: Health | null;
  readonly disagreeing: boolean;
}

const UNDER_WAY: readonly string[] = ['planned', 'active', 'on_hold'];
const OPEN: readonly string[] = OPEN_STATUSES;
const RUNNING: readonly string[] = PIPELINE_STATUSES;

/** What a project's state and its time until a day say of it. What a budget of costs leaves isn't sold, so that it is no backlog. */
export const stoodProject = (state: ProjectState, used: UsedUntil, day: string): StoodProject => {
  const facts = { ...state, ...used };
  const isSold = UNDER_WAY.includes(state.status) && state.billing !== 'non_billable';
  const budget = isSold ? budgetOf(facts, day).minor : null;
  const automatic = automaticHealth(facts, day);
  const { health, health_mode } = state;
  const isOpen = OPEN.includes(state.status);
  return {
    ...{ state, isOpen, automatic, manual: health_mode === 'manual' ? health : null },
    backlog_minor: budget === null ? null : Math.max(0, budget - used.bill_minor),
    isUnbudgeted: isSold && budget === null,
    disagreeing: isOpen && isDisagreeing({ health, health_mode, automatic_health: automatic }),
  };
};

/** Whether a deal might still be won. */
export const isRunning = ({ status, archived }: DealState): boolean => !archived && RUNNING.includes(status);

/** Whether an account plan's review was overdue on a day. */
export const isOverdue = ({ status, archived, next_review_on }: PlanState, day: string): boolean =>
  !archived && status !== 'closed' && next_review_on !== null && next_review_on < day;

/** A health as it is counted. */
export const told = (health: Health | null): ToldHealth => health ?? 'none';
