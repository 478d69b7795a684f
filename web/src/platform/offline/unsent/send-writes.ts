import { onlineManager } from '@tanstack/react-query';
import { send } from '../../call.ts';
import { isCallError } from '../../call-error.ts';
import type { AnyInput } from '../../call-input.ts';
import { session } from '../../session/current-session.ts';
import { tabView } from '../../session/tab-view.ts';
import { type LeftRow, nextOf, type QueuedWrite, rowOf, settled, type WriteInput } from './queued-write.ts';
import { changeUnsent, landWrites, readUnsent, unsent } from './unsent.ts';

/** A server that fails at the same write so often is asked no more: the person decides, and the others go on. */
export const MOST_FAILURES = 8;

/** A connection that gives no answer within this time is as good as none. */
export const ANSWERED_WITHIN_MS = 30_000;

/** Statuses after which the same may work later; as in calls. */
const LATER = [408, 409, 425, 429, 500, 502, 503, 504];

/** What became of everything that waited: it is sent or refused, or has to be tried again, or nobody is signed in. */
export type Drained = 'done' | 'again' | 'nobody';

/** Finds what to send instead of a change over a version that is old by now; null where a person has to decide. */
export type WhenStale = (write: QueuedWrite) => Promise<WriteInput | null>;

/**
 * Sends what waits for the signed-in person, one after the other in the order in which it was made; only one tab does it
 * at a time.
 */
export async function sendWrites(whenStale: WhenStale): Promise<Drained> {
  const username = session().holder();
  // Through somebody else's eyes nothing is written in one's own name.
  if (username === null || tabView()) return 'nobody';
  return navigator.locks.request(`unsent.${username}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return 'done';
    const landing: Landed[] = [];
    try {
      return await drain(username, whenStale, landing);
    } finally {
      unsent.become({ isSending: false });
      const left = landing.map(({ write, row }) => [write.subject, row] as const);
      void landWrites({ writes: landing.map(({ write }) => write), left });
    }
  });
}

interface Landed {
  readonly write: QueuedWrite;
  readonly row: LeftRow;
}

async function drain(username: string, whenStale: WhenStale, landing: Landed[]): Promise<Drained> {
  for (;;) {
    const next = nextOf(await readUnsent());
    if (!next) return 'done';
    if (session().holder() !== username) return 'nobody';
    if (!onlineManager.isOnline()) return 'again';
    const asked = { ...next, attempts: next.attempts + 1 };
    await replace(username, asked);
    unsent.become({ isSending: true });
    const { write, result } = await sendWhole(username, asked);
    if (result.kind === 'answered') {
      const row = rowOf(result.answer, write.rowAt);
      const landed = { ...write, landedAt: Date.now() };
      landing.push({ write: landed, row });
      unsent.become({ lastError: null, landing: [...unsent.now().landing, landed] });
      await changeUnsent(username, (writes) => settled(writes, write, row));
      continue;
    }
    unsent.become({ lastError: result.error.message });
    if (result.kind === 'ended') return 'nobody';
    const after = await afterFailure(write, result, whenStale);
    await replace(username, after);
    if (result.kind !== 'refused' && after.refusal === null) return 'again';
  }
}

const replace = (username: string, write: QueuedWrite): Promise<void> =>
  changeUnsent(username, (writes) => writes.map((one) => (one.id === write.id ? write : one)));

type Result =
  | { readonly kind: 'answered'; readonly answer: unknown }
  | { readonly kind: 'unreached' | 'ended' | 'failed' | 'refused'; readonly error: Error };

/** Sends a write behind the files that it carries; what it is by then, and what came of it. */
async function sendWhole(
  username: string,
  write: QueuedWrite,
): Promise<{ readonly write: QueuedWrite; readonly result: Result }> {
  const { carries } = write;
  if (!carries) return { write, result: await sendOne(write) };
  const { sendCarried, inputWithFiles } = await import('./send-carried.ts');
  const keep = (one: QueuedWrite) => replace(username, one);
  const { write: gone, error } = await sendCarried(username, { ...write, carries }, keep);
  if (error) return { write: gone, result: { kind: kindOf(error), error } };
  return { write: gone, result: await sendOne({ ...gone, input: inputWithFiles(gone) }) };
}

async function sendOne({ endpoint, input, organization, key }: QueuedWrite): Promise<Result> {
  try {
    const asked = { ...endpoint, summary: '', access: { scope: 'person' } } as const;
    return {
      kind: 'answered',
      answer: await send(asked, { ...input, organization, key, timeout: ANSWERED_WITHIN_MS } as AnyInput),
    };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // What was to go is gone.
    if (endpoint.method === 'DELETE' && isCallError(error, 404)) return { kind: 'answered', answer: null };
    return { kind: kindOf(error), error };
  }
}

function kindOf(error: Error) {
  if (!isCallError(error)) return 'failed';
  if (error.status === 0) return 'unreached';
  if (error.status === 401) return 'ended';
  return LATER.includes(error.status) && error.rule === null ? 'failed' : 'refused';
}

async function afterFailure(
  write: QueuedWrite,
  { kind, error }: Exclude<Result, { kind: 'answered' }>,
  whenStale: WhenStale,
): Promise<QueuedWrite> {
  const instead = isCallError(error, 412) ? await whenStale(write).catch(() => null) : null;
  if (instead) return { ...write, input: instead, key: crypto.randomUUID() };
  const again =
    kind === 'refused' && write.failures + 1 < MOST_FAILURES ? await goneAgain(write, error) : null;
  if (again) return again;
  const failures = kind === 'failed' ? write.failures + 1 : write.failures;
  if (kind !== 'refused' && failures < MOST_FAILURES) return { ...write, failures };
  const { status = 0, fields = [], message } = isCallError(error) ? error : { message: error.message };
  return { ...write, failures, refusal: { status, message, fields: [...fields] } };
}

/** The write with files that are gone to be sent once more; null where it isn't that, or their bytes aren't here. */
async function goneAgain(write: QueuedWrite, error: Error): Promise<QueuedWrite | null> {
  const { carries } = write;
  if (!carries) return null;
  const { withGoneAgain } = await import('./send-carried.ts');
  return withGoneAgain({ ...write, carries }, error);
}
