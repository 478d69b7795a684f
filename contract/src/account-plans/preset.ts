import { z } from 'zod';
import { longText, name } from '../shapes.ts';

const months = z.int('Use whole months.').min(1, 'Use 1 to 36 months.').max(36, 'Use 1 to 36 months.');
const texts = z
  .array(z.string().trim().min(1, 'Say something.').max(500, 'Use at most 500 characters.'))
  .max(50, 'Use at most 50.');

/** What a preset says of an account plan: how long and how often, and what each plan asks for. */
export const accountPlanPreset = z
  .object({
    tier: z.enum(['A', 'B', 'C']),
    period_months: months,
    review_every_months: months,
    summary: longText,
    strategy: longText,
    objectives: z
      .array(z.object({ name, metric: z.string().trim().max(120, 'Use at most 120 characters.') }))
      .max(50, 'Use at most 50 objectives.'),
    health_criteria: texts,
    questions: texts,
  })
  .partial();
/** What a preset says of an account plan. */
export type AccountPlanPreset = z.infer<typeof accountPlanPreset>;
