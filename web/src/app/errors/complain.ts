import { isCallError } from '../../platform/call-error.ts';
import type { Complain } from '../../platform/http/query-client.ts';
import { toast } from '../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';

/** A toast for a failed call: what was tried, and what the server said. */
export const complain: Complain = (title, error, isRead) => {
  const message = isCallError(error, 0) ? t('unstarted') : isCallError(error) ? error.message : undefined;
  toast.show({ title: title ?? t(isRead ? 'read_failed' : 'change_failed'), message, err: error });
};
