import {
  IconLink,
  IconMailForward,
  IconMailX,
  IconUserMinus,
  IconUserPlus,
  IconUserShield,
} from '@tabler/icons-react';
import type { Member } from '#contract/members/shapes.ts';
import { useOrganization } from '../../../../platform/person.ts';
import type { MenuEntry } from '../../../../ui/action/menu.tsx';
import { invitePersonHref, offboardingHref } from '../../effects/list-address.ts';
import { useInvitationVerbs } from '../../effects/use-invitation-verbs.ts';
import { useMemberRights } from '../../effects/use-member-rights.ts';
import { t } from '../../messages.ts';
import { o } from '../offboarding/messages.ts';

type Actions = (member: Member) => MenuEntry[];

/** What can be done with one person of the team without opening their page. */
export function useRowActions(onRole: (member: Member) => void): Actions {
  const rightsOver = useMemberRights();
  const invitationActions = useInvitationActions();
  const { id: organization } = useOrganization();
  return (member) => {
    const rights = rightsOver(member);
    if (rights.invitation) return invitationActions(member);
    const invite = {
      id: 'invite',
      label: t('invite_person', member),
      icon: IconUserPlus,
      href: invitePersonHref(organization, member),
    };
    const role = {
      id: 'role',
      label: t('change_role'),
      icon: IconUserShield,
      onSelect: () => onRole(member),
    };
    const leave = {
      id: 'offboard',
      label: o('offboard', member),
      icon: IconUserMinus,
      danger: true,
      href: offboardingHref(organization, member),
    };
    return [
      ...(rights.invite ? [invite] : []),
      ...(rights.grant ? [role] : []),
      ...(rights.offboard ? [leave] : []),
    ];
  };
}

function useInvitationActions(): Actions {
  const { copy, resend, withdraw } = useInvitationVerbs();
  return (member) => {
    const { invitation_id: id } = member;
    if (!id) return [];
    return [
      { id: 'copy', label: t('copy_link'), icon: IconLink, onSelect: () => void copy(id, member) },
      { id: 'resend', label: t('resend'), icon: IconMailForward, onSelect: () => resend(id, member) },
      {
        id: 'withdraw',
        label: t('withdraw'),
        icon: IconMailX,
        danger: true,
        onSelect: () => withdraw(member),
      },
    ];
  };
}
