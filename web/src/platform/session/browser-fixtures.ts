import type { SessionEvent } from './events.ts';
import { fakePage, fresh, settings as given, jwt } from './fixtures.ts';
import { createSession } from './session.ts';
import { browserCookies } from './tokens/cookie-jar.ts';
import type { Claims } from './tokens/jwt.ts';
import { tokenStoreOf } from './tokens/token-store.ts';
import type { Tokens } from './tokens/tokens.ts';

/** An application in this browser, with cookies, storage, locks and channels of its own; for tests. */
export function applicationHere() {
  const settings = { ...given, clientId: `muster-${crypto.randomUUID()}` };
  const store = tokenStoreOf(settings.clientId, browserCookies(''));
  const token = (claims: Claims = {}) => jwt({ ...fresh(), aud: settings.clientId, ...claims });
  /** Good tokens of somebody. */
  const held = (username = 'ada'): Tokens => ({
    username,
    accessToken: token({ username, sub: username }),
    idToken: token({ sub: username }),
    refreshToken: `r-${username}`,
    clockDrift: 0,
  });
  const expired = (): Tokens => ({ ...held(), accessToken: token({ exp: 1 }) });
  /** A tab of it, and what happened in it. */
  const tab = (href = 'http://app.example/signin') => {
    const page = fakePage(href);
    const session = createSession(settings, page);
    const events: [SessionEvent, unknown?][] = [];
    session.on((...event) => events.push(event));
    return { session, events, page };
  };
  return { settings, store, token, held, expired, tab };
}
