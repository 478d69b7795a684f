import { shiftFields } from '#contract/shifts/shapes.ts';
import type { ChangedShift, Told } from '../queries/changes.ts';

const FIELDS = shiftFields.keyof().options;

/** Fields of which something else was told, with both texts. */
export const differingFields = (before: Told, after: Told) =>
  FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    field,
    before: before[field],
    after: after[field],
  }));

/** What a publication says of a shift: that it is new, other than it was told, cancelled, or only who is on it. */
export const kindOfChange = ({
  status,
  plan,
  told,
}: ChangedShift): 'new' | 'changed' | 'cancelled' | 'people' => {
  if (status === 'cancelled') return 'cancelled';
  if (!told) return 'new';
  return differingFields(told, plan).length > 0 ? 'changed' : 'people';
};

/**
 * Whom changes concern, and how many of them: whoever is added or taken off, and everybody on a shift of which something else is told.
 */
export const concernedBy = (changed: readonly ChangedShift[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const one of changed) {
    const everybody = kindOfChange(one) !== 'people';
    for (const { id } of one.people.filter(({ news }) => everybody || news))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};
