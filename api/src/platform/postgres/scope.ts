/** Whose rows a transaction sees. `organization` null: personal and global rows only. */
export interface Scope {
  readonly organization: string | null;
  readonly sub: string | null;
  readonly writes: boolean;
  /** What memory holds of the person's access was true at this stamp; absent where it decided nothing. */
  readonly stamp?: string;
  /**
   * A reading whose statements need nothing of each other: each is asked alone, with no transaction around them. On a connection
   * that other readings share where none takes long, else on one that is its own until it ends.
   */
  readonly alone?: 'shared' | 'own' | undefined;
}

/** Something about the person's access has changed since memory was asked; nothing was done. */
export class AccessChanged extends Error {
  override name = 'AccessChanged';
}

const NO_RIGHT = '42501';
const NO_STATEMENT = '26000';

/**
 * Whether a connection is given up after this error. Whoever lost their rights on the way, by an injected statement perhaps,
 * doesn't hand it on; and one that doesn't know its own statements is of no use.
 */
export const spoils = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === NO_RIGHT || error.code === NO_STATEMENT);
