import { once } from 'node:events';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

/** Any OpenID provider, as somebody else runs one. */
export interface OtherProvider {
  readonly issuer: string;
  /** Stops answering, as in an outage; `start` goes on at the same address. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

export const OTHER_CLIENT = 'muster-at-another-provider';

/**
 * A provider of another kind on 127.0.0.1, so another site than localhost: no `identity_provider`, no calls in Cognito's
 * manner, id tokens without `token_use`. It asks for a name and takes any password. Tokens live `seconds`.
 */
export async function openOtherProvider(application: string, seconds = 900): Promise<OtherProvider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const issuer = `http://127.0.0.1:${port}`;
  const key = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'other' };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: OTHER_CLIENT,
        token_endpoint_auth_method: 'none',
        redirect_uris: [`${application}/signin`],
        post_logout_redirect_uris: [`${application}/signin`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    clientAuthMethods: ['none'],
    clientBasedCORS: () => true,
    jwks: { keys: [key] },
    conformIdTokenClaims: false,
    issueRefreshToken: async () => true,
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    features: { revocation: { enabled: true } },
    ttl: { AccessToken: seconds, IdToken: seconds, RefreshToken: 86_400 },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: `${sub}@other.example`, email_verified: true, name: `Other ${sub}` }),
    }),
  });
  server.on('request', provider.callback());
  return {
    issuer,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
    start: async () => {
      await once(server.listen(port, '127.0.0.1'), 'listening');
    },
  };
}
