import type { FieldProblem } from '#contract/errors.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { t } from '../messages.ts';

/** What a form says of a failed change: sentences by field, or one for the whole form (field ''). */
export const refused = (error: unknown): readonly FieldProblem[] =>
  isCallError(error, 0) ? [{ field: '', message: t('unreachable') }] : refusedFields(error, t('stale'));
