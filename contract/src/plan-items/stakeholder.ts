import { z } from 'zod';
import { day, id, reference } from '../shapes.ts';
import { owner_id, remark, scale } from './fields.ts';

/** What somebody at the client does for a decision. */
export const STAKEHOLDER_ROLES = ['decision_maker', 'approver', 'evaluator', 'influencer', 'user'] as const;

/**
 * What somebody writes of a stakeholder: `support` −2 (opposes) to 2 (champions), `coverage` 0 (nobody knows them) to 4, `influence`
 * 1 to 5; `reports_to` = another stakeholder of the plan, never in a circle; `owner_id` = who of us looks after them.
 */
export const stakeholderFields = z.object({
  contact_id: id,
  role: z.enum(STAKEHOLDER_ROLES),
  support: scale(-2, 2),
  coverage: scale(0, 4),
  influence: scale(1, 5),
  reports_to: id.nullable(),
  owner_id,
  note: remark,
});
/** What begins as this, where it isn't said. */
export const STAKEHOLDER_DEFAULTS = {
  ...{
    role: 'influencer',
    support: 0,
    coverage: 0,
    influence: 3,
    reports_to: null,
    owner_id: null,
    note: '',
  },
} as const satisfies Partial<z.infer<typeof stakeholderFields>>;

/** A stakeholder as they are read. */
export const stakeholderShape = stakeholderFields.omit({ owner_id: true, contact_id: true }).extend({
  contact: reference.extend({ title: z.string().nullable(), left_at: day.nullable() }),
  owner: reference.nullable(),
});
