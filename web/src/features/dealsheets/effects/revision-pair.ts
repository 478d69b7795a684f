import type { DealsheetRevision } from '#contract/dealsheets/shapes.ts';
import type { DealsheetSearch } from './dealsheet-address.ts';

/** Two revisions that are held against each other. */
export interface RevisionPair {
  readonly older: DealsheetRevision;
  readonly newer: DealsheetRevision;
}

/** The revisions that an address names; the newest and the one before it where it doesn't; undefined where there is one only. */
export const pairIn = (
  { from, to }: DealsheetSearch,
  revisions: readonly DealsheetRevision[],
): RevisionPair | undefined => {
  const numbered = (wanted: number | undefined) => revisions.find(({ revision }) => revision === wanted);
  const newer = numbered(to) ?? revisions[0];
  const older = numbered(from) ?? revisions.find(({ revision }) => newer && revision < newer.revision);
  return newer && older && newer !== older ? { older, newer } : undefined;
};
