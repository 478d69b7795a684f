import type { DayNote } from '#contract/activity/day-shapes.ts';
import { isCallError } from '../../../../platform/call-error.ts';
import type { NoteDraft, NoteDraftStore } from './note-draft.ts';

/** Milliseconds without typing before a note is saved, and before a failed save is tried again. */
const PAUSE = 800;
const AGAIN = 10_000;

/** What isn't saved yet, and how it stands with the server. */
export interface NoteSnapshot {
  readonly draft: NoteDraft | null;
  readonly state: 'saved' | 'saving' | 'unsaved' | 'conflict';
}

/** Keeps what is typed on the device and brings it to the server, one save at a time. */
export interface NoteKeeper {
  snapshot(): NoteSnapshot;
  subscribe(listener: () => void): () => void;
  /** Null drops what isn't saved. */
  keep(draft: NoteDraft | null): void;
  /** Saves now what waits. */
  flush(): Promise<void>;
}

/** A keeper over a store on the device; `send` saves over the draft's version and answers the saved note. */
export function noteKeeper(store: NoteDraftStore, send: (draft: NoteDraft) => Promise<DayNote>): NoteKeeper {
  const waiting = store.read();
  let now: NoteSnapshot = { draft: waiting, state: waiting ? 'unsaved' : 'saved' };
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const become = (next: NoteSnapshot) => {
    now = next;
    for (const tell of listeners) tell();
  };
  const plan = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  };
  const keep = (draft: NoteDraft | null) => {
    store.write(draft);
    become({ draft, state: draft ? 'saving' : 'saved' });
    if (draft) plan(PAUSE);
  };
  const settle = (sent: NoteDraft, { version }: DayNote) => {
    const typedSince = now.draft !== null && now.draft !== sent;
    keep(typedSince && now.draft ? { ...now.draft, version } : null);
  };
  const fail = (error: unknown) => {
    const isStale = isCallError(error, 412);
    become({ draft: now.draft, state: isStale ? 'conflict' : 'unsaved' });
    if (!isStale) plan(AGAIN);
  };
  const flush = async () => {
    clearTimeout(timer);
    const { draft, state } = now;
    if (!draft || isSending || state === 'conflict') return;
    isSending = true;
    await send(draft).then(
      (saved) => settle(draft, saved),
      (error: unknown) => fail(error),
    );
    isSending = false;
  };
  return {
    snapshot: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keep,
    flush,
  };
}
