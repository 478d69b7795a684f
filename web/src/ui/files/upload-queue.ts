import type { Along, Upload, Ways } from './upload.ts';

interface Running {
  readonly file: File;
  readonly abort: AbortController;
  readonly done: Promise<void>;
}

/** Something that had arrived before the page was left. */
export interface Arrived<Kept> {
  readonly name: string;
  readonly bytes: number;
  readonly kept: Kept;
}

/** Something that hadn't arrived when the page was left. */
interface Unsent {
  readonly key: string;
  readonly file: File;
}

/** Files that are sent as they are chosen: each for itself, with its own progress, problem and verbs. */
export class UploadQueue<Kept> {
  readonly #ways: Ways<Kept>;
  readonly #running = new Map<string, Running>();
  readonly #listeners = new Set<() => void>();
  #uploads: readonly Upload<Kept>[] = [];

  constructor(ways: Ways<Kept>) {
    this.#ways = ways;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read = (): readonly Upload<Kept>[] => this.#uploads;

  add = (files: readonly File[]): void => {
    for (const file of files) {
      const others = this.#uploads.filter(({ state }) => state !== 'failed').length;
      const problem = this.#ways.refuse(file, others);
      const made = uploadOf<Kept>(file, problem);
      this.#write([...this.#uploads, made]);
      if (problem === null) this.#start(made.id, file);
      if (isPicture(file)) void this.#show(made.id, file);
    }
  };

  /** Puts in what was on its way before the page was left, and tries it again under the same key. */
  resume = (found: readonly Unsent[]): void => {
    for (const { key, file } of found) {
      if (this.#uploads.some(({ id }) => id === key)) continue;
      this.#write([...this.#uploads, { ...uploadOf<Kept>(file, null), id: key }]);
      this.#start(key, file);
      if (isPicture(file)) void this.#show(key, file);
    }
  };

  /** The file of one that hasn't arrived. */
  fileOf = (id: string): File | undefined => this.#running.get(id)?.file;

  retry = (id: string): void => {
    const file = this.#running.get(id)?.file;
    if (!file) return;
    this.#change(id, { state: 'sending', share: 0, problem: null });
    this.#start(id, file);
  };

  remove = (id: string): void => {
    const gone = this.#uploads.filter((one) => one.id === id);
    this.#running.get(id)?.abort.abort();
    for (const { kept } of gone) if (kept) this.#ways.takeBack(kept);
    forgetPreviews(gone);
    this.#write(this.#uploads.filter((one) => one.id !== id));
  };

  /** Puts in what had arrived before the page was left. */
  restore = (found: readonly Arrived<Kept>[]): void =>
    this.#write([...found.map((one) => ({ ...AT_REST, ...one, id: crypto.randomUUID() })), ...this.#uploads]);

  /** Says of one that had arrived that it is gone: it has to be chosen again. */
  lose = (kept: Kept, problem: string): void =>
    this.#write(
      this.#uploads.map((one) =>
        one.kept === kept ? { ...one, state: 'failed', kept: null, problem, mayRetry: false } : one,
      ),
    );

  /** Forgets them all: they were sent with something. */
  clear = (): void => {
    forgetPreviews(this.#uploads);
    this.#write([]);
  };

  /** Once all have arrived: what is kept of them; null where one of them hasn't. */
  settled = async (): Promise<readonly Kept[] | null> => {
    await Promise.all([...this.#running.values()].map(({ done }) => done));
    const kept = this.#uploads.flatMap((one) => (one.kept === null ? [] : [one.kept]));
    return kept.length === this.#uploads.length ? kept : null;
  };

  /** Once none is on its way: all of them, arrived or waiting; null where one can't go. */
  along = async (): Promise<readonly Along<Kept>[] | null> => {
    await Promise.all([...this.#running.values()].map(({ done }) => done));
    if (this.#uploads.some(({ state }) => state === 'failed' || state === 'sending')) return null;
    return this.#uploads.map(({ id, name, bytes, kept }) => ({
      ...{ key: id, name, bytes, kept },
      file: this.#running.get(id)?.file ?? null,
    }));
  };

  #start(id: string, file: File): void {
    const abort = new AbortController();
    const onProgress = (share: number) => this.#change(id, { share });
    const done = this.#ways.send(file, { key: id, signal: abort.signal, onProgress }).then(
      // What was taken out while its last bytes went is taken back.
      (kept) =>
        abort.signal.aborted
          ? this.#ways.takeBack(kept)
          : this.#change(id, { state: 'kept', share: 1, kept }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        const { text, mayRetry, waits } = this.#ways.problemOf(error);
        this.#change(id, { state: waits ? 'waiting' : 'failed', problem: text, mayRetry });
      },
    );
    this.#running.set(id, { file, abort, done });
  }

  /** Small, where the browser can make a picture of it: what only says that it is one has none. */
  async #show(id: string, file: File): Promise<void> {
    const drawn = await createImageBitmap(file).catch(() => null);
    if (!drawn || !this.#uploads.some((one) => one.id === id)) return;
    drawn.close();
    this.#change(id, { preview: URL.createObjectURL(file) });
  }

  #change(id: string, fields: Partial<Upload<Kept>>): void {
    this.#write(this.#uploads.map((one) => (one.id === id ? { ...one, ...fields } : one)));
  }

  #write(next: readonly Upload<Kept>[]): void {
    this.#uploads = next;
    for (const listener of this.#listeners) listener();
  }
}

const isPicture = ({ type }: File): boolean => /^image\/(png|jpeg|webp)$/.test(type);

const AT_REST = { preview: null, state: 'kept', share: 1, problem: null, mayRetry: false } as const;

const uploadOf = <Kept>(file: File, problem: string | null): Upload<Kept> => ({
  ...{ id: crypto.randomUUID(), name: file.name, bytes: file.size, share: 0, problem, mayRetry: false },
  preview: null,
  state: problem === null ? 'sending' : 'failed',
  kept: null,
});

const forgetPreviews = (uploads: readonly { readonly preview: string | null }[]): void => {
  for (const { preview } of uploads) if (preview) URL.revokeObjectURL(preview);
};
