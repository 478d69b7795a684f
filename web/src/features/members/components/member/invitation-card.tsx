import { IconLink, IconMailForward, IconMailX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { organizationDomain, projectDomain } from '#contract/access/permission.ts';
import type { Invitation } from '#contract/invitations/shapes.ts';
import type { Member } from '#contract/members/shapes.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { useGrantableRoles } from '../../../../platform/roles.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Facts } from '../../../../ui/card/facts.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { unansweredTo } from '../../../invitations/queries.ts';
import { invitationOf, useInvitationVerbs } from '../../effects/use-invitation-verbs.ts';
import { t } from '../../messages.ts';
import { invitedAs, OpenUntil } from '../invited.tsx';
import styles from './invitation-card.module.css';

type InvitationCardProps = { member: Member; mayAct: boolean; onWithdrawn: () => void };

/** The invitation that somebody hasn't answered, and what can be done with it. */
export function InvitationCard({ member, mayAct, onWithdrawn }: InvitationCardProps) {
  const { data, error, refetch } = useQuery(unansweredTo(member.email));
  const invitation = invitationOf(member, data?.data);
  if (data && !invitation) return null;
  return (
    <Card title={t('invitation')}>
      {!data && error && <LoadError {...failedRead(error, t('invitation_failed'), refetch)} />}
      {!data && !error && <SkeletonRows rows={3} />}
      {invitation && <InvitationFacts invitation={invitation} />}
      {invitation && mayAct && <Verbs member={member} invitation={invitation} onWithdrawn={onWithdrawn} />}
    </Card>
  );
}

function InvitationFacts({ invitation }: { invitation: Invitation }) {
  const format = useFormat();
  const { invited_by, message } = invitation;
  const facts = [
    { label: t('invited_as'), value: invitedAs(invitation) },
    { label: t('open_until'), value: <OpenUntil invitation={invitation} format={format} /> },
    { label: t('sent'), value: sentText(invitation, format) },
    { label: t('invited_by'), value: invited_by },
  ];
  return (
    <>
      <Facts strip facts={facts.filter(({ value }) => value !== null)} />
      {message && <blockquote className={styles.message}>{message}</blockquote>}
    </>
  );
}

const sentText = ({ sent_at, sends }: Invitation, format: Format): string =>
  sent_at ? t('sent_times', { count: sends, when: format.relative(sent_at) }) : t('unsent');

type VerbsProps = { member: Member; invitation: Invitation; onWithdrawn: () => void };

function Verbs({ member, invitation, onWithdrawn }: VerbsProps) {
  const { id, status, role, project } = invitation;
  const { id: organization } = useOrganization();
  const domain = project ? projectDomain(organization, project.id) : organizationDomain(organization);
  const isMine = useGrantableRoles(domain).includes(role);
  const { copy, resend, withdraw } = useInvitationVerbs();
  return (
    <div className={styles.verbs}>
      {status === 'pending' && (
        <Button icon={IconLink} onClick={() => void copy(id, member)}>
          {t('copy_link')}
        </Button>
      )}
      {isMine && (
        <Button icon={IconMailForward} onClick={() => resend(id, member)}>
          {t('resend')}
        </Button>
      )}
      <Button variant="danger" icon={IconMailX} onClick={() => withdraw(member, onWithdrawn)}>
        {t('withdraw_invitation')}
      </Button>
    </div>
  );
}
