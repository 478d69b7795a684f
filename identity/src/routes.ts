import type { Provider } from 'oidc-provider';
import type { Pool } from 'pg';
import { serveFont, serveIcon } from './endpoints/assets.ts';
import { crossOrigin } from './endpoints/cross-origin.ts';
import { type Endpoint, redirect } from './endpoints/exchange.ts';
import { logout } from './endpoints/logout.ts';
import { signIn } from './endpoints/sign-in.ts';
import { userInfo } from './endpoints/user-info.ts';
import { applicationAddress, type Logger, type Settings } from './options.ts';
import type { Keys } from './storage/keys.ts';
import { accessTokenReader } from './tokens/access-token.ts';

export interface Parts {
  settings: Settings;
  provider: Provider;
  pool: Pool;
  keys: Keys;
  logger: Logger;
}

/** The endpoints that aren't the protocol library's own, by method and path. */
export function routes({
  settings,
  provider,
  pool,
  keys,
  logger,
}: Parts): (method: string, path: string) => Endpoint | undefined {
  const page = signIn(provider, pool, settings, logger);
  const readAccessToken = accessTokenReader(pool, settings, keys);
  const info = crossOrigin(settings.applicationOrigins, userInfo(readAccessToken));
  const table = new Map<string, Endpoint>([
    ['GET /', (exchange) => redirect(exchange, 302, applicationAddress(settings))],
    ['GET /logout', logout(provider, settings)],
    ['GET /oauth2/userInfo', info.answer],
    ['OPTIONS /oauth2/userInfo', info.preflight],
    ['GET /assets/inter.woff2', serveFont],
    ['GET /assets/icon.svg', serveIcon],
  ]);
  return (method, path) => {
    if (path.startsWith('/sign-in/')) return method === 'POST' ? page.submit : page.show;
    return table.get(`${method} ${path}`);
  };
}
