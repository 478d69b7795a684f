import { z } from 'zod';

/** The parts of a plan, as its pages show them and as people comment on them. */
export const PLAN_SECTIONS = [
  'summary',
  'strategy',
  'objectives',
  'stakeholders',
  'swot',
  'whitespace',
  'opportunities',
  'actions',
  'risks',
  'competitors',
  'decisions',
  'reviews',
  'health',
] as const;
/** A part of a plan. */
export const planSection = z.enum(PLAN_SECTIONS);
/** A part of a plan. */
export type PlanSection = z.infer<typeof planSection>;

/** Parts that are out of date when nobody has changed or confirmed them for longer than a review's months. */
export const AGEING_SECTIONS = [
  'summary',
  'strategy',
  'objectives',
  'stakeholders',
  'swot',
  'whitespace',
  'opportunities',
  'actions',
  'risks',
  'competitors',
] as const satisfies readonly PlanSection[];
/** A part that may be out of date. */
export const ageingSection = z.enum(AGEING_SECTIONS);
/** A part that may be out of date. */
export type AgeingSection = z.infer<typeof ageingSection>;

/** The part in which each of a plan's own texts stands. */
export const TEXT_SECTIONS = {
  summary: 'summary',
  client_goals: 'strategy',
  strategy: 'strategy',
} as const satisfies Record<string, AgeingSection>;
