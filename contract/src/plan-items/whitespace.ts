import { z } from 'zod';
import { id } from '../shapes.ts';
import { amount, line, scale } from './fields.ts';

/** Who has what the client spends. */
export const SPENT_WITH = ['unknown', 'internal', 'competitor', 'us', 'none'] as const;
/** Who has what the client spends. */
export const spentWith = z.enum(SPENT_WITH);
/** Who has what the client spends. */
export type SpentWith = z.infer<typeof spentWith>;

/** A part of the client that buys for itself: a column of the grid. */
export const unitFields = z.object({ name: line('Enter a name.', 80), position: z.int().min(0).max(10_000) });
/** What begins as this, where it isn't said. */
export const UNIT_DEFAULTS = { position: 0 } as const satisfies Partial<z.infer<typeof unitFields>>;
/** A part of the client. */
export const unitShape = unitFields;

/**
 * What somebody writes in a cell, of which there is one for a service, unit and year; `unit_id` null = the client as a whole.
 * `spend_minor` null = not known; `opportunity_id` = the plan's opportunity that it opened.
 */
export const whitespaceFields = z.object({
  service_type_id: id,
  unit_id: id.nullable(),
  year: scale(2000, 2100),
  spend_minor: amount.nullable(),
  with: spentWith,
  opportunity_id: id.nullable(),
});
/** What begins as this, where it isn't said. */
export const WHITESPACE_DEFAULTS = {
  ...{ unit_id: null, spend_minor: null, with: 'unknown', opportunity_id: null },
} as const satisfies Partial<z.infer<typeof whitespaceFields>>;
/** A cell. */
export const whitespaceShape = whitespaceFields;
