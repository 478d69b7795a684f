import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWK, jwtVerify, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';
import { memoryAdapter } from './memory.ts';

export const UPSTREAM_CLIENT = 'muster-at-upstream';
export const UPSTREAM_SECRET = 'secret of the installation, long enough';

const appleKey = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** What Apple gives in place of a secret. */
export const APPLE_KEY = {
  teamId: 'TEAM123456',
  keyId: 'KEY1234567',
  privateKey: appleKey.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};

/** What the other provider says of a person. */
export interface UpstreamAccount {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

type Claims = Record<string, unknown>;

interface Tampered {
  claims: Claims;
  foreignKey?: boolean;
}

/** How it behaves, to be changed during a test. */
export interface Behaviour {
  /** Who is signed in there; null where the person declines. */
  account: UpstreamAccount | null;
  /** Instead of an answer, for every request of ours: a status, or none at all. */
  broken: number | 'silent' | null;
  /** Instead of the person's sign-in: an error in the answer. */
  error: string | null;
  /** Changes the id token before it is signed again, maybe with another key; null takes it away. */
  tamper: ((claims: Claims) => Tampered | null) | null;
  /** Whether address and name stand in the id token or have to be asked for. */
  claimsInIdToken: boolean;
}

export interface TestUpstream {
  issuer: string;
  behaviour: Behaviour;
  reset(): void;
  /** Registers our installation by the one address it may return to. */
  register(redirectUri: string): Promise<void>;
  close(): void;
}

const usual = (): Behaviour => ({
  account: null,
  broken: null,
  error: null,
  tamper: null,
  claimsInIdToken: false,
});

/** Another OpenID provider, at 127.0.0.1 and so at another site than ours at localhost. */
export async function startUpstream(): Promise<TestUpstream> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, () => resolve()));
  const issuer = `http://127.0.0.1:${portOf(server)}`;
  const upstream: TestUpstream = {
    issuer,
    behaviour: usual(),
    reset() {
      upstream.behaviour = usual();
    },
    async register(redirectUri) {
      const [own, foreign] = await Promise.all([signingKey(), signingKey()]);
      const provider = createProvider(upstream, redirectUri, own);
      provider.use(tampering(upstream, own, foreign));
      const protocol = provider.callback();
      server.on('request', (req, res) => {
        const { broken } = upstream.behaviour;
        if (broken === 'silent') return;
        if (broken) res.writeHead(broken).end();
        else if (req.url?.startsWith('/interaction/')) void decide(provider, upstream.behaviour, req, res);
        else void protocol(req, res);
      });
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return upstream;
}

async function signingKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: 'the-key', alg: 'ES256', use: 'sig' };
}

function createProvider(upstream: TestUpstream, redirectUri: string, key: JWK): Provider {
  const provider = new Provider(upstream.issuer, {
    adapter: memoryAdapter(),
    jwks: { keys: [{ ...key, kty: 'EC' }] },
    clients: [
      {
        client_id: UPSTREAM_CLIENT,
        client_secret: UPSTREAM_SECRET,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    cookies: { keys: ['a key of the test'] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Interaction: 60, Session: 60, Grant: 60 },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: async () => ({ ...upstream.behaviour.account, sub }),
    }),
    loadExistingGrant: async (ctx) => {
      const accountId = ctx.oidc.account?.accountId;
      const grant = new ctx.oidc.provider.Grant({ accountId, clientId: UPSTREAM_CLIENT });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  provider.Client.prototype.compareClientSecret = async (secret: string) =>
    secret === UPSTREAM_SECRET || isAppleSecret(secret, upstream.issuer);
  return provider;
}

/** As Apple documents it: a token signed by the team's key, for Apple, about the client. */
async function isAppleSecret(secret: string, audience: string): Promise<boolean> {
  const expected = { issuer: APPLE_KEY.teamId, subject: UPSTREAM_CLIENT, audience, algorithms: ['ES256'] };
  const { payload, protectedHeader } = await jwtVerify(secret, appleKey.publicKey, expected);
  const { iat = 0, exp = Number.POSITIVE_INFINITY } = payload;
  return protectedHeader.kid === APPLE_KEY.keyId && exp - iat <= 300;
}

/** The person at the other provider, who has made up their mind. */
async function decide(
  provider: Provider,
  { account, error }: Behaviour,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const refusal = { error: error ?? 'access_denied', error_description: 'no' };
  await provider.interactionFinished(req, res, account ? { login: { accountId: account.sub } } : refusal);
}

interface Answering {
  path: string;
  body: unknown;
}

function tampering(upstream: TestUpstream, own: JWK, foreign: JWK) {
  return async (ctx: Answering, next: () => Promise<void>): Promise<void> => {
    await next();
    const { body } = ctx;
    if (ctx.path !== '/token' || typeof body !== 'object' || body === null || !('id_token' in body)) return;
    const { payload } = await jwtVerify(String(body.id_token), publicPart(own));
    const { tamper, account, claimsInIdToken } = upstream.behaviour;
    const complete = { ...payload, ...(claimsInIdToken ? account : {}) };
    const changed: Tampered | null = tamper ? tamper(complete) : { claims: complete };
    if (changed === null) delete body.id_token;
    else {
      body.id_token = await new SignJWT(changed.claims)
        .setProtectedHeader({ alg: 'ES256', kid: 'the-key' })
        .sign(changed.foreignKey ? foreign : own);
    }
  };
}

const publicPart = ({ d: _, ...rest }: JWK): JWK => rest;

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The test’s upstream has no port.');
  return address.port;
}
