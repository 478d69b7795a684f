import { IconLink, IconMailForward, IconMailX, IconUserMinus, IconUserShield } from '@tabler/icons-react';
import type { Member } from '#contract/members/shapes.ts';
import type { MenuEntry } from '../../../ui/action/menu.tsx';
import { useInvitationVerbs } from '../effects/use-invitation-verbs.ts';
import { useMemberRights } from '../effects/use-member-rights.ts';
import { useRemove } from '../effects/use-remove-member.ts';
import { t } from '../messages.ts';

/** What can be done with one person of the team without opening their page. */
export function useRowActions(onRole: (member: Member) => void): (member: Member) => MenuEntry[] {
  const rightsOver = useMemberRights();
  const remove = useRemove();
  const invitations = useInvitationVerbs();
  return (member) => {
    const { grant, remove: removable, invitation } = rightsOver(member);
    const { invitation_id: waiting } = member;
    const copy = waiting && {
      id: 'copy',
      label: t('copy_link'),
      icon: IconLink,
      onSelect: () => void invitations.copy(waiting, member),
    };
    const resend = waiting && {
      id: 'resend',
      label: t('resend'),
      icon: IconMailForward,
      onSelect: () => invitations.resend(waiting, member),
    };
    const withdraw = waiting && {
      id: 'withdraw',
      label: t('withdraw'),
      icon: IconMailX,
      danger: true,
      onSelect: () => invitations.withdraw(member),
    };
    const role = {
      id: 'role',
      label: t('change_role'),
      icon: IconUserShield,
      onSelect: () => onRole(member),
    };
    const leave = {
      id: 'remove',
      label: t('remove_person', { name: member.name }),
      icon: IconUserMinus,
      danger: true,
      onSelect: () => remove(member),
    };
    const entries = [
      ...(invitation ? [copy, resend, withdraw] : []),
      grant && role,
      removable && !waiting && leave,
    ];
    return entries.filter((entry) => typeof entry === 'object' && entry !== null);
  };
}
