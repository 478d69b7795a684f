import { useRouter } from '@tanstack/react-router';
import type { MyInvitation } from '#contract/invitations/shapes.ts';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import { useAccept, useDecline } from '../mutations.ts';
import { refusalOf } from './refusals.ts';

/** Takes the person into an organization that they are in from now on. */
export type Enter = (organization: string) => Promise<void>;

/** Accepting and declining an invitation; `error` is why it can't be accepted. */
export function useAnswer({ id, organization }: MyInvitation, onAccepted: Enter) {
  const router = useRouter();
  const accepting = useAccept(false);
  const declining = useDecline();
  const accept = () =>
    accepting.mutate(id, {
      onSuccess: async ({ organization: entered }) => {
        toast.show({ title: t('accepted_toast', { organization: entered.name }) });
        await onAccepted(entered.id);
      },
      onError: (err) => {
        if (!refusalOf(err)) toast.show({ title: t('accept_failed'), message: err.message, err });
      },
    });
  const leave = () => {
    toast.show({ title: t('declined_toast') });
    router.history.push('/');
  };
  const decline = () =>
    question.ask({
      ask: t('decline_ask', { organization: organization.name }),
      note: t('decline_note'),
      accept: () => declining.mutate(id, { onSuccess: leave }),
    });
  return {
    accept,
    decline,
    busy: accepting.isPending || accepting.isSuccess || declining.isPending,
    error: accepting.error,
    reset: accepting.reset,
  };
}
