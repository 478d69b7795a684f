import { ofetch } from 'ofetch';
import { firstReads } from './http/first-reads.ts';

/** What the server tells the browser about this installation. Source: GET /config.json. */
export interface Config {
  readonly environment: string;
  /** Base of every call, with `/api`. */
  readonly apiUrl: string;
  /** Origin under which this application is served. */
  readonly publicUrl: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Domain of the session's cookies, empty for this host alone. */
  readonly cookieDomain: string;
  readonly providerKind: 'embedded' | 'cognito' | 'oidc';
  /** Address of the hosted pages of a Cognito user pool, without a slash at its end; empty for other kinds. */
  readonly cognitoDomain: string;
  /** Takes the calls to user and identity pools in place of Amazon's own addresses; usually empty. */
  readonly cognitoEndpoint: string;
  readonly allowGuestAccess: boolean;
  readonly demo: boolean;
  readonly dashboardUrl: string;
  readonly coreUrl: string;
  /** Region of the user pool. */
  readonly region: string;
  /** `region:name`; empty where nobody gets an identity of a pool. */
  readonly identityPoolId: string;
  readonly sentryDsn: string;
  readonly mapsKey: string;
  readonly release: string;
}

let loaded: Config | undefined;

/** Reads the configuration once, from the read that the page itself started where there is one. */
export async function loadConfig(): Promise<Config> {
  loaded = await ofetch.create({}, { fetch: firstReads })<Config>('/config.json', { retry: 2 });
  return loaded;
}

/** Sets the configuration directly; for tests and previews. */
export function setConfig(config: Config): void {
  loaded = config;
}

/** The loaded configuration; asking before `loadConfig` is a defect. */
export function config(): Config {
  if (!loaded) throw new Error('The configuration has not been loaded.');
  return loaded;
}
