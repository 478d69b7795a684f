import { z } from 'zod';
import { day, reference } from '../shapes.ts';
import { line, owner_id, remark } from './fields.ts';

/** What somebody writes of a decision; `owner_id` = who of us took it. */
export const decisionFields = z.object({
  text: line('Say what was decided.', 500),
  reason: remark,
  decided_on: day,
  owner_id,
});
/** What begins as this, where it isn't said; the day is today's. */
export const DECISION_DEFAULTS = { reason: '', owner_id: null } as const satisfies Partial<
  z.infer<typeof decisionFields>
>;
/** A decision as it is read. */
export const decisionShape = decisionFields.omit({ owner_id: true }).extend({ owner: reference.nullable() });
