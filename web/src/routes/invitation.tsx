import { createFileRoute } from '@tanstack/react-router';
import { signedIn } from '../app/guards.ts';
import { SimpleLayout } from '../app/layouts/simple.tsx';
import { useEnterOrganization } from '../app/organization/use-enter-organization.ts';
import { t } from '../features/invitations/messages.ts';
import { InvitationScreen } from '../features/invitations/screens/invitation-screen.tsx';
import { searchParameters, text } from '../platform/search.ts';

const search = searchParameters({ id: text });

export const Route = createFileRoute('/invitation')({
  validateSearch: search,
  beforeLoad: signedIn,
  component: Invitation,
});

function Invitation() {
  const { id } = Route.useSearch();
  const enter = useEnterOrganization();
  return (
    <SimpleLayout title={t('title')}>
      <InvitationScreen key={id} id={id} onAccepted={enter} />
    </SimpleLayout>
  );
}
