import { createFileRoute } from '@tanstack/react-router';
import { signedIn } from '../app/guards.ts';
import { SimpleLayout } from '../app/layouts/simple.tsx';
import { leaveIndex } from '../app/leave-index.ts';
import { t } from '../app/messages.ts';
import { ChooseOrganizationScreen } from '../features/organizations/screens/choose-organization-screen.tsx';

export const Route = createFileRoute('/')({
  beforeLoad: async (given) => {
    const { person } = await signedIn(given);
    await leaveIndex(person, given.context.client);
  },
  component: () => (
    <SimpleLayout title={t('choose_organization')}>
      <ChooseOrganizationScreen />
    </SimpleLayout>
  ),
});
