import { SessionError } from '../session-error.ts';
import type { CookieJar } from './cookie-jar.ts';
import type { DeviceMetadata, Tokens } from './tokens.ts';

/** Where tokens live between page loads, one cookie per key. */
export interface TokenStore {
  load(): Tokens | null;
  /** Errors: TokenStoreException where the browser didn't keep what was written. */
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
] as const;

/** The store of one client, `CognitoIdentityServiceProvider.{clientId}.{user}.{key}`. */
export function tokenStoreOf(clientId: string, jar: CookieJar): TokenStore {
  const prefix = `CognitoIdentityServiceProvider.${clientId}`;
  const lastUser = `${prefix}.LastAuthUser`;
  const named = (user: string, key: string) => `${prefix}.${user}.${key}`;

  const clear = () => {
    const user = jar.read(lastUser) ?? 'username';
    for (const key of SESSION_KEYS) jar.remove(named(user, key));
    jar.remove(lastUser);
  };
  return {
    clear,
    load: () => {
      const username = jar.read(lastUser) ?? 'username';
      return loaded(username, (key) => jar.read(named(username, key)));
    },
    save: (tokens) => {
      clear();
      jar.write(lastUser, tokens.username);
      for (const [key, value] of Object.entries(written(tokens))) {
        if (value !== undefined) keep(jar, named(tokens.username, key), value);
      }
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
  const accessToken = read('accessToken');
  if (!accessToken) return null;
  return {
    username,
    accessToken,
    idToken: read('idToken') ?? undefined,
    refreshToken: read('refreshToken') ?? undefined,
    clockDrift: Number(read('clockDrift') ?? 0) || 0,
    device: deviceFrom(read),
    signInDetails: read('signInDetails') ?? undefined,
    oauthMetadata: read('oauthMetadata') ?? undefined,
  };
}

function deviceFrom(read: (key: string) => string | null): DeviceMetadata | undefined {
  const deviceKey = read('deviceKey');
  const deviceGroupKey = read('deviceGroupKey');
  const randomPassword = read('randomPasswordKey');
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
