import type { Member } from '#contract/members/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useOrganization } from '../../../platform/person.ts';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import { useRemoveMember } from '../mutations.ts';
import { grantText, inForce } from './grants.ts';

/** Removes somebody after a question that says what is lost and what stays. */
export function useRemove(onDone?: () => void): (member: Member) => void {
  const format = useFormat();
  const organization = useOrganization();
  const { mutate } = useRemoveMember();
  const lostBy = (member: Member): string => {
    if (member.status === 'invited') return t('remove_lost_invitation');
    const roles = inForce(member).map((grant) => grantText(grant, format));
    if (roles.length === 0) return t('remove_lost_access');
    return t(roles.length === 1 ? 'remove_lost_role' : 'remove_lost_roles', { roles: roles.join(', ') });
  };
  return (member) =>
    question.ask({
      ask: t('remove_ask', { name: member.name, organization: organization.name }),
      note: [t('remove_lost', { lost: lostBy(member) }), t('remove_stays')],
      boxSize: 'medium',
      accept: () =>
        mutate(
          { member_id: member.id, version: member.version },
          {
            onSuccess: () => {
              toast.show({ title: t('removed_toast', { name: member.name }) });
              onDone?.();
            },
          },
        ),
    });
}
