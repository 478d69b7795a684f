import type { TextStore } from '../../storage.ts';

/** What has to be remembered while the person is at the provider. */
export interface InFlight {
  readonly active: boolean;
  readonly state: string | null;
  readonly verifier: string | null;
  start(state: string, verifier: string): void;
  /** Ends the way out and back, and lets waiting readers go on. */
  finish(): void;
  /** Notes whether this browser's session came from the hosted page. */
  noteSignedIn(byHostedPage: boolean): void;
  /** Resolves at once when nothing is in flight, else when it ends here or in another tab. */
  ended(): Promise<void>;
}

/** The in-flight flags of a client, kept for the whole browser. */
export function inFlightOf(clientId: string, store: TextStore): InFlight {
  const key = (name: string) => `CognitoIdentityServiceProvider.${clientId}.${name}`;
  const isActive = () => store.read(key('inflightOAuth')) === 'true';
  const state = () => store.read(key('oauthState'));
  const waiting = waitingRoom(isActive, state);
  return {
    get active() {
      return isActive();
    },
    get state() {
      return state();
    },
    get verifier() {
      return store.read(key('oauthPKCE'));
    },
    start: (started, verifier) => {
      waiting.begin(started);
      store.write(key('inflightOAuth'), 'true');
      store.write(key('oauthState'), started);
      store.write(key('oauthPKCE'), verifier);
    },
    finish: () => {
      for (const name of ['inflightOAuth', 'oauthState', 'oauthPKCE']) store.remove(key(name));
      waiting.release();
    },
    noteSignedIn: (byHostedPage) => {
      if (byHostedPage) store.write(key('oauthSignIn'), 'true,false');
      else store.remove(key('oauthSignIn'));
    },
    ended: waiting.ended,
  };
}

/** Holds readers up while a sign-in is in flight, of this tab or of another one that nobody has come here from. */
function waitingRoom(isActive: () => boolean, state: () => string | null) {
  const waiting = new Set<() => void>();
  let ours: string | null = null;
  let leftBehind: string | null = null;
  const release = () => {
    for (const go of waiting) go();
    waiting.clear();
  };
  window.addEventListener('storage', () => {
    if (!isActive()) release();
  });
  // Somebody who comes to this tab isn't at the hosted page of another one, and may never go back there.
  window.addEventListener('focus', () => {
    if (state() === ours) return;
    leftBehind = state();
    release();
  });
  return {
    release,
    begin: (started: string) => {
      ours = started;
    },
    ended: async () => {
      if (isActive() && (leftBehind === null || state() !== leftBehind)) {
        await new Promise<void>((resolve) => waiting.add(resolve));
      }
    },
  };
}
