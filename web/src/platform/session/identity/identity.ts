import { deviceStore } from '../../storage.ts';
import type { IdentityPool, SessionSettings } from '../settings.ts';
import type { Tokens } from '../tokens/tokens.ts';
import type { Credentials, IdentityCredentials } from './credentials.ts';

/** The identity of whoever is here; its code is fetched when it is first asked for. */
export interface Identity {
  /** Null without a pool, and for a guest where there are none. Errors: SessionError. */
  credentials(tokens: Tokens | null, force?: boolean): Promise<IdentityCredentials | null>;
  forget(): void;
}

/** The identity under these settings. */
export function identityOf({ identityPool: pool }: SessionSettings): Identity {
  let loading: Promise<Credentials> | undefined;
  const load = async (from: IdentityPool) =>
    (await import('./credentials.ts')).credentialsOf(from, deviceStore);
  const loaded = (from: IdentityPool) => {
    loading ??= load(from).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    credentials: async (tokens, force) => (pool ? (await loaded(pool)).get(tokens, force) : null),
    forget: () => {
      if (pool)
        void loaded(pool).then(
          ({ forget }) => forget(),
          () => undefined,
        );
    },
  };
}
