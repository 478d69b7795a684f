import { z } from 'zod';
import { rule } from './policy.ts';
import { role } from './roles.ts';

/** A question to the policy. */
export const question = z.object({
  action: z.string().trim().min(1).max(60),
  object: z.string().trim().min(1).max(300),
  domain: z.string().trim().min(1).max(200),
});

/** A question to the policy. */
export type Question = z.infer<typeof question>;

/**
 * An answer of the policy and what it rests on. `rules` are the denies that refuse, else the allows; empty where no rule
 * of the person's roles fits. `least` is the lowest role that a rule lets do it, null where no role may. `message` says it
 * in a sentence.
 */
export const explanation = z.object({
  ...question.shape,
  allowed: z.boolean(),
  rules: z.array(rule),
  least: role.nullable(),
  message: z.string(),
});

/** An answer of the policy and what it rests on. */
export type Explanation = z.infer<typeof explanation>;
