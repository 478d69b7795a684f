import type { FieldIssue } from '../../../ui/form-page/use-form.ts';

/** What the server refused, under the names that fields have in a box: those of the page below it are another's. */
export const fieldsOfBox = (
  issues: readonly FieldIssue[],
  names: Readonly<Record<string, string>>,
): FieldIssue[] => issues.map(({ field, message }) => ({ field: names[field] ?? field, message }));
