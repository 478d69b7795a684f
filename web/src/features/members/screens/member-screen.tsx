import { IconCrown, IconPencil, IconUserMinus, IconUserPlus, IconUserShield } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Member } from '#contract/members/shapes.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { useOrganization } from '../../../platform/person.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { CardStack } from '../../../ui/page/dashboard-page.tsx';
import { DetailPage } from '../../../ui/page/detail-page.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { DottedCard } from '../components/dotted/dotted-card.tsx';
import { NewGrantDialog } from '../components/grant/new-grant-dialog.tsx';
import { HistoryCard } from '../components/history/history-card.tsx';
import { EditDialog } from '../components/member/edit-dialog.tsx';
import { GrantsCard } from '../components/member/grants-card.tsx';
import { InvitationCard } from '../components/member/invitation-card.tsx';
import { MemberFacts } from '../components/member/member-facts.tsx';
import { TransferDialog } from '../components/member/transfer-dialog.tsx';
import { MemberStatusText } from '../components/member-status.tsx';
import { LeavingNote } from '../components/offboarding/leaving-note.tsx';
import { o } from '../components/offboarding/messages.ts';
import { SkillsCard } from '../components/skills/skills-card.tsx';
import { invitePersonHref, offboardingHref, teamHref } from '../effects/list-address.ts';
import { type MemberRights, useMemberRights } from '../effects/use-member-rights.ts';
import { t } from '../messages.ts';
import { member as readMember } from '../queries.ts';

type Opened = 'grant' | 'edit' | 'transfer' | null;

type MemberScreenProps = {
  id: string;
  /** What they cost and sell for, which rates tell whoever may read it. */
  rates?: (member: Member) => ReactNode;
};

/** A person of the team: their roles and invitation, with the facts at the side. */
export function MemberScreen({ id, rates }: MemberScreenProps) {
  const { data, error, refetch } = useQuery(readMember(id));
  const team = useTeamCrumbs();
  if (isCallError(error, 404)) return <Missing />;
  if (data) return <Person member={data} rates={rates?.(data)} />;
  return (
    <DetailPage title={t('team')} crumbs={team}>
      {error ? <LoadError {...failedRead(error, t('person_failed'), refetch)} /> : <SkeletonRows rows={6} />}
    </DetailPage>
  );
}

function Person({ member, rates }: { member: Member; rates: ReactNode }) {
  const router = useRouter();
  const rights = useMemberRights()(member);
  const crumbs = [...useTeamCrumbs(), { label: member.name }];
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const { id: organization } = useOrganization();
  const leave = () => router.history.push(teamHref(organization));
  return (
    <DetailPage
      title={member.name}
      crumbs={crumbs}
      statuses={
        <>
          <MemberStatusText status={member.status} />
          {member.is_me && <Tag>{t('you')}</Tag>}
        </>
      }
      actions={<Verbs member={member} rights={rights} onOpen={setOpened} />}
      facts={<MemberFacts member={member} />}
    >
      <CardStack>
        {member.leaves_on && (
          <LeavingNote member={member} leavesOn={member.leaves_on} mayAct={rights.offboard} />
        )}
        {member.status === 'invited' && (
          <InvitationCard member={member} mayAct={rights.invitation} onWithdrawn={leave} />
        )}
        {(member.grants.length > 0 || !member.invitation_id) && (
          <GrantsCard member={member} rights={rights} />
        )}
        <DottedCard member={member} />
        <SkillsCard member={member} />
        {rates}
        <HistoryCard member={member} />
      </CardStack>
      {opened === 'grant' && <NewGrantDialog person={member} onClose={close} />}
      {opened === 'edit' && <EditDialog member={member} onClose={close} />}
      {opened === 'transfer' && <TransferDialog member={member} onClose={close} />}
    </DetailPage>
  );
}

type VerbsProps = {
  member: Member;
  rights: MemberRights;
  onOpen: (dialog: Opened) => void;
};

/** What may be done, the primary verb at the outer end: at the right, and first on a phone. */
function Verbs({ member, rights, onOpen }: VerbsProps) {
  const isPhone = useIsPhone();
  const { id: organization } = useOrganization();
  const verbs = [
    rights.offboard && !member.leaves_on && (
      <ButtonLink
        key="offboard"
        variant="danger"
        icon={IconUserMinus}
        href={offboardingHref(organization, member)}
      >
        {o('offboard', member)}
      </ButtonLink>
    ),
    rights.transfer && (
      <Button key="transfer" icon={IconCrown} onClick={() => onOpen('transfer')}>
        {t('transfer')}
      </Button>
    ),
    rights.edit && (
      <Button key="edit" icon={IconPencil} onClick={() => onOpen('edit')}>
        {t('edit')}
      </Button>
    ),
    rights.invite && (
      <ButtonLink
        key="invite"
        variant="primary"
        icon={IconUserPlus}
        href={invitePersonHref(organization, member)}
      >
        {t('invite_person', { name: member.name })}
      </ButtonLink>
    ),
    rights.grant && (
      <Button key="grant" variant="primary" icon={IconUserShield} onClick={() => onOpen('grant')}>
        {t('grant')}
      </Button>
    ),
  ];
  return isPhone ? verbs.reverse() : verbs;
}

function useTeamCrumbs() {
  const { id, name } = useOrganization();
  return [
    { label: name, href: `/manager/organizations/${id}` },
    { label: t('team'), href: teamHref(id) },
  ];
}

/** The same for somebody who never was and for one of another organization. */
function Missing() {
  const team = useTeamCrumbs();
  return (
    <DetailPage title={t('missing')} crumbs={team}>
      <Empty title={t('missing')} note={t('missing_note')}>
        <ButtonLink href={team[1]?.href ?? '/'}>{t('show_all')}</ButtonLink>
      </Empty>
    </DetailPage>
  );
}
