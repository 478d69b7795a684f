import { z } from 'zod';
import { RISK_LEVELS } from '../dealsheets/content.ts';
import { line, remark, scale } from './fields.ts';

/** What somebody writes of a competitor; `share_pct` = of what the client spends, 0 to 100. */
export const competitorFields = z.object({
  name: line('Enter a name.', 120),
  threat: z.enum(RISK_LEVELS),
  share_pct: scale(0, 100).nullable(),
  strengths: remark,
  weaknesses: remark,
  answer: remark,
});
/** What begins as this, where it isn't said. */
export const COMPETITOR_DEFAULTS = {
  ...{ threat: 'medium', share_pct: null, strengths: '', weaknesses: '', answer: '' },
} as const satisfies Partial<z.infer<typeof competitorFields>>;
/** A competitor. */
export const competitorShape = competitorFields;
