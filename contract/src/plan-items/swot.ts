import { z } from 'zod';
import { id } from '../shapes.ts';
import { line, scale } from './fields.ts';

/** The four corners, inner ones first. */
export const SWOT_QUADRANTS = ['strength', 'weakness', 'opportunity', 'threat'] as const;

/** What somebody writes in a corner: `impact` 1 to 3; `action_id` = the plan's action that answers it. */
export const swotFields = z.object({
  quadrant: z.enum(SWOT_QUADRANTS),
  text: line('Say what it is.', 500),
  impact: scale(1, 3),
  action_id: id.nullable(),
});
/** What begins as this, where it isn't said. */
export const SWOT_DEFAULTS = { impact: 2, action_id: null } as const satisfies Partial<
  z.infer<typeof swotFields>
>;
/** What stands in a corner. */
export const swotShape = swotFields;
