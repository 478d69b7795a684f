import { useWatched, watched } from '../../builds/watched.ts';
import { session } from '../../session/current-session.ts';
import type { Carried, CarriedBytes } from './carried.ts';
import {
  following,
  type LeftRow,
  type NewWrite,
  type QueuedWrite,
  type WriteInput,
  without,
  withWrite,
} from './queued-write.ts';

/** What of the signed-in person hasn't reached the server. */
export interface Unsent {
  /** Waiting and refused writes, over all organizations, in the order in which they were made. */
  readonly writes: readonly QueuedWrite[];
  /** Answered writes whose effect isn't in what is shown yet. */
  readonly landing: readonly QueuedWrite[];
  /** True while one is on its way. */
  readonly isSending: boolean;
  /** What the last attempt met, in words; null after one that went well. */
  readonly lastError: string | null;
  /** When the next attempt comes by itself, in ms since the epoch. */
  readonly nextTry: number | null;
}

/** Follow it with `useUnsent()`. */
export const unsent = watched<Unsent>({
  writes: [],
  landing: [],
  isSending: false,
  lastError: null,
  nextTry: null,
});

/** What hasn't reached the server, in a component. */
export const useUnsent = (): Unsent => useWatched(unsent);

/** What does the sending. */
interface Sender {
  /** Tries now. */
  wake(): void;
  /** Told of writes that were answered; done when what is shown has their effect. */
  landed(writes: readonly QueuedWrite[]): Promise<unknown>;
}

const NOBODY: Sender = { wake: () => undefined, landed: async () => undefined };
let sender = NOBODY;

/** From here on `next` does the sending; undefined = nobody. */
export function setSender(next: Sender = NOBODY): void {
  sender = next;
}

/** Tries now instead of when the next attempt is due. */
export const sendNow = (): void => sender.wake();

/** The rows that this page knows to be left by writes, by subject. */
const leftRows = new Map<string, LeftRow>();

/** A change made to a row as it was before the server knew it, made to the row that the server knows by now. */
export function asKnown(input: WriteInput, subject: string): WriteInput {
  const left = leftRows.get(subject);
  if (input.version === UNKNOWN_VERSION && left) return following(input, subject, left);
  // What has no versions is known by its id alone.
  return input.version === undefined && left?.id ? following(input, subject, { id: left.id }) : input;
}

/** Version of a row that the server doesn't know yet. */
export const UNKNOWN_VERSION = 0;

interface Landing {
  readonly writes: readonly QueuedWrite[];
  readonly left: readonly (readonly [subject: string, row: LeftRow])[];
}

const channel = new BroadcastChannel('unsent-writes');
channel.addEventListener('message', ({ data }: MessageEvent<Landing | null>) => {
  if (data) void land(data);
  void readUnsent();
});

/** Says that writes were answered: they count as landing until what is shown has their effect; other tabs hear it too. */
export async function landWrites(landing: Landing): Promise<void> {
  if (landing.writes.length === 0) return;
  channel.postMessage(landing);
  await land(landing);
}

async function land({ writes, left }: Landing): Promise<void> {
  for (const [subject, row] of left) leftRows.set(subject, row);
  unsent.become({ landing: [...new Set([...unsent.now().landing, ...writes])] });
  try {
    await sender.landed(writes);
  } finally {
    unsent.become({ landing: unsent.now().landing.filter((one) => !writes.includes(one)) });
  }
}

/** Reads what waits for the signed-in person. */
export async function readUnsent(): Promise<readonly QueuedWrite[]> {
  const username = session().holder();
  const { storedWrites } = await import('./write-store.ts');
  const writes = username === null ? [] : await storedWrites(username);
  unsent.become({ writes });
  return writes;
}

/** Changes what waits for a person, here and in the other tabs. */
export async function changeUnsent(
  username: string,
  change: (writes: readonly QueuedWrite[]) => readonly QueuedWrite[],
  bytes?: CarriedBytes,
): Promise<void> {
  const { changeWrites } = await import('./write-store.ts');
  await changeWrites(username, change, bytes);
  await readUnsent();
  channel.postMessage(null);
}

/** Keeps a change, and the bytes of files that it carries, until the server has it; done once it is on the disk. */
export async function keepWrite(write: NewWrite, bytes?: CarriedBytes): Promise<void> {
  const known = { ...write, input: asKnown(write.input, write.subject) };
  await changeMine((writes) => withWrite(writes, known), bytes);
  sendNow();
}

/** Sends a refused write once more, as it is now: another change, under a key of its own. */
export async function mendWrite(
  id: string,
  input: WriteInput,
  shown?: unknown,
  carries?: Carried,
): Promise<void> {
  const mend = (write: QueuedWrite): QueuedWrite => ({
    ...{ ...write, input, ...(carries ? { carries } : {}) },
    key: crypto.randomUUID(),
    shown: shown ?? write.shown,
    failures: 0,
    refusal: null,
  });
  await changeMine((writes) => writes.map((write) => (write.id === id ? mend(write) : write)));
  sendNow();
}

/** Gives a write up. */
export const discardWrite = (write: QueuedWrite): Promise<void> =>
  changeMine((writes) => without(writes, write));

async function changeMine(
  change: (writes: readonly QueuedWrite[]) => readonly QueuedWrite[],
  bytes?: CarriedBytes,
): Promise<void> {
  const username = session().holder();
  if (username === null) throw new Error('Nobody is signed in.');
  await changeUnsent(username, change, bytes);
}
