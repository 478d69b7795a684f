import { deviceStore } from '../storage.ts';
import type { SignInChoice } from './oauth/authorize.ts';
import type { Returned } from './oauth/complete-return.ts';
import { inFlightOf } from './oauth/in-flight.ts';
import { thisPage } from './page-address.ts';
import { refresherFor } from './provider/refresh-tokens.ts';
import { cancelled } from './session-error.ts';
import type { SessionSettings } from './settings.ts';
import { signOutHere } from './sign-out.ts';
import { aloneAs } from './tokens/alone.ts';
import { browserCookies } from './tokens/cookie-jar.ts';
import { type TokenEvent, tokenKeeper } from './tokens/token-keeper.ts';
import { tokenStoreOf } from './tokens/token-store.ts';
import type { Tokens } from './tokens/tokens.ts';

/** What can happen to a session. */
export type SessionEvent = 'signedIn' | 'signedOut' | 'signInWithRedirect_failure' | TokenEvent;

/** Signing in and out, and the tokens in between. */
export interface Session {
  /** True while the person is away at the hosted page. */
  readonly inFlight: boolean;
  /** Leaves to the hosted page. */
  signIn(choice?: SignInChoice): Promise<void>;
  /** Completes a return from the hosted page; null when there was none. Errors: see `completeReturn`. */
  completeReturn(): Promise<Returned | null>;
  /** Null when nobody is signed in; refreshes first where needed. */
  tokens(options?: { readonly force?: boolean }): Promise<Tokens | null>;
  /** True when tokens are held, valid or not. */
  held(): boolean;
  /** Forgets the session here without telling the provider. */
  clear(): void;
  /** Signs this device out and leaves to the provider's logout page. */
  signOut(): Promise<void>;
  /** Calls `listener` on every event; returns the way to stop. */
  on(listener: (event: SessionEvent, detail?: unknown) => void): () => void;
}

/** The session of this browser under these settings. */
export function createSession(settings: SessionSettings, page = thisPage): Session {
  const listeners = new Set<(event: SessionEvent, detail?: unknown) => void>();
  const tell = (event: SessionEvent, detail?: unknown) => {
    for (const listener of listeners) listener(event, detail);
  };
  const inFlight = inFlightOf(settings.clientId, deviceStore);
  const store = tokenStoreOf(settings.clientId, browserCookies(settings.cookieDomain));
  const alone = aloneAs(`session.${settings.clientId}`);
  const refresher = refresherFor(settings);
  const keeper = tokenKeeper({ store, refresher, alone, now: Date.now, tell, ready: inFlight.ended });

  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !inFlight.active) return;
    inFlight.finish();
    tell('signInWithRedirect_failure', cancelled());
  });

  return {
    get inFlight() {
      return inFlight.active;
    },
    signIn: async (choice) => {
      const { authorize } = await import('./oauth/authorize.ts');
      await authorize(settings, inFlight, page, choice);
    },
    completeReturn: async () => {
      if (!inFlight.active) return null;
      try {
        const { completeReturn } = await import('./oauth/complete-return.ts');
        const returned = await completeReturn({ settings, inFlight, page, save: keeper.set });
        tell('signedIn');
        return returned;
      } catch (error) {
        inFlight.finish();
        tell('signInWithRedirect_failure', error);
        throw error;
      }
    },
    tokens: keeper.get,
    held: () => store.load() !== null,
    clear: keeper.clear,
    signOut: async () => {
      await signOutHere({ settings, store, inFlight, page }).finally(() => tell('signedOut'));
    },
    on: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
