import type { Client } from '#contract/clients/shapes.ts';
import type { Conflict } from '../../../ui/form-page/conflict-dialog.tsx';
import { t } from '../messages.ts';
import { type ClientValues, changedFields, LABELS, valuesOf } from './client-values.ts';

const FIELDS = Object.entries(LABELS);

/** The fields that both changed, and differently, in words. What only one of them changed is no conflict. */
export function conflictsOf(base: Client, mine: ClientValues, theirs: Client): Conflict[] {
  const ours = new Map<string, unknown>(Object.entries(changedFields(valuesOf(base), mine)));
  const other = new Map<string, unknown>(Object.entries(changedFields(mine, valuesOf(theirs))));
  const changed = new Set(Object.keys(changedFields(valuesOf(base), valuesOf(theirs))));
  const isBoth = (field: string) => ours.has(field) && other.has(field) && changed.has(field);
  return FIELDS.filter(([field]) => isBoth(field)).map(([field, label]) => ({
    field,
    label,
    yours: wordOf(field, ours.get(field), theirs),
    theirs: wordOf(field, other.get(field), theirs),
  }));
}

const wordOf = (field: string, value: unknown, { owner, parent }: Client): string => {
  if (value === null || value === undefined) return '';
  if (field === 'owner_id') return value === owner?.id ? owner.name : t('another');
  if (field === 'parent_id') return value === parent?.id ? parent.name : t('another');
  return Array.isArray(value) ? value.join(', ') : String(value);
};
