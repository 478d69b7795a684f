import type { ServiceType } from '#contract/service-types/shapes.ts';
import type { Conflict } from '../../../ui/form-page/conflict-dialog.tsx';
import { changedFields, LABELS, type ServiceTypeValues, valuesOf } from './service-type-values.ts';

/** The fields that both changed, and differently, in words. What only one of them changed is no conflict. */
export function conflictsOf(base: ServiceType, mine: ServiceTypeValues, theirs: ServiceType): Conflict[] {
  const ours = new Map<string, unknown>(Object.entries(changedFields(valuesOf(base), mine)));
  const other = new Map<string, unknown>(Object.entries(changedFields(mine, valuesOf(theirs))));
  const changed = new Set(Object.keys(changedFields(valuesOf(base), valuesOf(theirs))));
  return Object.entries(LABELS)
    .filter(([field]) => ours.has(field) && other.has(field) && changed.has(field))
    .map(([field, label]) => ({
      field,
      label,
      yours: wordOf(ours.get(field)),
      theirs: wordOf(other.get(field)),
    }));
}

const wordOf = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));
