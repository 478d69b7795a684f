/** How other rooms write in a plan: they hold it, write what is theirs, and stamp it. */
export { type HeldPlan, holdPlan, holdWritable } from './writing/hold-plan.ts';
export { type PlanCounts, stampPlan, touchPlan } from './writing/touch-plan.ts';
