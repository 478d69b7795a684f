import type { FieldProblem } from '#contract/errors.ts';
import type { PresetRevision } from '#contract/presets/shapes.ts';
import type { PresetKind } from '#contract/presets/states.ts';
import type { FieldIssue } from '../../../ui/form-page/use-form.ts';
import { t } from '../messages.ts';
import type { PlacedField, PresetField, SingleField } from './kinds/field.ts';
import { fieldsOf } from './kinds/sections.ts';
import { isSaid, listOf, type Payload, partOf } from './payload.ts';

/** A draft as the form holds it. */
export type DraftValues = { payload: Payload; locked: string[]; note: string };

/** The form of a draft that there is. */
export const valuesOf = ({ payload, locked, note }: PresetRevision): DraftValues => ({
  payload,
  locked: [...locked],
  note,
});

const isMissing = (field: SingleField, value: unknown): boolean =>
  field.kind === 'number' && field.nothing === undefined && value === null;

const missingIn = (field: PresetField, at: string, value: unknown): string[] => {
  if (field.kind !== 'rows') return field.kind !== 'lines' && isMissing(field, value) ? [at] : [];
  return listOf(value).flatMap((row, place) =>
    Object.entries(field.columns)
      .filter(([name, column]) => isMissing(column, partOf(row, name)))
      .map(([name]) => `${at}.${place}.${name}`),
  );
};

const valueAt = ({ payload }: DraftValues, path: string): unknown =>
  path
    .slice(1)
    .split('/')
    .reduce<unknown>((whole, name) => partOf(whole, name), payload);

/** What can be said before asking the server, by the form's paths: numbers that are missing. */
export const problemsOf = (kind: PresetKind, values: DraftValues): Record<string, string> =>
  Object.fromEntries(
    fieldsOf(kind)
      .filter(({ path }) => isSaid(values.payload, path))
      .flatMap(({ path, at, field }) => missingIn(field, at, valueAt(values, path)))
      .map((at) => [at, t('number_missing')]),
  );

/** The field that a path is in or below. */
const fieldAt = (kind: PresetKind, path: string): PlacedField | undefined =>
  fieldsOf(kind).find(({ at }) => path === at || path.startsWith(`${at}.`));

/** Where the form shows what the API says of a path: rows and lines one by one, whatever is inside of others at the whole. */
export const placeOf = (kind: PresetKind, path: string): string => {
  const found = fieldAt(kind, path);
  if (!found) return path === 'note' ? path : '';
  const [place, name] = path.slice(found.at.length + 1).split('.');
  if (!place || (found.field.kind !== 'rows' && found.field.kind !== 'lines')) return found.at;
  return [found.at, place, ...(found.field.kind === 'rows' && name ? [name] : [])].join('.');
};

/** Problems at the places where the form shows them, one a place. */
export const placedProblems = (kind: PresetKind, problems: readonly FieldProblem[]): FieldIssue[] => {
  const byPlace = new Map(problems.toReversed().map(({ field, message }) => [placeOf(kind, field), message]));
  return Array.from(byPlace, ([field, message]) => ({ field, message })).toReversed();
};

/** What the fields with problems are called, for the summary of a form. */
export const labelsOf = (kind: PresetKind, issues: readonly FieldIssue[]): Record<string, string> =>
  Object.fromEntries(issues.map(({ field }) => [field, labelAt(kind, field)]));

const labelAt = (kind: PresetKind, path: string): string => {
  const found = fieldAt(kind, path);
  if (!found) return t('revision_note');
  const [place, name] = path.slice(found.at.length + 1).split('.');
  if (!place || !('one' in found.field)) return found.field.label;
  const one = `${found.field.one} ${Number(place) + 1}`;
  const column = found.field.kind === 'rows' && name ? found.field.columns[name] : undefined;
  return column ? `${one}, ${column.label}` : one;
};
