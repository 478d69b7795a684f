import { isCallError } from '../../../platform/call-error.ts';
import type { FieldIssue } from '../../../ui/form-page/use-form.ts';
import { fieldId } from '../../../ui/form-page/use-form.ts';

/** Id of the field that says why a policy is published. */
export const FIELD_NOTE = fieldId('note');

/** Why publishing was refused, in the server's sentences; what somebody else did first is said by the comparison. */
export function refusalSentences(error: Error | null, unanswered: string): FieldIssue[] {
  if (!error || isCallError(error, 412)) return [];
  if (!isCallError(error) || error.status === 0) return [{ field: '', message: unanswered }];
  const general = error.fields.filter(({ field }) => !field.startsWith('rules.'));
  if (general.length > 0) return general.map(({ field, message }) => ({ field, message }));
  return [{ field: '', message: error.why ? `${error.message} ${error.why.message}` : error.message }];
}
