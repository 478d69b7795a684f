export { conditionsOf as conditionsOfPlans } from './queries/filters.ts';
export { planRows } from './queries/plan-rows.ts';
export { requirePlan } from './queries/require-plan.ts';
export { requireUnarchived, requireWritable } from './rules/writable.ts';
