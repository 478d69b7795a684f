import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type FetchImplementation,
  type JWTHeaderParameters,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import { role } from '#contract/access/roles.ts';
import { Failure } from '#contract/errors.ts';

/** Who a verified id token speaks for. */
export interface Claims {
  readonly sub: string;
  readonly email: string;
  /** Whether the provider says that the address is theirs. */
  readonly emailVerified: boolean;
  readonly name: string;
  /** The grant the token came from; absent from providers that don't say. */
  readonly grant: string | null;
  /** Seconds since the epoch; 0 where the token doesn't say. */
  readonly issued: number;
  /** Seconds since the epoch. */
  readonly expires: number;
}

/** Turns the value of an Authorization header into claims. Throws 401, or 503 when the keys can't be fetched. */
export type Authenticate = (authorization: string | undefined) => Promise<Claims>;

/** `living` before and while a key is published, `retired` from the moment it counts for nothing. */
export type KeyState = 'living' | 'retired' | 'unknown';

interface Settings {
  readonly issuer: string;
  readonly audience: string;
  readonly jwksUrl: string;
  /** False for a provider whose id tokens don't say `token_use`; one that says something else is refused all the same. */
  readonly tokenUseRequired: boolean;
  /** True for a grant that was revoked; asked on every request, so it must answer from memory. */
  readonly isRevoked: (grant: string) => boolean;
  /** What is known of a key beside what is published; a provider of somebody else's tells nothing. */
  readonly keyState?: (kid: string) => KeyState;
  readonly fetch?: FetchImplementation;
}

/** A token that was checked, and by which key. */
interface Checked {
  readonly claims: Claims;
  readonly kid: string;
  /** Milliseconds since the epoch; afterwards its signature has to be checked again. */
  readonly until: number;
}

const KEPT = 10_000;
/** As long as tokens usually live. Whoever signs with a stolen key chooses for how long; a withdrawn key ends that, too. */
const REMEMBERED_MS = 900_000;

/** A verifier for one issuer; each token's signature is checked once and remembered for a quarter of an hour. */
export const authenticator = (settings: Settings): Authenticate => {
  const { issuer, audience, isRevoked, keyState = () => 'unknown' } = settings;
  const findKey = keyFinder(settings);
  const known = new Map<string, Checked>();

  const verify = async (token: string): Promise<Checked> => {
    const { payload, protectedHeader } = await jwtVerify(token, findKey, {
      issuer,
      audience,
      algorithms: ['RS256'],
      clockTolerance: 5,
    });
    if (!isIdToken(payload, protectedHeader, settings))
      throw new Failure('unauthorized', 'Send the id token, not another one.');
    const until = Date.now() + REMEMBERED_MS;
    return { claims: claimsFrom(payload), kid: protectedHeader.kid ?? '', until };
  };

  return async (authorization) => {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    if (!token) throw new Failure('unauthorized', 'Sign in first.');
    let checked = known.get(token);
    if (!checked || checked.until < Date.now()) {
      checked = await verify(token).catch(refuse);
      if (known.size >= KEPT) known.clear();
      known.set(token, checked);
    }
    const { claims, kid } = checked;
    if (claims.expires + 5 < Date.now() / 1000) {
      known.delete(token);
      throw new Failure('unauthorized', 'The session has expired: sign in again.');
    }
    if (keyState(kid) === 'retired')
      throw new Failure('unauthorized', "The token isn't valid any more: refresh it.");
    if (claims.grant && isRevoked(claims.grant))
      throw new Failure('unauthorized', 'The session was ended: sign in again.');
    return claims;
  };
};

/** Fetches again for a key that is known to live, whatever the cooldown: its tokens are good, and 401 would end sessions. */
const keyFinder = ({ jwksUrl, fetch, keyState }: Settings): JWTVerifyGetKey => {
  const keys = createRemoteJWKSet(new URL(jwksUrl), {
    cacheMaxAge: 600_000,
    cooldownDuration: 30_000,
    timeoutDuration: 5_000,
    ...(fetch ? { [customFetch]: fetch } : {}),
  });
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      const living = keyState?.(header.kid ?? '') === 'living';
      if (!living || !(error instanceof errors.JWKSNoMatchingKey)) throw error;
      await keys.reload();
      return await keys(header, token).catch((cause) => {
        throw new Error('The key is not published yet.', { cause });
      });
    }
  };
};

const claimsFrom = ({ sub, iat, exp, email, email_verified, name, origin_jti }: JWTPayload): Claims => {
  if (!sub || !exp) throw new Failure('unauthorized', 'The token names nobody.');
  // To the published model whoever is called like a role holds it everywhere.
  if (role.safeParse(sub).success)
    throw new Failure(
      'unauthorized',
      `Nobody can work here under the subject “${sub}”: it is the name of a role.`,
    );
  const address = text(email) ?? sub;
  return {
    sub,
    email: address,
    emailVerified: address !== sub && (email_verified === true || email_verified === 'true'),
    name: text(name) ?? address,
    grant: text(origin_jti),
    issued: iat ?? 0,
    expires: exp,
  };
};

/** Providers mark access tokens by `token_use` (Cognito) or by the type `at+jwt` (RFC 9068). */
const isIdToken = (
  { token_use, aud, azp }: JWTPayload,
  { typ }: JWTHeaderParameters,
  { audience, tokenUseRequired }: Settings,
): boolean => {
  if (typ?.toLowerCase().includes('at+jwt')) return false;
  if (token_use === undefined && tokenUseRequired) return false;
  if (token_use !== undefined && token_use !== 'id') return false;
  return Array.isArray(aud) && aud.length > 1 ? azp === audience : true;
};

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const BAD_TOKEN = [
  errors.JWTExpired,
  errors.JWTInvalid,
  errors.JWTClaimValidationFailed,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
];

/** Keys that can't be reached are our trouble (503), never the token's (401 would sign the person out). */
const refuse = (error: unknown): never => {
  if (error instanceof Failure) throw error;
  if (error instanceof errors.JWTExpired)
    throw new Failure('unauthorized', 'The session has expired: sign in again.');
  if (BAD_TOKEN.some((kind) => error instanceof kind))
    throw new Failure('unauthorized', "The token isn't valid: sign in again.");
  throw new Failure('unavailable', "The identity provider can't be reached: try again in a moment.");
};
