import { IconLink } from '@tabler/icons-react';
import type { Member } from '#contract/members/shapes.ts';
import { Button } from '../../../ui/action/button.tsx';
import { useInvitationVerbs } from '../effects/use-invitation-verbs.ts';
import { t } from '../messages.ts';

/** Copies the link with which somebody invited accepts; nothing for everybody else. */
export function CopyLinkButton({ member }: { member: Member }) {
  const { copy } = useInvitationVerbs();
  const { invitation_id: id } = member;
  return (
    id && (
      <Button variant="ghost" small icon={IconLink} onClick={() => void copy(id, member)}>
        {t('copy_link')}
      </Button>
    )
  );
}
