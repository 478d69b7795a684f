import type { TextStore } from '../../storage.ts';
import { operate } from '../provider/operation.ts';
import { SessionError, unauthenticated } from '../session-error.ts';
import type { IdentityPool } from '../settings.ts';
import { claimsOf } from '../tokens/jwt.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { type IdentityIdStore, identityIdStore } from './identity-id.ts';

/** An identity of the pool and what it may sign requests with; `expiration` as the pool tells it. */
export interface IdentityCredentials {
  readonly identityId: string;
  readonly guest: boolean;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
  readonly expiration?: number;
}

/** Credentials of one pool for whoever is here. */
export interface Credentials {
  /**
   * Of the person whose tokens these are, else of a guest; null where guests get none. `force` doesn't look at kept ones.
   * Errors: SessionError, "Invalid Idtoken" among them.
   */
  get(tokens: Tokens | null, force?: boolean): Promise<IdentityCredentials | null>;
  /** Forgets identity and credentials. */
  forget(): void;
}

interface Kept {
  readonly credentials: IdentityCredentials;
  readonly idToken: string | undefined;
  readonly until: number;
}

interface Answer {
  readonly IdentityId?: string;
  readonly Credentials?: {
    readonly AccessKeyId?: string;
    readonly SecretKey?: string;
    readonly SessionToken?: string;
    readonly Expiration?: number;
  };
}

type Logins = Readonly<Record<string, string>> | undefined;

const KEPT_FOR = 50 * 60_000;

/** Credentials of a pool: an id is asked for when none is known, credentials are kept for 50 minutes and one id token. */
export function credentialsOf(pool: IdentityPool, store: TextStore, now = Date.now): Credentials {
  const ids = identityIdStore(pool.id, store);
  let kept: Kept | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const get = async (tokens: Tokens | null, force: boolean): Promise<IdentityCredentials | null> => {
    if (!tokens && !pool.guestsAllowed) return null;
    if (tokens && !tokens.idToken) throw unauthenticated();
    const idToken = tokens?.idToken;
    if (kept && !force && kept.idToken === idToken && now() < kept.until) return kept.credentials;
    kept = undefined;
    const credentials = await obtain(pool, ids, idToken === undefined ? undefined : loginsOf(idToken));
    kept = { credentials, idToken, until: now() + KEPT_FOR };
    return credentials;
  };
  return {
    get: (tokens, force = false) => {
      const asked = turn.then(() => get(tokens, force));
      turn = asked.catch(() => undefined);
      return asked;
    },
    forget: () => {
      kept = undefined;
      ids.forget();
    },
  };
}

async function obtain(
  pool: IdentityPool,
  ids: IdentityIdStore,
  logins: Logins,
): Promise<IdentityCredentials> {
  const kind = logins ? 'primary' : 'guest';
  const ask = (call: string, input: object) =>
    operate<Answer>(pool.endpoint, `AWSCognitoIdentityService.${call}`, { ...input, Logins: logins });
  const credentialsFor = async (id: string) => {
    const answer = await ask('GetCredentialsForIdentity', { IdentityId: id });
    const credentials = credentialsIn(answer, id, !logins);
    // A guest who signed in keeps the id, which is theirs from now on.
    ids.keep(credentials.identityId, kind);
    return credentials;
  };
  const known = ids.read();
  if (known) {
    try {
      return await credentialsFor(known);
    } catch (error) {
      if (!isStale(error)) throw error;
      ids.forget();
    }
  }
  const { IdentityId } = await ask('GetId', { IdentityPoolId: pool.id });
  if (!IdentityId) {
    throw new SessionError('GetIdResponseException', 'Received undefined response from getId operation');
  }
  ids.keep(IdentityId, kind);
  return credentialsFor(IdentityId);
}

/** The login that an id token proves: `{issuer without scheme: token}`. Error: "Invalid Idtoken". */
export function loginsOf(idToken: string): Readonly<Record<string, string>> {
  const { iss } = claimsOf(idToken);
  if (!iss) throw new SessionError('InvalidIdTokenException', 'Invalid Idtoken');
  return { [iss.replace(/^(\w+:)?\/\//, '')]: idToken };
}

// The pool has forgotten the id that this browser remembers, or it has become somebody else's.
const isStale = (error: unknown): boolean =>
  error instanceof SessionError && /^(ResourceNotFound|NotAuthorized)Exception$/.test(error.name);

function credentialsIn(
  { IdentityId, Credentials }: Answer,
  asked: string,
  guest: boolean,
): IdentityCredentials {
  const { AccessKeyId, SecretKey, SessionToken, Expiration } = Credentials ?? {};
  if (!AccessKeyId || !SecretKey) {
    throw new SessionError(
      'CredentialsNotFoundException',
      'Cognito did not respond with either Credentials, AccessKeyId or SecretKey.',
    );
  }
  return {
    identityId: IdentityId ?? asked,
    guest,
    accessKeyId: AccessKeyId,
    secretAccessKey: SecretKey,
    sessionToken: SessionToken,
    expiration: Expiration,
  };
}
