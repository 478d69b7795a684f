import { z } from 'zod';
import { calculationBasis, expense } from '../calculator/inputs.ts';
import { longText } from '../shapes.ts';

/** The most assumptions of an offer. */
export const SENTENCES_AT_MOST = 50;
/** The most characters of one. */
export const SENTENCE_LONGEST = 500;

const sentence = z
  .string()
  .trim()
  .min(1, 'Say something.')
  .max(SENTENCE_LONGEST, 'Use at most 500 characters.');

/** How likely and how grave a risk is. */
export const RISK_LEVELS = ['low', 'medium', 'high'] as const;

/** What may go wrong, and what is done about it. */
export const dealRisk = z.object({
  text: sentence,
  likelihood: z.enum(RISK_LEVELS),
  impact: z.enum(RISK_LEVELS),
  mitigation: z.string().trim().max(500, 'Use at most 500 characters.'),
});

/** What a revision of a dealsheet offers: what it is calculated from, and what it is offered under. */
export const dealsheetContent = calculationBasis.extend({
  expenses: z.array(expense).max(100, 'Use at most 100 expenses.'),
  /** Days for which the offer stands, from the day on which it is sent. */
  validity_days: z.int('Use whole days.').min(1, 'Use 1 to 365 days.').max(365, 'Use 1 to 365 days.'),
  terms: longText,
  risks: z.array(dealRisk).max(50, 'Use at most 50 risks.'),
  assumptions: z.array(sentence).max(SENTENCES_AT_MOST, 'Use at most 50 assumptions.'),
});
/** What a revision of a dealsheet offers. */
export type DealsheetContent = z.infer<typeof dealsheetContent>;
