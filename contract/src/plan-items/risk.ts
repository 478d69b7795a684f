import { z } from 'zod';
import { RISK_LEVELS } from '../dealsheets/content.ts';
import { reference } from '../shapes.ts';
import { due_on, line, owner_id, remark } from './fields.ts';

/** How a risk stands. */
export const RISK_STATUSES = ['open', 'mitigated', 'happened', 'closed'] as const;

/** What somebody writes of a risk. */
export const riskFields = z.object({
  text: line('Say what may go wrong.', 500),
  likelihood: z.enum(RISK_LEVELS),
  impact: z.enum(RISK_LEVELS),
  mitigation: remark,
  owner_id,
  due_on,
  status: z.enum(RISK_STATUSES),
});
/** What begins as this, where it isn't said. */
export const RISK_DEFAULTS = {
  ...{ likelihood: 'medium', impact: 'medium', mitigation: '', owner_id: null, due_on: null, status: 'open' },
} as const satisfies Partial<z.infer<typeof riskFields>>;
/** A risk as it is read. */
export const riskShape = riskFields.omit({ owner_id: true }).extend({ owner: reference.nullable() });
