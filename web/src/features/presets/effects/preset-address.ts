import type { PresetRevision } from '#contract/presets/shapes.ts';
import { searchParameters, whole } from '../../../platform/search.ts';

/** What the address of a preset holds: the two revisions that are compared. */
export const presetSearch = searchParameters({ from: whole, to: whole });

/** What the address of a preset holds, read. */
export type PresetSearch = ReturnType<typeof presetSearch>;

/** Where all presets are. */
export const PRESETS = '/admin/presets';

/** A preset's page, with two revisions compared where they are named. */
export const presetHref = (id: string, compared?: { readonly from: number; readonly to: number }): string =>
  `${PRESETS}/${id}${compared ? `?from=${compared.from}&to=${compared.to}` : ''}`;

/** Who did what to it, in the audit of its organization. */
export const historyHref = (organization: string, id: string): string =>
  `/manager/organizations/${organization}/audit?subject_type=preset&subject_id=${id}`;

/** Two revisions, the older one first. */
export interface RevisionPair {
  readonly older: PresetRevision;
  readonly newer: PresetRevision;
}

/** The revisions that an address compares: the newest with the one before it, unless it names others; null where there is one alone. */
export const pairIn = (
  { from, to }: PresetSearch,
  revisions: readonly PresetRevision[],
): RevisionPair | null => {
  const find = (number: number | undefined) => revisions.find(({ revision }) => revision === number);
  const newer = find(to) ?? revisions[0];
  const older = find(from) ?? (newer && find(newer.revision - 1));
  if (!newer || !older || newer === older) return null;
  return older.revision < newer.revision ? { older, newer } : { older: newer, newer: older };
};
