import { deviceStore } from '../storage.ts';
import { type SessionListener, sessionEvents } from './events.ts';
import type { IdentityCredentials } from './identity/credentials.ts';
import { identityOf } from './identity/identity.ts';
import { authorize, type SignInChoice } from './oauth/authorize.ts';
import type { Returned } from './oauth/complete-return.ts';
import { type InFlight, inFlightOf } from './oauth/in-flight.ts';
import { thisPage } from './page-address.ts';
import { watchPerson } from './person-watch.ts';
import { refresherFor } from './provider/refresh-tokens.ts';
import { readAttributes, type UserAttributes } from './provider/user-attributes.ts';
import { cancelled } from './session-error.ts';
import type { SessionSettings } from './settings.ts';
import { type SignOutChoice, signOutOf } from './sign-out.ts';
import { aloneAs } from './tokens/alone.ts';
import { browserCookies } from './tokens/cookie-jar.ts';
import { heldTokens } from './tokens/held-tokens.ts';
import { type TokenKeeper, type TokenOptions, tokenKeeper } from './tokens/token-keeper.ts';
import { type TokenStore, tokenStoreOf } from './tokens/token-store.ts';
import type { Tokens } from './tokens/tokens.ts';

/** What comes before a sign-out. */
export interface Farewell {
  /** False where the person rather stays. */
  agrees(): Promise<boolean>;
  /** Lets go of what is kept of the person, while `leaving` is true already: nothing is to be kept again. */
  letGo(): Promise<void>;
}

/** Signing in and out, and the tokens in between. */
export interface Session {
  /** True while somebody of this browser is away at the hosted page. */
  readonly inFlight: boolean;
  /** True from a sign-out until the page is gone. */
  readonly leaving: boolean;
  /** Leaves to the hosted page, unless a sign-out is leaving already. */
  signIn(choice?: SignInChoice): Promise<void>;
  /** Completes a return from the hosted page; null when there was none. Errors: see `completeReturn`. */
  completeReturn(): Promise<Returned | null>;
  /**
   * Null when nobody is signed in; refreshes first where needed. Errors: those of a refresh, and SessionChangedException
   * while somebody else is signed in than the person this page belongs to.
   */
  tokens(options?: TokenOptions): Promise<Tokens | null>;
  /** True when tokens are held, valid or not. */
  held(): boolean;
  /** Username of whoever's tokens are held, null for nobody. What is kept on this device for a person is kept under it. */
  holder(): string | null;
  /** True when another id token than this one is held by now: what became of this one is of no interest. */
  superseded(idToken: string): boolean;
  /** Forgets the session here without telling the provider. */
  clear(): void;
  /** Signs this device or every one out and leaves to the provider's logout page. Error: OAuthSignOutException. */
  signOut(choice?: SignOutChoice): Promise<void>;
  /** What comes before every sign-out from now on. */
  beforeSignOut(farewell: Farewell): void;
  /** What the provider knows of the person. Error: UserUnAuthenticatedException for nobody. */
  attributes(): Promise<UserAttributes>;
  /** Identity and credentials of an identity pool; null without one, and for guests where there are none. */
  credentials(options?: TokenOptions): Promise<IdentityCredentials | null>;
  /** Calls `listener` on every event; returns the way to stop. */
  on(listener: SessionListener): () => void;
}

/** The session of this browser under these settings. */
export function createSession(settings: SessionSettings, page = thisPage): Session {
  const { clientId, cookieDomain } = settings;
  const { tell, on } = sessionEvents();
  const inFlight = inFlightOf(clientId, deviceStore);
  const store = tokenStoreOf(clientId, browserCookies(cookieDomain));
  const identity = identityOf(settings);
  const watch = watchPerson(`session.${clientId}`, store, (change) => {
    if (change !== 'in') identity.forget();
    tell('changedElsewhere', change);
  });
  const keeper = keeperOf(settings, store, inFlight, (event, error) => {
    if (error) watch.settle();
    tell(event, error);
  });
  const tokens = heldTokens(keeper, watch);
  const forget = () => {
    keeper.clear();
    identity.forget();
    watch.settle();
  };
  const departure = departureOf(inFlight, tell);

  return {
    get inFlight() {
      return inFlight.active;
    },
    get leaving() {
      return departure.leaving;
    },
    signIn: async (choice) => {
      if (!departure.leaving) await authorize(settings, inFlight, page, choice);
    },
    completeReturn: async () => {
      if (!inFlight.active) return null;
      const { arrive } = await import('./oauth/arrive.ts');
      return arrive({ settings, inFlight, page, keeper, watch, tell });
    },
    tokens,
    held: () => store.load() !== null,
    holder: () => store.load()?.username ?? null,
    superseded: (idToken) => ![undefined, idToken].includes(store.load()?.idToken),
    clear: forget,
    signOut: (choice) =>
      departure.leave(() => signOutOf({ settings, inFlight, page, store, keeper, forget }, choice)),
    beforeSignOut: departure.before,
    attributes: async () => readAttributes(settings, await tokens()),
    credentials: async (options) => identity.credentials(await tokens(options), options?.force),
    on,
  };
}

const keeperOf = (
  settings: SessionSettings,
  store: TokenStore,
  inFlight: InFlight,
  tell: SessionListener,
): TokenKeeper =>
  tokenKeeper({
    store,
    refresher: refresherFor(settings),
    alone: aloneAs(`session.${settings.clientId}`),
    ready: inFlight.ended,
    now: Date.now,
    tell,
  });

/** Knows whether the page is on its way out, and what it means to be brought back by the browser. */
function departureOf(inFlight: InFlight, tell: SessionListener) {
  let leaving = false;
  let farewell: Farewell | undefined;
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    leaving = false;
    if (!inFlight.active) return;
    inFlight.finish();
    tell('signInWithRedirect_failure', cancelled());
  });
  return {
    get leaving() {
      return leaving;
    },
    before: (other: Farewell) => {
      farewell = other;
    },
    leave: async (run: () => Promise<void>) => {
      if ((await farewell?.agrees()) === false) return;
      leaving = true;
      try {
        await farewell?.letGo();
        await run();
        tell('signedOut');
      } catch (error) {
        leaving = false;
        tell('signedOut', error);
        throw error;
      }
    },
  };
}
