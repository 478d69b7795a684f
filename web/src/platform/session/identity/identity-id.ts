import type { TextStore } from '../../storage.ts';

/** The id under which a pool knows this browser: of a guest, or of a signed-in person. */
export interface IdentityIdStore {
  read(): string | null;
  /** Keeps a guest's in the browser, a person's in memory only; either replaces the other. */
  keep(id: string, kind: 'guest' | 'primary'): void;
  forget(): void;
}

/** The store of one identity pool. */
export function identityIdStore(poolId: string, store: TextStore): IdentityIdStore {
  const key = `com.amplify.Cognito.${poolId}.identityId`;
  let primary: string | null = null;
  return {
    read: () => primary ?? store.read(key),
    keep: (id, kind) => {
      primary = kind === 'primary' ? id : null;
      if (kind === 'guest') store.write(key, id);
      else store.remove(key);
    },
    forget: () => {
      primary = null;
      store.remove(key);
    },
  };
}
