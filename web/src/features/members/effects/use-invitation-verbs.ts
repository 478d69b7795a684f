import { useQueryClient } from '@tanstack/react-query';
import { type Invitation, invitationPath } from '#contract/invitations/shapes.ts';
import type { Member } from '#contract/members/shapes.ts';
import { config } from '../../../platform/config.ts';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { unansweredTo } from '../../invitations/queries.ts';
import { t } from '../messages.ts';
import { useResendInvitation, useWithdrawInvitation } from '../mutations.ts';

/** Somebody who is invited. */
export type Invited = Pick<Member, 'invitation_id' | 'name' | 'email'>;

/** The invitation that somebody hasn't answered, among those that went to their address. */
export const invitationOf = (person: Invited, found: readonly Invitation[] = []) =>
  found.find(({ id }) => id === person.invitation_id);

/** The page on which an invitation is answered; whoever isn't invited can't use it. */
const linkOf = (invitation_id: string): string =>
  new URL(invitationPath(invitation_id), config().publicUrl).href;

/** What can be done with an invitation that wasn't answered: withdrawing finds it as it is now. */
export function useInvitationVerbs() {
  const queries = useQueryClient();
  const resending = useResendInvitation();
  const withdrawing = useWithdrawInvitation();
  const find = async (person: Invited) => {
    const { data } = await queries.fetchQuery({ ...unansweredTo(person.email), staleTime: 0 });
    return invitationOf(person, data);
  };
  const copy = (invitation_id: string, { email }: Invited) =>
    navigator.clipboard.writeText(linkOf(invitation_id)).then(
      () => toast.show({ title: t('copied'), message: t('copied_note', { email }) }),
      () => toast.show({ title: t('copy_failed'), message: linkOf(invitation_id) }),
    );
  const resend = (invitation_id: string, { email }: Invited) =>
    resending.mutate(invitation_id, {
      onSuccess: () => toast.show({ title: t('resent_toast', { email }) }),
    });
  const withdraw = (person: Invited, onDone?: () => void) =>
    question.ask({
      ask: t('withdraw_ask', { name: person.name }),
      note: t('withdraw_note', { email: person.email }),
      accept: async () => {
        const found = await find(person).catch(() => undefined);
        if (!found) return toast.show({ title: t('withdraw_failed'), message: t('gone') });
        withdrawing.mutate(found, {
          onSuccess: () => {
            toast.show({ title: t('withdrawn_toast', { name: person.name }) });
            onDone?.();
          },
        });
      },
    });
  return { copy, resend, withdraw };
}
