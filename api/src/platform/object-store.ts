/** Keeps bytes under keys, outside of the database. Whoever asks does so after the commit, in a job or while an answer is read. */
export interface ObjectStore {
  /** Keeps an object, in place of one that has its key. `sha256` (hex) is what the store checks it by. */
  put(key: string, content: Buffer, about: { readonly type: string; readonly sha256: string }): Promise<void>;
  /** Its bytes, as they come. Throws where there is none. */
  read(key: string): Promise<AsyncIterable<Uint8Array>>;
  /** Removes it; one that isn't there is as good as removed. */
  remove(key: string): Promise<void>;
}
