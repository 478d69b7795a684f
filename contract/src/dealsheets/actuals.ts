import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { currency, instant, minorUnits, reference } from '../shapes.ts';
import { DEALSHEET, dealsheetParams, mayOfOne } from './places.ts';

const money = { price_minor: minorUnits, cost_minor: minorUnits };

/** What was sold of a service and what has been logged of it; `service` null = what has none. Minutes are whole ones, half up. */
export const soldService = z.object({
  service: reference.nullable(),
  sold: z.object({ minutes: z.int(), ...money }),
  logged: z.object({ minutes: z.int(), ...money }),
});

/**
 * What was sold against what its project has logged so far, in minor units of `currency`. `sold` = the whole deal, with expenses,
 * discounts, overheads and contingency; `services` are its lines alone, after their own discounts. `elsewhere` = money that was
 * logged in other currencies, which is in no sum. `project` null = not won.
 */
export const dealsheetActuals = z.object({
  as_of: instant,
  currency,
  project: reference.nullable(),
  sold: z.object({ minutes: z.int(), ...money }),
  logged: z.object({ minutes: z.int(), ...money }),
  services: z.array(soldService),
  elsewhere: z.array(z.object({ currency, ...money })),
});
/** What was sold against what has been logged. */
export type DealsheetActuals = z.infer<typeof dealsheetActuals>;

/** What a deal sells against what its project has logged; before it is won it has none, and nothing is logged. */
export const readDealsheetActuals = endpoint({
  method: 'GET',
  path: `${DEALSHEET}/actuals`,
  summary: 'Compare what a dealsheet sold with what was logged',
  access: mayOfOne('read'),
  params: dealsheetParams,
  response: dealsheetActuals,
});
