/** A file on its way, by what its page keeps of it. */
export interface Upload<Kept> {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  /** Address under which the page can show the picture; null where it is none, or lies on the server alone. */
  readonly preview: string | null;
  readonly state: 'sending' | 'kept' | 'failed' | 'waiting';
  /** How much of it has gone, 0 to 1. */
  readonly share: number;
  /** What went wrong and what to do next; of one that waits, for what. */
  readonly problem: string | null;
  readonly mayRetry: boolean;
  readonly kept: Kept | null;
}

/** How a file leaves the page. */
export interface Ways<Kept> {
  /** Sends it. `key` stays the same when it is tried again. */
  readonly send: (file: File, by: Sending) => Promise<Kept>;
  /** Takes one back that had arrived. */
  readonly takeBack: (kept: Kept) => void;
  /** Why it can't be sent, said before it is; null where nothing speaks against it. */
  readonly refuse: (file: File, others: number) => string | null;
  /** What an error means for the person, whether trying again may help, and whether it waits here to go later by itself. */
  readonly problemOf: (error: unknown) => UploadProblem;
}

interface UploadProblem {
  readonly text: string;
  readonly mayRetry: boolean;
  readonly waits?: boolean;
}

/** A file that goes with something, as far as it has gone. */
export interface Along<Kept> {
  /** Sent with every attempt at it. */
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  /** Null where it had arrived before the page was left. */
  readonly file: File | null;
  /** Null until it has arrived. */
  readonly kept: Kept | null;
}

/** What sending one file takes. */
export interface Sending {
  readonly key: string;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/** Words of a list of files. */
export interface FileWords {
  readonly list: string;
  readonly sending: string;
  readonly retry: (name: string) => string;
  readonly cancel: (name: string) => string;
  readonly remove: (name: string) => string;
  readonly size: (bytes: number) => string;
}
