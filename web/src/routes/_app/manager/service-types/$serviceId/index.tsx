import { createFileRoute } from '@tanstack/react-router';
import { readServiceType } from '#contract/service-types/endpoints.ts';
import { mayCall, organizationNeeded } from '../../../../../app/guards.ts';
import { serviceType } from '../../../../../features/service-types/queries.ts';
import { ServiceTypeScreen } from '../../../../../features/service-types/screens/service-type-screen.tsx';

export const Route = createFileRoute('/_app/manager/service-types/$serviceId/')({
  beforeLoad: (given) => {
    organizationNeeded(given);
    mayCall(readServiceType)(given);
  },
  loader: ({ context, params }) => context.client.ensureQueryData(serviceType(params.serviceId)),
  component: Detail,
});

function Detail() {
  return <ServiceTypeScreen id={Route.useParams().serviceId} />;
}
