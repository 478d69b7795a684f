import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { day, id } from '../shapes.ts';
import {
  answered,
  favourite,
  newFavourite,
  newRecurring,
  proposal,
  proposalAnswer,
  recurring,
} from './shortcut-shapes.ts';

const OWN = '/daily-activity';
const FAVOURITES = `${OWN}/favourites` as const;
const RECURRING = `${OWN}/recurring` as const;
const may = (action: 'read' | 'create') => ({ scope: 'organization', object: OWN, action }) as const;
const favourites = z.object({ favourites: z.array(favourite) });
const favouriteParams = z.object({ favourite_id: id });
const recurringParams = z.object({ recurring_id: id });

/** What one pinned, in one's own order. */
export const listFavourites = endpoint({
  method: 'GET',
  path: FAVOURITES,
  summary: 'My favourites',
  access: may('read'),
  response: favourites,
});

/** Pins something at the end; what is pinned already is answered as it is. Rules: `too-many-favourites`. */
export const pinFavourite = endpoint({
  method: 'POST',
  path: FAVOURITES,
  summary: 'Pin a favourite',
  access: may('create'),
  body: newFavourite,
  response: favourite,
  status: 201,
});

/** Puts favourites into this order; those that aren't named follow. */
export const orderFavourites = endpoint({
  method: 'PUT',
  path: `${FAVOURITES}/order`,
  summary: 'Order my favourites',
  access: may('create'),
  body: z.object({ ids: z.array(id).max(100) }),
  response: favourites,
});

/** Takes a favourite away. */
export const unpinFavourite = endpoint({
  method: 'DELETE',
  path: `${FAVOURITES}/:favourite_id`,
  summary: 'Take a favourite away',
  access: may('create'),
  params: favouriteParams,
});

/** One's recurring entries. */
export const listRecurring = endpoint({
  method: 'GET',
  path: RECURRING,
  summary: 'My recurring entries',
  access: may('read'),
  response: z.object({ recurring: z.array(recurring) }),
});

/** Makes time come again. Rules: `too-many-recurring`, `range`, and those of project and service. */
export const createRecurring = endpoint({
  method: 'POST',
  path: RECURRING,
  summary: 'Add a recurring entry',
  access: may('create'),
  body: newRecurring,
  response: recurring,
  status: 201,
});

/** Changes it from today on: what was logged stays, and days before today are proposed no more. */
export const changeRecurring = endpoint({
  method: 'PATCH',
  path: `${RECURRING}/:recurring_id`,
  summary: 'Change a recurring entry',
  access: may('create'),
  params: recurringParams,
  body: newRecurring.partial(),
  response: recurring,
});

/** Deletes it; what was logged stays. */
export const deleteRecurring = endpoint({
  method: 'DELETE',
  path: `${RECURRING}/:recurring_id`,
  summary: 'Delete a recurring entry',
  access: may('create'),
  params: recurringParams,
});

/** What recurring entries propose for a day, by the clock; not what was answered already. */
export const listProposals = endpoint({
  method: 'GET',
  path: `${OWN}/proposals`,
  summary: 'Time proposed for a day',
  access: may('read'),
  query: z.object({ date: day.optional() }),
  response: z.object({ date: day, proposals: z.array(proposal) }),
});

/**
 * Says one's word on a proposal: accepted, it is logged as a draft, once for a day; `open` takes the word back and a draft
 * with it. Rules: `not-due`, and those of an entry.
 */
export const answerProposal = endpoint({
  method: 'PUT',
  path: `${RECURRING}/:recurring_id/days/:date`,
  summary: 'Accept or skip proposed time',
  access: may('create'),
  params: z.object({ recurring_id: id, date: day }),
  body: z.object({ answer: proposalAnswer }),
  response: answered,
});
