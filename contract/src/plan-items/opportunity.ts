import { z } from 'zod';
import { id, reference } from '../shapes.ts';
import { amount, due_on, line, owner_id, remark, scale } from './fields.ts';

/** The probability in percent that an opportunity begins each of its stages with. */
export const OPPORTUNITY_PROBABILITIES = {
  ...{ identified: 10, qualified: 25, proposed: 50, negotiating: 75, won: 100, lost: 0 },
} as const;
/** Stages of an opportunity, in the order of its life. */
export const OPPORTUNITY_STAGES = [
  'identified',
  'qualified',
  'proposed',
  'negotiating',
  'won',
  'lost',
] as const satisfies readonly (keyof typeof OPPORTUNITY_PROBABILITIES)[];
/** A stage of an opportunity. */
export const opportunityStage = z.enum(OPPORTUNITY_STAGES);
/** A stage of an opportunity. */
export type OpportunityStage = z.infer<typeof opportunityStage>;

/** What somebody writes of an opportunity; it is counted in the plan's currency. A stage sets its probability, unless one is said. */
export const opportunityFields = z.object({
  name: line('Enter a name.', 120),
  stage: opportunityStage,
  amount_minor: amount,
  probability_pct: scale(0, 100),
  close_on: due_on,
  owner_id,
  service_type_id: id.nullable(),
  note: remark,
});
/** What begins as this, where it isn't said; the probability is the stage's. */
export const OPPORTUNITY_DEFAULTS = {
  ...{
    stage: 'identified',
    amount_minor: 0,
    close_on: null,
    owner_id: null,
    service_type_id: null,
    note: '',
  },
} as const satisfies Partial<z.infer<typeof opportunityFields>>;

/** An opportunity as it is read; `dealsheet` for those who may see dealsheets, and null where there is none. */
export const opportunityShape = opportunityFields.omit({ owner_id: true, service_type_id: true }).extend({
  owner: reference.nullable(),
  service: reference.nullable(),
  dealsheet: reference.extend({ code: z.string(), status: z.string() }).nullable(),
});
