import { useQuery } from '@tanstack/react-query';
import type { OffboardingList } from '#contract/members/offboarding.ts';
import type { Member } from '#contract/members/shapes.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { useOrganization } from '../../../platform/person.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { DetailPage } from '../../../ui/page/detail-page.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { o } from '../components/offboarding/messages.ts';
import { OffboardingForm } from '../components/offboarding/offboarding-form.tsx';
import { useCrumbs } from '../effects/offboarding/use-crumbs.ts';
import { t } from '../messages.ts';
import { offboarding, member as readMember } from '../queries.ts';

/** Lets somebody go: what they leave behind, who takes over, and when. */
export function OffboardingScreen({ id }: { id: string }) {
  const person = useQuery(readMember(id));
  const left = useQuery(offboarding(id));
  const { data: member } = person;
  const crumbs = useCrumbs(member);
  if (member && left.data) return <Leaving member={member} list={left.data} />;
  const { error } = person.error ? person : left;
  const again = () => Promise.all([person.refetch(), left.refetch()]);
  const failed = failedRead(error, o('failed', { name: member?.name ?? t('person') }), again);
  return (
    <DetailPage title={member ? o('offboard', member) : o('offboarding')} crumbs={crumbs}>
      {isCallError(error, 404) ? (
        <Empty title={t('missing')} note={t('missing_note')}>
          <ButtonLink href={crumbs[1]?.href ?? '/'}>{t('show_all')}</ButtonLink>
        </Empty>
      ) : failed ? (
        <LoadError {...failed} />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </DetailPage>
  );
}

type LeavingProps = { member: Member; list: OffboardingList };

function Leaving({ member, list }: LeavingProps) {
  if (member.archived_at) return <Gone member={member} />;
  if (list.last_owner) return <LastOwner member={member} />;
  return <OffboardingForm member={member} now={list} />;
}

/** Nobody leaves twice. */
function Gone({ member }: { member: Member }) {
  const format = useFormat();
  const crumbs = useCrumbs(member);
  const note = member.end_date ? o('gone_note', { day: format.day(member.end_date) }) : o('gone_note_bare');
  return (
    <DetailPage title={o('offboard', member)} crumbs={crumbs}>
      <Empty title={o('gone', member)} note={note}>
        <ButtonLink href={crumbs[2]?.href ?? '/'}>{o('to_person')}</ButtonLink>
      </Empty>
    </DetailPage>
  );
}

/** Whoever owns the organization alone stays until somebody else does. */
function LastOwner({ member }: { member: Member }) {
  const crumbs = useCrumbs(member);
  const { name: organization } = useOrganization();
  const words = { name: member.name, organization };
  return (
    <DetailPage title={o('offboard', member)} crumbs={crumbs}>
      <Empty title={o('last_owner', words)} note={o('last_owner_note', words)}>
        <ButtonLink variant="primary" href={crumbs[1]?.href ?? '/'}>
          {o('choose_owner')}
        </ButtonLink>
      </Empty>
    </DetailPage>
  );
}
