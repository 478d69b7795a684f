import { z } from 'zod';
import { several } from '../pagination.ts';
import { currency, day, id, minorUnits } from '../shapes.ts';
import { dealsheetSummary } from './shapes.ts';
import { dealsheetStatus } from './states.ts';

/** Filters of dealsheets, in lists, on the board and in the address of the embedded one. `q` looks into title, code and opportunity. */
export const dealsheetFilters = z.object({
  q: z.string().trim().max(120).optional(),
  status: several(dealsheetStatus),
  client_id: several(id),
  owner_id: several(z.union([id, z.literal('me')])),
  /** Expected to close from and until. */
  from: day.optional(),
  until: day.optional(),
  /** Submitted, and the caller may decide. */
  mine_to_decide: z.stringbool().default(false),
  /** The archived ones instead of the others. */
  archived: z.stringbool().default(false),
});
/** Filters of dealsheets. */
export type DealsheetFilters = z.infer<typeof dealsheetFilters>;

/**
 * A column of the board: how many, and what they come to in the organization's currency by the newest rates, in minor units;
 * `weighted` by their probabilities. `without_rate` = currencies that no rate says the worth of: those aren't in the sums.
 */
export const boardColumn = z.object({
  status: dealsheetStatus,
  count: z.int(),
  price_minor: minorUnits,
  weighted_minor: minorUnits,
  margin_minor: minorUnits,
  cards: z.array(dealsheetSummary),
  /** Cursor of the list for the cards after these; null where there are none. */
  after: z.string().nullable(),
});

/** The pipeline, a column a status. `rate_day` = the oldest rate that the sums rest on; null where none was needed. */
export const dealsheetBoard = z.object({
  currency,
  rate_day: day.nullable(),
  without_rate: z.array(currency),
  columns: z.array(boardColumn),
});
/** The pipeline. */
export type DealsheetBoard = z.infer<typeof dealsheetBoard>;
