import { session } from '../../../platform/session/current-session.ts';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';

/** The ways out: on this device, and after a question on every one. */
export function useSignOut() {
  const complain = (error: unknown) =>
    toast.show({ title: t('sign_out_failed'), message: error instanceof Error ? error.message : undefined });
  const leave = (global: boolean) => void session().signOut({ global }).catch(complain);
  return {
    signOut: () => leave(false),
    signOutEverywhere: () =>
      question.ask({ ask: t('everywhere_ask'), note: t('everywhere_note'), accept: () => leave(true) }),
  };
}
