import { createFileRoute } from '@tanstack/react-router';
import { adminOnly, organizationNeeded } from '../../../../app/guards.ts';
import { NewServiceTypeScreen } from '../../../../features/service-types/screens/new-service-type-screen.tsx';

export const Route = createFileRoute('/_app/manager/service-types/new')({
  beforeLoad: (given) => {
    adminOnly(given);
    organizationNeeded(given);
  },
  component: NewServiceTypeScreen,
});
