import { RISK_LEVELS } from '#contract/dealsheets/content.ts';
import type { KeptPlanItem } from '#contract/plan-items/endpoints.ts';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { t } from '../components/risks/messages.ts';
import type { Turn } from './use-item-turn.ts';

/** What may go wrong. */
export type Risk = PlanItem<'risk'>;
/** How likely or how bad. */
export type Level = Risk['likelihood'];

/** A place of the matrix. */
export interface MatrixPlace {
  readonly likelihood: Level;
  readonly impact: Level;
}

const stepOf = (level: Level): number => RISK_LEVELS.indexOf(level);

/** How bad a place is: both high is severe, one high with one medium, too; both low or one low with one medium is minor. */
export const severityOf = ({ likelihood, impact }: MatrixPlace): Level => {
  const sum = stepOf(likelihood) + stepOf(impact);
  if (sum >= 3) return 'high';
  return sum === 2 ? 'medium' : 'low';
};

/** Where there is no day: after every other. */
const LATEST = '9999-12-31';

/** Worst first, those that are over after the others, what is due sooner before what is due later. */
export const inOrder = (risks: readonly Risk[]): Risk[] =>
  risks.toSorted(
    (one, other) =>
      Number(one.status !== 'open') - Number(other.status !== 'open') ||
      weightOf(other) - weightOf(one) ||
      (one.due_on ?? LATEST).localeCompare(other.due_on ?? LATEST),
  );

const weightOf = ({ likelihood, impact }: MatrixPlace): number =>
  (stepOf(likelihood) + 1) * (stepOf(impact) + 1);

/** The open risks of a place. */
export const openAt = (risks: readonly Risk[], { likelihood, impact }: MatrixPlace): Risk[] =>
  risks.filter((one) => one.status === 'open' && one.likelihood === likelihood && one.impact === impact);

/** A risk that stands otherwise. */
export const statusTurn = (item: Risk, status: Risk['status']): Turn => {
  const kept = (now: Risk['status']): KeptPlanItem => ({ kind: 'risk', item: { ...item, status: now } });
  return {
    before: kept(item.status),
    after: kept(status),
    change: { kind: 'risk', fields: { status } },
    undo: { kind: 'risk', fields: { status: item.status } },
    said: t('marked', { name: item.text, status: t(`status_${status}`) }),
  };
};
