import { SessionError } from '../session-error.ts';
import type { CookieJar } from './cookie-jar.ts';
import { readClaims } from './jwt.ts';
import type { DeviceMetadata, Tokens } from './tokens.ts';

/** Where tokens live between page loads, one cookie per key. */
export interface TokenStore {
  /** Null without a session, and for tokens that can't be read. */
  load(): Tokens | null;
  /** Errors: TokenStoreException where the browser didn't keep what was written; then nothing is stored. */
  save(tokens: Tokens): void;
  /** Forgets the session; the device's keys stay. */
  clear(): void;
}

const SESSION_KEYS = [
  'accessToken',
  'idToken',
  'refreshToken',
  'clockDrift',
  'signInDetails',
  'oauthMetadata',
];

/** The store of one client, `CognitoIdentityServiceProvider.{clientId}.{user}.{key}`. */
export function tokenStoreOf(clientId: string, jar: CookieJar): TokenStore {
  const prefix = `CognitoIdentityServiceProvider.${clientId}`;
  const lastUser = `${prefix}.LastAuthUser`;
  const named = (user: string, key: string) => `${prefix}.${user}.${key}`;
  const current = () => jar.read(lastUser) ?? 'username';
  const forget = (user: string) => {
    for (const key of SESSION_KEYS) jar.remove(named(user, key));
  };
  const clear = () => {
    forget(current());
    jar.remove(lastUser);
  };
  return {
    clear,
    load: () => {
      const username = current();
      return loaded(username, (key) => jar.read(named(username, key)));
    },
    // Never empty in between: other tabs read meanwhile, and would take that for a sign-out.
    save: (tokens) => {
      const before = current();
      try {
        for (const [key, value] of Object.entries(written(tokens))) {
          if (value !== undefined) keep(jar, named(tokens.username, key), value);
          else if (SESSION_KEYS.includes(key)) jar.remove(named(tokens.username, key));
        }
        keep(jar, lastUser, tokens.username);
      } catch (error) {
        forget(tokens.username);
        clear();
        throw error;
      }
      if (before !== tokens.username) forget(before);
    },
  };
}

const written = ({
  device,
  username: _,
  clockDrift,
  ...texts
}: Tokens): Record<string, string | undefined> => ({
  ...texts,
  clockDrift: String(clockDrift),
  deviceKey: device?.deviceKey,
  deviceGroupKey: device?.deviceGroupKey,
  randomPasswordKey: device?.randomPassword,
});

function loaded(username: string, read: (key: string) => string | null): Tokens | null {
  const text = (key: string) => read(key) ?? undefined;
  const accessToken = text('accessToken');
  const idToken = text('idToken');
  if (!accessToken || !(readClaims(accessToken) ?? readClaims(idToken))) return null;
  return {
    username,
    accessToken,
    idToken,
    refreshToken: text('refreshToken'),
    clockDrift: Number(text('clockDrift')) || 0,
    device: deviceFrom(text),
    signInDetails: text('signInDetails'),
    oauthMetadata: text('oauthMetadata'),
  };
}

function deviceFrom(text: (key: string) => string | undefined): DeviceMetadata | undefined {
  const deviceKey = text('deviceKey');
  const deviceGroupKey = text('deviceGroupKey');
  const randomPassword = text('randomPasswordKey');
  return deviceKey && deviceGroupKey && randomPassword
    ? { deviceKey, deviceGroupKey, randomPassword }
    : undefined;
}

// Browsers drop a cookie over 4096 bytes without a word, so what was written is read back.
function keep(jar: CookieJar, name: string, value: string): void {
  jar.write(name, value);
  if (jar.read(name) === value) return;
  throw new SessionError(
    'TokenStoreException',
    `The browser did not keep the cookie ${name} (${name.length + value.length} bytes; the limit is 4096).`,
  );
}
