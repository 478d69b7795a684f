import { IconLink, IconMailForward } from '@tabler/icons-react';
import type { Member } from '#contract/members/shapes.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { useInvitationVerbs } from '../../effects/use-invitation-verbs.ts';
import { useMemberRights } from '../../effects/use-member-rights.ts';
import { t } from '../../messages.ts';

type LinkButtonProps = { member: Member; isExpired: boolean };

/** Copies the link with which somebody accepts; one that works no longer is sent again. */
export function LinkButton({ member, isExpired }: LinkButtonProps) {
  const { copy, resend } = useInvitationVerbs();
  const rights = useMemberRights()(member);
  const { invitation_id: id } = member;
  if (!id || !rights.invitation) return null;
  return isExpired ? (
    <Button variant="ghost" small icon={IconMailForward} onClick={() => resend(id, member)}>
      {t('resend')}
    </Button>
  ) : (
    <Button variant="ghost" small icon={IconLink} onClick={() => void copy(id, member)}>
      {t('copy_link')}
    </Button>
  );
}
