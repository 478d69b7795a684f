import { invalidTokens, isOutage, SessionError } from '../session-error.ts';
import type { TokenStore } from './token-store.ts';
import { isExpired, type Tokens } from './tokens.ts';

/** Trades a refresh token for new tokens; failures carry the names that `isOutage` and the keeper know. */
export type Refresher = (tokens: Tokens) => Promise<Tokens>;

/** What happens to tokens. */
export type TokenEvent = 'tokenRefresh' | 'tokenRefresh_failure';

interface Parts {
  readonly store?: TokenStore;
  readonly refresher?: Refresher;
  /** Resolves when no sign-in is in flight. */
  readonly ready: () => Promise<void>;
  /** Runs one at a time over all tabs. */
  readonly alone: <Result>(run: () => Promise<Result>) => Promise<Result>;
  readonly now: () => number;
  /** The error comes with a failure. */
  readonly tell: (event: TokenEvent, error?: unknown) => void;
}

/** How tokens are read; `force` refreshes fresh ones too. */
export interface TokenOptions {
  readonly force?: boolean;
}

/** Reads, refreshes and clears the tokens of this browser. */
export interface TokenKeeper {
  /** Null without a session. Errors: whatever kept a refresh from an answer (network, 429, 5xx). */
  get(options?: TokenOptions): Promise<Tokens | null>;
  set(tokens: Tokens): void;
  clear(): void;
}

/** A keeper over its parts. Errors: "TokenStore not set", "TokenRefresher not set", "Invalid tokens". */
export function tokenKeeper({ store, refresher, ready, alone, now, tell }: Parts): TokenKeeper {
  const stored = (): TokenStore => {
    if (!store) throw new SessionError('EmptyTokenStoreException', 'TokenStore not set');
    return store;
  };

  const refresh = async (before: Tokens): Promise<Tokens | null> => {
    const current = stored().load();
    if (!current) return null;
    // Another tab refreshed while this one waited for its turn.
    if (current.accessToken !== before.accessToken && !isExpired(current, now())) return current;
    if (!refresher) throw new SessionError('EmptyTokenRefresherException', 'TokenRefresher not set');
    try {
      const next = { ...current, ...(await refresher(current)) };
      const meanwhile = stored().load();
      // Signed out, or in again, while the answer was on its way: it belongs to a session that is over.
      if (meanwhile?.refreshToken !== current.refreshToken) return meanwhile;
      stored().save(next);
      tell('tokenRefresh');
      return next;
    } catch (error) {
      return failed(error, current);
    }
  };

  const failed = (error: unknown, current: Tokens): null => {
    // What failed is the session that was asked for, not one that began meanwhile.
    if (!isOutage(error) && stored().load()?.refreshToken === current.refreshToken) stored().clear();
    tell('tokenRefresh_failure', error);
    if (error instanceof Error && error.name.startsWith('NotAuthorizedException')) return null;
    throw error;
  };

  return {
    get: async ({ force = false } = {}) => {
      await ready();
      const tokens = stored().load();
      if (!tokens) return null;
      return force || isExpired(tokens, now()) ? alone(() => refresh(tokens)) : tokens;
    },
    set: (tokens) => {
      if (!tokens.accessToken) throw invalidTokens();
      stored().save(tokens);
    },
    clear: () => stored().clear(),
  };
}
