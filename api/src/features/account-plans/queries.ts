export { requirePlan } from './queries/require-plan.ts';
export { requireUnarchived, requireWritable } from './rules/writable.ts';
