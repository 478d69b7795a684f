import { createFileRoute } from '@tanstack/react-router';
import { readOffboarding } from '#contract/members/offboarding.ts';
import { requireCall } from '../../../../../../../app/guards.ts';
import { member, offboarding } from '../../../../../../../features/members/queries.ts';
import { OffboardingScreen } from '../../../../../../../features/members/screens/offboarding-screen.tsx';

export const Route = createFileRoute('/_app/manager/organizations/$orgId/team/$memberId_/offboarding')({
  loader: ({ context: { client, person }, params }) => {
    requireCall(person, readOffboarding);
    void client.prefetchQuery(member(params.memberId));
    void client.prefetchQuery(offboarding(params.memberId));
  },
  staticData: { title: 'Offboarding' },
  component: Offboarding,
});

function Offboarding() {
  const { memberId } = Route.useParams();
  return <OffboardingScreen key={memberId} id={memberId} />;
}
