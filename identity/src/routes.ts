import type { Provider } from 'oidc-provider';
import type { Pool } from 'pg';
import type { AccountParts } from './accounts/account-parts.ts';
import { dispatch } from './cognito/dispatch.ts';
import { identityPoolCalls } from './cognito/identity-pool.ts';
import { refreshCall } from './cognito/refresh.ts';
import { userPoolCalls } from './cognito/user-pool.ts';
import { serveFont, serveIcon } from './endpoints/assets.ts';
import { crossOrigin } from './endpoints/cross-origin.ts';
import { type Endpoint, redirect } from './endpoints/exchange.ts';
import { forgotPassword } from './endpoints/forgot-password.ts';
import { logout } from './endpoints/logout.ts';
import { passwords } from './endpoints/passwords.ts';
import { signIn } from './endpoints/sign-in.ts';
import { userInfo } from './endpoints/user-info.ts';
import type { Keys } from './keys/keys.ts';
import type { Delivery } from './mail/delivery.ts';
import { outbox } from './mail/outbox-page.ts';
import { applicationAddress, type Logger, type Settings } from './options.ts';
import { passkeys } from './passkeys/endpoints.ts';
import { SCRIPT_PATH, serveScript } from './passkeys/script.ts';
import { signInFlow } from './provider/sign-in-flow.ts';
import { secondFactor } from './second-factor/endpoints.ts';
import { security } from './security/endpoints.ts';
import { signUp } from './sign-up/endpoints.ts';
import { knownBrowsers } from './throttle/known-browsers.ts';
import { createThrottle } from './throttle/throttle.ts';
import { accessTokenReader, idTokenReader } from './tokens/access-token.ts';
import { upstreamDoor } from './upstream/door.ts';

/** What the endpoints are made of. A rotation of the keys makes them again, with another provider and other keys. */
export interface Parts {
  settings: Settings;
  provider: Provider;
  pool: Pool;
  keys: Keys;
  logger: Logger;
  mail: Delivery;
  /** Where this very process answers, whatever lies in front of it. */
  localAddress: string;
}

/** The endpoints that aren't the protocol library's own, by method and path. */
export function routes(parts: Parts): (method: string, path: string) => Endpoint | undefined {
  const { settings, provider, pool, keys, logger } = parts;
  const account = accountParts(parts);
  const flow = signInFlow(provider, account, logger);
  const door = upstreamDoor(flow, pool, settings, logger);
  const page = signIn(flow, door, account, logger);
  const steps = new Map([
    ...signUp(account, flow),
    ...secondFactor(account, flow, logger),
    ...passkeys(account, flow, logger),
  ]);
  const readAccessToken = accessTokenReader(pool, settings, keys);
  const info = crossOrigin(settings.applicationOrigins, userInfo(readAccessToken));
  const calls = crossOrigin(settings.applicationOrigins, dispatch(cognitoCalls(parts), logger));
  const table = new Map<string, Endpoint>([
    ['GET /', (exchange) => redirect(exchange, 302, applicationAddress(settings))],
    ['POST /', calls.answer],
    ['OPTIONS /', calls.preflight],
    ['GET /logout', logout(provider, settings)],
    ['GET /oauth2/userInfo', info.answer],
    ['OPTIONS /oauth2/userInfo', info.preflight],
    ['GET /assets/inter.woff2', serveFont],
    ['GET /assets/icon.svg', serveIcon],
    [`GET ${SCRIPT_PATH}`, serveScript],
    ...passwords(account),
    ...forgotPassword(account),
    ...security(provider, keys.cookies, account, logger),
    ...outbox(pool, settings),
  ]);
  return (method, path) => {
    if (/^\/sign-in\/[^/]+$/.test(path)) return { GET: page.show, POST: page.submit }[method];
    const step = path.replace(/^\/(sign-in\/[\w-]+\/)?/, '');
    return table.get(`${method} ${path}`) ?? steps.get(`${method} ${step}`) ?? door.find(method, path);
  };
}

function accountParts({ pool, settings, keys, mail }: Parts): AccountParts {
  const browsers = knownBrowsers(keys, settings.issuer.startsWith('https:'));
  return { pool, settings, throttle: createThrottle(pool), browsers, mail };
}

function cognitoCalls({ settings, pool, keys, localAddress }: Parts) {
  const { clientId } = settings;
  return {
    ...userPoolCalls(pool, clientId, accessTokenReader(pool, settings, keys)),
    ...identityPoolCalls(pool, settings, idTokenReader(pool, settings, keys)),
    'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken': refreshCall(
      clientId,
      `${localAddress}/oauth2/token`,
    ),
  };
}
