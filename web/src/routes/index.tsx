import { createFileRoute } from '@tanstack/react-router';
import { signedIn } from '../app/guards.ts';
import { SimpleLayout } from '../app/layouts/simple.tsx';
import { leaveIndex } from '../app/leave-index.ts';
import { t } from '../app/messages.ts';
import { useEnterOrganization } from '../app/organization/use-enter-organization.ts';
import { WaitingInvitations } from '../features/invitations/components/waiting-invitations.tsx';
import { myInvitations } from '../features/invitations/queries.ts';
import { ChooseOrganizationScreen } from '../features/organizations/screens/choose-organization-screen.tsx';

export const Route = createFileRoute('/')({
  beforeLoad: async (given) => {
    const { person } = await signedIn(given);
    await leaveIndex(person, given.context.client, given.location.hash);
  },
  loader: ({ context }) => context.client.prefetchQuery(myInvitations),
  component: Index,
});

function Index() {
  const enter = useEnterOrganization();
  return (
    <SimpleLayout title={t('choose_organization')}>
      <ChooseOrganizationScreen waiting={<WaitingInvitations onAccepted={enter} />} />
    </SimpleLayout>
  );
}
