import { createStore, del, get, update } from 'idb-keyval';
import type { QueuedWrite } from './queued-write.ts';

const store = createStore('muster-unsent', 'writes');

/** The writes of a person that wait on this device, in the order in which they were made. */
export const storedWrites = async (username: string): Promise<readonly QueuedWrite[]> =>
  (await get<QueuedWrite[]>(username, store)) ?? [];

/** Replaces a person's writes by what `change` makes of them, in one step; done once it is on the disk. */
export const changeWrites = (
  username: string,
  change: (writes: readonly QueuedWrite[]) => readonly QueuedWrite[],
): Promise<void> => update<readonly QueuedWrite[]>(username, (writes = []) => change(writes), store);

/** Forgets everything that a person hasn't sent. */
export const forgetWrites = (username: string): Promise<void> => del(username, store);
