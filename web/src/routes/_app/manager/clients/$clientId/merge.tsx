import { createFileRoute } from '@tanstack/react-router';
import { adminOnly, organizationNeeded } from '../../../../../app/guards.ts';
import { MergeScreen } from '../../../../../features/client-merging/screens/merge-screen.tsx';
import { client } from '../../../../../features/clients/queries.ts';
import { searchParameters, text } from '../../../../../platform/search.ts';

const search = searchParameters({ into: text });

export const Route = createFileRoute('/_app/manager/clients/$clientId/merge')({
  validateSearch: search,
  beforeLoad: (given) => {
    adminOnly(given);
    organizationNeeded(given);
  },
  loader: ({ context, params }) => context.client.ensureQueryData(client(params.clientId)),
  component: Merge,
});

function Merge() {
  return <MergeScreen id={Route.useParams().clientId} into={Route.useSearch().into} />;
}
