import { z } from 'zod';
import { pageQuery, several } from '../pagination.ts';
import { id } from '../shapes.ts';

const choice = z.object({ id: z.string(), name: z.string() });

/** A client that one may choose; `currency` is what it is billed in, null = the organization's. */
export const clientChoice = choice.extend({ code: z.string().nullable(), currency: z.string().nullable() });

/** A service type that one may choose; `billable` is what time logged as it starts with. */
export const serviceTypeChoice = choice.extend({
  code: z.string(),
  category: z.string().nullable(),
  billable: z.boolean(),
});

/** A member of the team that one may choose. */
export const personChoice = choice.extend({ initials: z.string(), position: z.string().nullable() });

/** A client that one may choose. */
export type ClientChoice = z.infer<typeof clientChoice>;
/** A service type that one may choose. */
export type ServiceTypeChoice = z.infer<typeof serviceTypeChoice>;
/** A member of the team that one may choose. */
export type PersonChoice = z.infer<typeof personChoice>;

/** What every list of choices takes: a text to look for, how many, or the ids that are chosen already. */
export const choiceQuery = z.object({
  q: z.string().trim().max(120).optional(),
  per_page: pageQuery.shape.per_page,
  /** Names what is chosen already, also what can't be chosen any more. */
  id: several(id),
});
