import type { Client } from '#contract/clients/shapes.ts';
import type { Conflict } from '../../../ui/form-page/conflict-dialog.tsx';
import { t } from '../messages.ts';
import { type ClientValues, changedFields, LABELS, valuesOf } from './client-values.ts';

const FIELDS = Object.entries(LABELS);

/** The fields that were changed here and stand differently with them, in words. */
export function conflictsOf(base: Client, mine: ClientValues, theirs: Client): Conflict[] {
  const ours = new Map<string, unknown>(Object.entries(changedFields(valuesOf(base), mine)));
  const other = new Map<string, unknown>(Object.entries(changedFields(mine, valuesOf(theirs))));
  return FIELDS.filter(([field]) => ours.has(field) && other.has(field)).map(([field, label]) => ({
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
