import { createFileRoute } from '@tanstack/react-router';
import { adminOnly } from '../../../../app/guards.ts';
import { administeredOrganization } from '../../../../features/administered-organizations/queries.ts';
import { OrganizationAdministrationScreen } from '../../../../features/administered-organizations/screens/organization-administration-screen.tsx';

export const Route = createFileRoute('/_app/admin/organizations/$organizationId')({
  beforeLoad: adminOnly,
  loader: ({ context, params }) =>
    context.client.ensureQueryData(administeredOrganization(params.organizationId)),
  component: Detail,
});

function Detail() {
  return <OrganizationAdministrationScreen id={Route.useParams().organizationId} />;
}
