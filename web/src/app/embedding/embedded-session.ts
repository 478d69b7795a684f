import { ofetch } from 'ofetch';
import { EXCHANGE_PATH } from '#contract/embedding/endpoints.ts';
import type { EmbeddedSession } from '#contract/embedding/shapes.ts';
import { config } from '../../platform/config.ts';
import type { Session } from '../../platform/session/session.ts';
import { tabStore } from '../../platform/storage.ts';

const KEY = 'embedded-session';
const TOKEN = /^#token=([\w-]{43})$/;

/** The token in the address, which is taken out of it before anything can see it; null where there is none. */
export function takeToken(): string | null {
  const { hash, pathname, search } = window.location;
  const token = TOKEN.exec(hash)?.[1] ?? null;
  if (token) window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  return token;
}

/** What a token is exchanged for; null for one that is used or too old. Errors: FetchError where nobody answers. */
export async function exchangeToken(token: string): Promise<EmbeddedSession | null> {
  const answer = await ofetch.raw<EmbeddedSession>(`${config().apiUrl}${EXCHANGE_PATH}`, {
    ...{ method: 'POST', body: { token }, retry: 0, ignoreResponseError: true },
  });
  const found = answer.status === 200 ? (answer._data ?? null) : null;
  if (found) tabStore.write(KEY, JSON.stringify(found));
  return found;
}

/** The session that this frame was opened with before it was loaded again; browsers keep it apart for every site around it. */
export function heldSession(): EmbeddedSession | null {
  const text = tabStore.read(KEY);
  return text === null ? null : JSON.parse(text);
}

const nothing = async () => undefined;

/** A session that only reads, in the place of somebody's own; `held` null where there is none, or not any more. */
export function readingSession(held: EmbeddedSession | null): Session {
  let bearer = held?.session ?? null;
  return {
    ...{
      inFlight: false,
      leaving: false,
      signIn: nothing,
      signOut: nothing,
      completeReturn: async () => null,
    },
    tokens: async () =>
      bearer ? { username: 'embedded', accessToken: bearer, idToken: bearer, clockDrift: 0 } : null,
    held: () => bearer !== null,
    holder: () => null,
    superseded: () => false,
    clear: () => {
      bearer = null;
      tabStore.remove(KEY);
    },
    beforeSignOut: () => undefined,
    attributes: async () => ({}),
    credentials: async () => null,
    on: () => () => undefined,
  };
}
