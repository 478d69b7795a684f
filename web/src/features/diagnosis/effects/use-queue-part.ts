import { useFormat } from '../../../platform/format/use-format.ts';
import { useUnsent } from '../../../platform/offline/unsent/unsent.ts';
import { t } from '../messages.ts';
import type { Part } from './facts.ts';

/** What hasn't reached the server. */
export function useQueuePart(): Part & { isEmpty: boolean } {
  const { writes, isSending, lastError, nextTry } = useUnsent();
  const { instant } = useFormat();
  const refused = writes.filter(({ refusal }) => refusal !== null).length;
  const waiting = writes.length - refused;
  return {
    title: t('queue'),
    facts: [
      { label: t('waiting'), value: String(waiting), tone: waiting > 0 ? 'info' : 'ok' },
      { label: t('refused_writes'), value: String(refused), tone: refused > 0 ? 'warn' : 'ok' },
      { label: t('sending'), value: t(isSending ? 'yes' : 'no') },
      { label: t('last_error'), value: lastError ?? t('none') },
      { label: t('next_try'), value: nextTry === null ? t('none') : instant(nextTry) },
    ],
    isEmpty: waiting === 0,
  };
}
