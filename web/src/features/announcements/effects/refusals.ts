import { isCallError } from '../../../platform/call-error.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import type { FieldIssue } from '../../../ui/form-page/use-form.ts';
import { t } from '../components/compose/messages.ts';

/** What is refused of an audience belongs to a field of it: 403 to the organizations, 404 to the projects. */
const PLACE_OF: Readonly<Record<number, string>> = { 403: 'organizations', 404: 'projects' };

/** Sentences by field of the form, whichever way the server refused. Throws what is no answer of it. */
export function refusalsOf(error: unknown): readonly FieldIssue[] {
  const refused = refusedFields(error, t('stale'));
  const place = isCallError(error) ? PLACE_OF[error.status] : undefined;
  return refused.map(({ field, message }) => ({ field: fieldOf(field) || place || '', message }));
}

/** What is refused of an audience before anything is saved, by field. */
export function audienceRefusals(error: unknown): Readonly<Record<string, string>> {
  if (!isCallError(error) || (error.status !== 422 && !PLACE_OF[error.status])) return {};
  return Object.fromEntries(refusalsOf(error).map(({ field, message }) => [field, message]));
}

const QUERY_FIELDS: Readonly<Record<string, string>> = {
  organization: 'organizations',
  role: 'roles',
  project: 'projects',
  audience: 'organizations',
};

/** `audience.projects.0` and `project` are both the field of the projects. */
const fieldOf = (path: string): string => {
  const [first = '', second] = path.split('.');
  if (first === 'audience' && second) return second;
  return QUERY_FIELDS[first] ?? first;
};
