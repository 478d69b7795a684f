import { z } from 'zod';
import { calculatorPreset } from '../calculator/preset.ts';
import { longText } from '../shapes.ts';

const sentences = z
  .array(z.string().trim().min(1, 'Say something.').max(500, 'Use at most 500 characters.'))
  .max(50, 'Use at most 50.');

/** What a preset says of a dealsheet: what it is calculated from, and what it is offered under. */
export const dealsheetPreset = calculatorPreset
  .pick({ currency: true, lines: true, contingency_pct: true, discount_pct: true })
  .extend({
    validity_days: z.int('Use whole days.').min(1, 'Use 1 to 365 days.').max(365, 'Use 1 to 365 days.'),
    terms: longText,
    phases: sentences,
    risks: sentences,
    assumptions: sentences,
  })
  .partial();
/** What a preset says of a dealsheet. */
export type DealsheetPreset = z.infer<typeof dealsheetPreset>;
