import { createStore, del, get, promisifyRequest, set } from 'idb-keyval';
import { type CarriedBytes, keptOf } from './carried.ts';
import type { QueuedWrite } from './queued-write.ts';

const store = createStore('muster-unsent', 'writes');

/** The bytes of files stand beside the writes, so that both are kept, and go, in one transaction. */
const placeOf = (username: string, kept: string) => ['file', username, kept];

/** The writes of a person that wait on this device, in the order in which they were made. */
export const storedWrites = async (username: string): Promise<readonly QueuedWrite[]> =>
  (await get<QueuedWrite[]>(username, store)) ?? [];

/** The bytes of a file that a write carries. */
export const storedBytes = (username: string, kept: string): Promise<ArrayBuffer | undefined> =>
  get<ArrayBuffer>(placeOf(username, kept), store);

type Change = (writes: readonly QueuedWrite[]) => readonly QueuedWrite[];

/**
 * Replaces a person's writes by what `change` makes of them, in one step with the bytes of files that they carry from now on; those
 * that none carries any more go. Done once it is on the disk. Errors: DOMException where the device has no room, and then nothing changed.
 */
export const changeWrites = (username: string, change: Change, bytes: CarriedBytes = []): Promise<void> =>
  store(
    'readwrite',
    (rows) =>
      new Promise((done, fail) => {
        const { transaction } = rows;
        transaction.oncomplete = () => done();
        transaction.onabort = () => fail(transaction.error);
        const reading: IDBRequest<QueuedWrite[] | undefined> = rows.get(username);
        reading.onsuccess = () => {
          try {
            replaceWrites(rows, username, reading.result ?? [], change, bytes);
          } catch (error) {
            fail(error);
            transaction.abort();
          }
        };
      }),
  );

function replaceWrites(
  rows: IDBObjectStore,
  username: string,
  before: readonly QueuedWrite[],
  change: Change,
  bytes: CarriedBytes,
): void {
  const after = change(before);
  for (const [kept, data] of bytes) rows.put(data, placeOf(username, kept));
  rows.put(after, username);
  const needed = new Set(keptOf(after));
  for (const kept of keptOf(before)) if (!needed.has(kept)) rows.delete(placeOf(username, kept));
}

/** A file of something that isn't written yet. */
interface DraftBytes {
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly data: ArrayBuffer;
}

const draftPlaceOf = (username: string, name: string) => ['draft', username, name];

/** The files of a draft of a person. */
export const draftBytes = async (username: string, name: string): Promise<readonly DraftBytes[]> =>
  (await get<readonly DraftBytes[]>(draftPlaceOf(username, name), store)) ?? [];

/** Replaces the files of a draft. Errors: DOMException where the device has no room. */
export const changeDraftBytes = (
  username: string,
  name: string,
  files: readonly DraftBytes[],
): Promise<void> =>
  files.length === 0
    ? del(draftPlaceOf(username, name), store)
    : set(draftPlaceOf(username, name), files, store);

/** Forgets everything that a person hasn't sent. */
export const forgetWrites = (username: string): Promise<void> =>
  store('readwrite', (rows) => {
    rows.delete(username);
    // An array sorts behind every text.
    for (const kind of ['file', 'draft'])
      rows.delete(IDBKeyRange.bound([kind, username], [kind, username, []]));
    return promisifyRequest(rows.transaction);
  });
