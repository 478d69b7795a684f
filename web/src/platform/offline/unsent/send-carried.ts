import { CallError, isCallError } from '../../call-error.ts';
import { problemOfFile } from '../../files/sending.ts';
import { upload } from '../../http/upload.ts';
import { messages } from '../../messages.ts';
import { session } from '../../session/current-session.ts';
import type { Carried, CarriedFile } from './carried.ts';
import { type QueuedWrite, rowOf } from './queued-write.ts';
import { storedBytes } from './write-store.ts';

const t = messages('files_unsent', {
  refused: '{{name}}: {{why}}',
  gone: 'This device doesn’t have it any more: send it without, or choose it again.',
});

/** A connection over which nothing moves for this long is as good as none. */
export const STALLED_AFTER_MS = 60_000;

type Carrying = QueuedWrite & { readonly carries: Carried };

/** The write as far as its files have arrived, and what stopped them. */
interface Gone {
  readonly write: Carrying;
  readonly error?: Error;
}

/** Sends the files that a write carries and haven't arrived; `keep` remembers each that has, so that it goes once. */
export async function sendCarried(
  username: string,
  first: Carrying,
  keep: (write: QueuedWrite) => Promise<void>,
): Promise<Gone> {
  let write = first;
  for (const [at, file] of first.carries.files.entries()) {
    if (file.id !== null) continue;
    try {
      write = withFile(write, at, { id: await sendFile(username, write, file) });
      await keep(write);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (!isCallError(error, 413) && !isCallError(error, 422)) return { write, error };
      // What was refused is remembered under its key: another attempt is another one.
      const anew = withFile(write, at, { key: crypto.randomUUID() });
      return { write: anew, error: refusedAt(at, file, error) };
    }
  }
  // The session may have ended while the last of them went.
  return session().holder() === username ? { write } : { write, error: nobody() };
}

/** What is sent of a write: its files by the ids that they were given. */
export const inputWithFiles = ({ input, carries: { at, files } }: Carrying): QueuedWrite['input'] => ({
  ...input,
  body: { ...Object(input.body), [at]: files.flatMap(({ id }) => id ?? []) },
});

/** The write with files to be sent once more that had arrived and are gone; null where their bytes aren't here. */
export function withGoneAgain(write: Carrying, error: Error): Carrying | null {
  if (!isCallError(error) || error.rule !== 'file-gone') return null;
  const places = error.fields.map(({ field }) => Number(field.split('.')[1]));
  if (!places.every((at) => write.carries.files[at]?.isHere)) return null;
  const again = places.reduce(
    (left, at) => withFile(left, at, { id: null, key: crypto.randomUUID() }),
    write,
  );
  return { ...again, key: crypto.randomUUID(), failures: write.failures + 1 };
}

const withFile = (write: Carrying, place: number, change: Partial<CarriedFile>): Carrying => ({
  ...write,
  carries: {
    ...write.carries,
    files: write.carries.files.map((file, at) => (at === place ? { ...file, ...change } : file)),
  },
});

async function sendFile(username: string, write: Carrying, file: CarriedFile) {
  const bytes = await storedBytes(username, file.kept);
  if (!bytes) throw new CallError('file_gone', 422, t('gone'));
  // Nothing goes in another's name.
  if (session().holder() !== username) throw nobody();
  const { input, organization, carries } = write;
  const asked = { ...carries.to, summary: '', access: { scope: 'person' } } as const;
  const named = new File([bytes], file.name, { type: file.type });
  const stall = stalling();
  try {
    const given = { params: input.params, file: named, key: file.key, organization, signal: stall.signal };
    return rowOf(await upload(asked, given, stall.moved)).id ?? null;
  } catch (error) {
    throw stall.signal.aborted ? new CallError('network', 0, 'Failed to fetch') : error;
  } finally {
    stall.end();
  }
}

/** A refusal that names its file, at its place among those of the write. */
function refusedAt(at: number, { name }: CarriedFile, error: CallError): CallError {
  const { text } = error.code === 'file_gone' ? { text: error.message } : problemOfFile(error);
  const message = t('refused', { name, why: text });
  return new CallError(error.code, error.status, message, { fields: [{ field: `files.${at}`, message }] });
}

/** Gives up once nothing has moved for too long. */
function stalling() {
  const abort = new AbortController();
  const plan = () => setTimeout(() => abort.abort(), STALLED_AFTER_MS);
  let timer = plan();
  const end = () => clearTimeout(timer);
  const moved = () => {
    end();
    timer = plan();
  };
  return { signal: abort.signal, moved, end };
}

const nobody = () => new CallError('unauthorized', 401, 'unauthorized');
