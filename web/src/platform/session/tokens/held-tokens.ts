import type { PersonWatch } from '../person-watch.ts';
import { SESSION_CHANGED, SessionError } from '../session-error.ts';
import type { TokenKeeper, TokenOptions } from './token-keeper.ts';
import type { Tokens } from './tokens.ts';

/**
 * The tokens of the person this page belongs to, never somebody else's: a form that one person filled in isn't sent in
 * another's name. Error: SessionChangedException.
 */
export const heldTokens =
  (keeper: TokenKeeper, watch: PersonWatch) =>
  async (options?: TokenOptions): Promise<Tokens | null> => {
    const tokens = await keeper.get(options);
    // Whoever asked finds out in this way, and needn't be told twice.
    if (!tokens) watch.settle();
    if (watch.check()) return tokens;
    throw new SessionError(SESSION_CHANGED, 'Somebody else signed in in another tab.');
  };
