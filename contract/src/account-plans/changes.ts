import { change } from '../clients/changes.ts';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery } from '../pagination.ts';
import { ACCOUNT_PLAN, mayOfPlan, planParams } from './places.ts';

/**
 * What happened to a plan, to what it is made of, its reviews and comments, newest first: steps with the `revision` and what was said of
 * it, items by their `kind` and `item`, what they are called, fields that changed.
 */
export const listAccountPlanChanges = endpoint({
  method: 'GET',
  path: `${ACCOUNT_PLAN}/changes`,
  summary: 'List what happened to an account plan',
  access: mayOfPlan('read'),
  params: planParams,
  query: pageQuery,
  response: page(change),
});
