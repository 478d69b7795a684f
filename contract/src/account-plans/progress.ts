import Big from 'big.js';
import type { PlanItemFields } from '../plan-items/items.ts';

type Measured = Pick<PlanItemFields<'objective'>, 'baseline' | 'target' | 'current' | 'status'>;

/**
 * The way from baseline to target that is done, in whole percent from 0 to 100, downwards too; a baseline that nobody said is 0. What is
 * achieved is 100; null without a target or a current figure, or where there is no way to go.
 */
export const progressPct = ({ baseline, target, current, status }: Measured): number | null => {
  if (status === 'achieved') return 100;
  if (target === null || current === null) return null;
  const start = new Big(baseline ?? 0);
  const way = new Big(target).minus(start);
  if (way.eq(0)) return null;
  const done = new Big(current).minus(start).times(100).div(way).round(0, Big.roundDown).toNumber();
  return Math.min(100, Math.max(0, done));
};
