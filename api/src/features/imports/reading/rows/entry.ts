/** One line of time as the file tells it, in our terms but not yet in our data. */
export interface FileEntry {
  readonly row: number;
  readonly person: FilePerson;
  readonly client: string | null;
  readonly project: FileProject | null;
  /** Task or activity in the file. */
  readonly service: string | null;
  readonly note: string;
  readonly tags: readonly string[];
  /** Null where the file doesn't say. */
  readonly billable: boolean | null;
  readonly span: Span;
  readonly money: FileMoney;
}

/** Who worked; both empty when the file has no such column. */
export interface FilePerson {
  readonly name: string;
  readonly email: string;
}

/** What was worked for. */
export interface FileProject {
  readonly name: string;
  readonly code: string | null;
}

/** When, on the wall clock of whoever tracked it: the file knows no zone. An entry over midnight belongs to its first day. */
export interface Span {
  /** `YYYY-MM-DD`. */
  readonly workDate: string;
  /** `YYYY-MM-DDTHH:mm:ss`. */
  readonly start: string | null;
  readonly end: string | null;
  readonly durationSeconds: number;
}

/** What it was billed at in the other product, exact decimals as text. */
export interface FileMoney {
  readonly rate: string | null;
  readonly amount: string | null;
  readonly currency: string | null;
}
