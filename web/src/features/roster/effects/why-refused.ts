import { isCallError } from '../../../platform/call-error.ts';
import { t } from '../messages.ts';

/** Why something wasn't done, in a sentence. */
export function whyRefused(error: unknown): string {
  if (isCallError(error, 412)) return t('changed_elsewhere');
  if (isCallError(error, 0)) return t('unreached');
  return error instanceof Error ? error.message : '';
}
