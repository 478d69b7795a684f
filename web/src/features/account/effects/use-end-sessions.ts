import type { SignInSession } from '#contract/users/session-endpoints.ts';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../components/sessions/messages.ts';
import { useEndOtherSessions, useEndSession } from '../mutations.ts';

/** Signs devices out, one or all others, each after a question. */
export function useEndSessions() {
  const one = useEndSession(t('end_failed'));
  const others = useEndOtherSessions(t('others_failed'));
  return {
    isPending: one.isPending || others.isPending,
    end: ({ id, device }: SignInSession) => {
      const name = device ?? t('unknown_device');
      question.ask({
        ask: t('end_ask', { device: name }),
        note: [t('end_note'), t('typed_note')],
        accept: () =>
          one.mutate(id, { onSuccess: () => toast.show({ title: t('ended', { device: name }) }) }),
      });
    },
    endOthers: (count: number) =>
      question.ask({
        ask: t('others_ask'),
        note: [t('others_note', { count }), t('typed_note')],
        accept: () =>
          others.mutate(undefined, {
            onSuccess: (ended) => toast.show({ title: t('others_ended', { count: ended }) }),
          }),
      }),
  };
}
