import { createFileRoute } from '@tanstack/react-router';
import { adminOnly, organizationNeeded } from '../../../../../app/guards.ts';
import { serviceType } from '../../../../../features/service-types/queries.ts';
import { EditServiceTypeScreen } from '../../../../../features/service-types/screens/edit-service-type-screen.tsx';

export const Route = createFileRoute('/_app/manager/service-types/$serviceId/edit')({
  beforeLoad: (given) => {
    adminOnly(given);
    organizationNeeded(given);
  },
  loader: ({ context, params }) =>
    context.client.fetchQuery({ ...serviceType(params.serviceId), staleTime: 0 }),
  component: Edit,
});

function Edit() {
  const { serviceId } = Route.useParams();
  return <EditServiceTypeScreen key={serviceId} id={serviceId} />;
}
