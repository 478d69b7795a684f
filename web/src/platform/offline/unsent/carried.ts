import type { Endpoint } from '#contract/endpoint.ts';

/** A file that a write names, as far as it has gone. */
export interface CarriedFile {
  /** What its bytes are kept under on this device. */
  readonly kept: string;
  /** Sent as its `Idempotency-Key`, the same for every attempt. */
  readonly key: string;
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly bytes: number;
  /** True where this device has its bytes, which it keeps until the write was answered. */
  readonly isHere: boolean;
  /** What the server calls it; null until it has arrived. */
  readonly id: string | null;
}

/** The files that go before a write, one after the other. */
export interface Carried {
  /** Where they go; its address has the parameters of the write. */
  readonly to: Pick<Endpoint, 'method' | 'path'>;
  /** The field of the write's body that names them. */
  readonly at: string;
  readonly files: readonly CarriedFile[];
}

/** Bytes by what they are kept under. */
export type CarriedBytes = readonly (readonly [kept: string, bytes: ArrayBuffer])[];

/** The most bytes of files that wait on one device. */
export const MOST_CARRIED_BYTES = 100 * 1024 * 1024;

/** How many bytes of files wait with these writes. */
export const carriedBytes = (writes: readonly { readonly carries?: Carried }[]): number =>
  writes
    .flatMap(({ carries }) => carries?.files ?? [])
    .reduce((sum, { isHere, bytes }) => sum + (isHere ? bytes : 0), 0);

/** The names of bytes that these writes need. */
export const keptOf = (writes: readonly { readonly carries?: Carried }[]): string[] =>
  writes.flatMap(({ carries }) => carries?.files.map(({ kept }) => kept) ?? []);
