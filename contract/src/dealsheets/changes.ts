import { change } from '../clients/changes.ts';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery } from '../pagination.ts';
import { DEALSHEET, dealsheetParams, mayOfOne } from './places.ts';

/** What happened to a dealsheet and its comments, newest first: steps with what was said of them, revisions, presets, fields that changed. */
export const listDealsheetChanges = endpoint({
  method: 'GET',
  path: `${DEALSHEET}/changes`,
  summary: 'List what happened to a dealsheet',
  access: mayOfOne('read'),
  params: dealsheetParams,
  query: pageQuery,
  response: page(change),
});
