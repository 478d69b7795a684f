/** Text kept under a key; where the browser refuses storage, reads give null and writes are lost. */
export interface TextStore {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** A store whose keys can be found by their beginning. */
export interface StoreOfPrefixes extends TextStore {
  /** Removes every key that begins so. */
  removeAll(prefix: string): void;
}

function storeOver(area: () => Storage): StoreOfPrefixes {
  const attempt = <Result>(run: (storage: Storage) => Result): Result | null => {
    try {
      return run(area());
    } catch {
      return null;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key)),
    write: (key, value) => attempt((storage) => storage.setItem(key, value)),
    remove: (key) => attempt((storage) => storage.removeItem(key)),
    removeAll: (prefix) =>
      attempt((storage) => {
        for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
      }),
  };
}

/** Shared by all tabs, kept when the browser closes. */
export const deviceStore = storeOver(() => window.localStorage);

/** Belongs to this tab, survives its reload. */
export const tabStore = storeOver(() => window.sessionStorage);
