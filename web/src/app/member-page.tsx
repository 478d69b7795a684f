import { lazy, Suspense } from 'react';
import { listMemberRates } from '#contract/members/rates.ts';
import type { Member } from '#contract/members/shapes.ts';
import { MemberScreen } from '../features/members/screens/member-screen.tsx';
import { usePermissions } from '../platform/person.ts';

const MemberRates = lazy(() => import('../features/service-types/components/rates/member-rates.tsx'));

/** A person of the team with what other rooms say of them: what they cost and sell for, for whoever may read it. */
export function MemberPage({ id }: { id: string }) {
  const mayReadRates = usePermissions().may(listMemberRates, { member_id: id });
  return <MemberScreen id={id} {...(mayReadRates ? { rates: ratesOf } : {})} />;
}

const ratesOf = (member: Member) => (
  <Suspense fallback={null}>
    <MemberRates member={member} />
  </Suspense>
);
