import { onlineManager, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { config } from '../../../platform/config.ts';
import { t } from '../messages.ts';
import { apiAnswer } from '../queries.ts';
import type { Known, Part } from './facts.ts';

/** Whether the API can be reached, and how quickly. */
export function useReachPart(): Part & { again: () => void } {
  const isOnline = useSyncExternalStore(
    (notify) => onlineManager.subscribe(notify),
    () => onlineManager.isOnline(),
  );
  const answer = useQuery(apiAnswer);
  const { apiUrl, issuer } = config();
  return {
    title: t('reach'),
    facts: [
      { label: t('address'), value: new URL(apiUrl, window.location.href).href },
      {
        label: t('network'),
        value: t(isOnline ? 'online' : 'offline'),
        tone: isOnline ? 'ok' : 'warn',
      },
      { label: t('answer'), ...answerWords(answer) },
      { label: t('provider'), value: new URL(issuer).host },
    ],
    again: () => void answer.refetch(),
  };
}

type Answer = { data: number | undefined; error: Error | null; isFetching: boolean };

function answerWords({ data, error, isFetching }: Answer): Omit<Known, 'label'> {
  if (isFetching) return { value: t('measuring') };
  if (error) return { value: t('unanswered', { why: error.message }), tone: 'bad' };
  return data === undefined ? { value: t('unknown') } : { value: t('answered', { ms: data }), tone: 'ok' };
}
