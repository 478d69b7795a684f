import { z } from 'zod';
import type { Config } from './config.ts';

/** Where the identity provider is found. */
export interface ProviderAddresses {
  readonly jwksUrl: string;
  /** Origins that the pages call or are sent to. */
  readonly origins: readonly string[];
}

const Discovery = z.object({
  issuer: z.string(),
  jwks_uri: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  revocation_endpoint: z.url().optional(),
  end_session_endpoint: z.url().optional(),
});

type ProviderSettings = Pick<
  Config,
  | 'OIDC_ISSUER'
  | 'IDENTITY_PORT'
  | 'COGNITO_DOMAIN'
  | 'COGNITO_ENDPOINT'
  | 'AWS_REGION'
  | 'IDENTITY_POOL_ID'
  | 'providerKind'
>;

/** Addresses of the provider of these settings. Throws one sentence when another provider's discovery can't be read. */
export const findProvider = async (config: ProviderSettings): Promise<ProviderAddresses> => {
  const { OIDC_ISSUER: issuer, providerKind } = config;
  if (providerKind === 'embedded') {
    // Its issuer may lie behind a proxy that this machine can't reach.
    const jwksUrl = `http://localhost:${config.IDENTITY_PORT}/.well-known/jwks.json`;
    return { jwksUrl, origins: originsOf([issuer]) };
  }
  if (providerKind === 'cognito') {
    return { jwksUrl: `${issuer}/.well-known/jwks.json`, origins: originsOf(cognitoAddresses(config)) };
  }
  const { issuer: named, ...found } = await discover(issuer);
  if (named.replace(/\/$/, '') !== issuer) {
    throw new Error(`The identity provider at ${issuer} calls itself ${named}: set OIDC_ISSUER to that.`);
  }
  return { jwksUrl: found.jwks_uri, origins: originsOf([issuer, ...Object.values(found)]) };
};

const cognitoAddresses = ({
  COGNITO_DOMAIN,
  COGNITO_ENDPOINT,
  AWS_REGION,
  IDENTITY_POOL_ID,
}: ProviderSettings): string[] => {
  // An identity pool names its own region, which need not be the user pool's.
  const poolRegion = IDENTITY_POOL_ID.split(':')[0] || AWS_REGION;
  const calls = COGNITO_ENDPOINT
    ? [COGNITO_ENDPOINT]
    : [
        `https://cognito-idp.${AWS_REGION}.amazonaws.com`,
        `https://cognito-identity.${poolRegion}.amazonaws.com`,
      ];
  return [...(COGNITO_DOMAIN ? [COGNITO_DOMAIN] : []), ...calls];
};

const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
];

const discover = async (issuer: string): Promise<z.infer<typeof Discovery>> => {
  const address = `${issuer}/.well-known/openid-configuration`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
    return Discovery.parse(await answer.json());
  } catch (cause) {
    throw new Error(`The identity provider doesn't answer: ${address} could not be read.`, { cause });
  }
};
