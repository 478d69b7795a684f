import { endpoint } from '../endpoint.ts';
import { embeddingToken, newEmbedding } from './shapes.ts';

/** Where a token is exchanged for a session, below `/api`: asked by the page itself, without a bearer. 401 for one that is used, too old or unknown. */
export const EXCHANGE_PATH = '/embedding/sessions';

/**
 * Makes a token with which another application shows the board of dealsheets in a frame: as the caller, reading alone. It counts once, for
 * a minute; to whoever repeats the request it is null.
 */
export const issueDealsheetsToken = endpoint({
  method: 'POST',
  path: '/dealsheets/embedded/tokens',
  summary: 'Make a token for the embedded board of dealsheets',
  access: { scope: 'organization', object: '/dealsheets/embedded', action: 'list' },
  body: newEmbedding,
  response: embeddingToken,
  toldOnce: 'address',
  status: 201,
});

/** The same for the board of account plans. */
export const issueAccountPlansToken = endpoint({
  method: 'POST',
  path: '/account-plans/embedded/tokens',
  summary: 'Make a token for the embedded board of account plans',
  access: { scope: 'organization', object: '/account-plans/embedded', action: 'list' },
  body: newEmbedding,
  response: embeddingToken,
  toldOnce: 'address',
  status: 201,
});
