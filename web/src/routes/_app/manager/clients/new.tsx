import { createFileRoute } from '@tanstack/react-router';
import { adminOnly, organizationNeeded } from '../../../../app/guards.ts';
import { NewClientScreen } from '../../../../features/clients/screens/new-client-screen.tsx';

export const Route = createFileRoute('/_app/manager/clients/new')({
  beforeLoad: (given) => {
    adminOnly(given);
    organizationNeeded(given);
  },
  component: NewClientScreen,
});
