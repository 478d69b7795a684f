import type { Decided } from '#contract/activity/approval-shapes.ts';
import { notFound } from '#contract/errors.ts';
import type { Weighable } from '../queries/words.ts';

/** Entries as somebody saw them. */
export type Seen = readonly { readonly id: string; readonly version: number }[];

/** Those that a decision is about, and why others were left. */
export interface SortedOut {
  readonly open: readonly Weighable[];
  readonly left: Decided['left'];
}

type Reason = Decided['left'][number]['reason'];

/**
 * Sorts out what can be decided on; `leave` says why one can't. Throws 404 where one isn't there, or isn't the caller's to
 * decide on.
 */
export const sortOut = (
  seen: Seen,
  found: readonly Weighable[],
  leave: (entry: Weighable) => Reason | null,
): SortedOut => {
  const byId = new Map(found.map((entry) => [entry.id, entry]));
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  const asked = [...versions].map(([id, version]) => {
    const entry = byId.get(id);
    if (!entry?.words.some(({ own }) => own)) throw notFound('entry');
    return {
      entry,
      reason: closed(entry) ?? leave(entry) ?? (entry.version === version ? null : ('changed' as const)),
    };
  });
  return {
    open: asked.filter(({ reason }) => reason === null).map(({ entry }) => entry),
    left: asked.flatMap(({ entry: { id }, reason }) => (reason ? [{ id, reason }] : [])),
  };
};

const closed = (entry: Weighable) => (entry.closed ? ('month-closed' as const) : null);
