import type { Project } from '#contract/projects/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import type { Conflict } from '../../../ui/form-page/conflict-dialog.tsx';
import { changedFields, type ProjectValues, valuesOf } from '../components/form/project-values.ts';
import { t } from '../components/settings/messages.ts';
import { FIELD_LABELS, fieldWord, REFERENCES } from './field-words.ts';

/** The fields that both changed, and differently, in words. What only one of them changed is no conflict. */
export function conflictsOf(base: Project, mine: ProjectValues, theirs: Project, format: Format): Conflict[] {
  const before = valuesOf(base);
  const saved = valuesOf(theirs);
  const ours = byField(changedFields(before, mine));
  const other = byField(changedFields(before, saved));
  const names = namesIn(base, theirs);
  const word = (field: string, value: unknown) =>
    REFERENCES.includes(field) && value
      ? (names.get(String(value)) ?? t('another'))
      : fieldWord(field, value, format, theirs.currency);
  return Object.keys(changedFields(mine, saved))
    .filter((field) => ours.has(field) && other.has(field))
    .map((field) => ({
      field,
      label: FIELD_LABELS[field] ?? field,
      yours: word(field, ours.get(field)),
      theirs: word(field, other.get(field)),
    }));
}

const byField = (fields: object): ReadonlyMap<string, unknown> => new Map(Object.entries(fields));

const namesIn = (...projects: readonly Project[]): ReadonlyMap<string, string> =>
  new Map(
    projects.flatMap(({ client, account_plan, owner, sponsor }) =>
      [client, account_plan, owner, sponsor].flatMap((one) => (one ? [[one.id, one.name] as const] : [])),
    ),
  );
