import { isCallError } from '../../../platform/call-error.ts';
import { unsentNote } from '../../../platform/http/unreached.ts';
import { report } from '../../../platform/reporting.ts';
import { t } from '../components/detail/messages.ts';

/** Somebody decided it in between. */
export const isOvertaken = (error: unknown): boolean =>
  isCallError(error, 412) ||
  (isCallError(error, 422) && ['decided', 'not-decided'].includes(error.rule ?? ''));

/** Why a decision was refused; what is no answer of the server is reported. */
export function refusalOf(error: unknown): string {
  if (isOvertaken(error)) return t('decided_meanwhile');
  if (!isCallError(error)) {
    report(error, 'error');
    return t('decide_failed');
  }
  return unsentNote(error) ?? (error.why ? `${error.message} ${error.why.message}` : error.message);
}
