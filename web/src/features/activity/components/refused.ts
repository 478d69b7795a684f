import { isCallError } from '../../../platform/call-error.ts';
import { report } from '../../../platform/reporting.ts';
import type { FieldIssue } from '../../../ui/form-page/use-form.ts';
import { t } from '../messages.ts';

/** What a form says of a failed change: sentences by field, or one for the whole form (field ''). */
export function refused(error: unknown): FieldIssue[] {
  if (!isCallError(error)) {
    report(error, 'error');
    return [{ field: '', message: t('unreachable') }];
  }
  if (error.status === 412) return [{ field: '', message: t('stale') }];
  if (error.status === 0) return [{ field: '', message: t('unreachable') }];
  return error.fields.length > 0 ? [...error.fields] : [{ field: '', message: error.message }];
}
