import { createFileRoute } from '@tanstack/react-router';
import { adminOnly, organizationNeeded } from '../../../../../app/guards.ts';
import { preset, presetRevisions } from '../../../../../features/presets/queries.ts';
import { EditDraftScreen } from '../../../../../features/presets/screens/edit-draft-screen.tsx';

export const Route = createFileRoute('/_app/admin/presets/$presetId/edit')({
  beforeLoad: (given) => {
    adminOnly(given);
    organizationNeeded(given);
  },
  loader: async ({ context: { client }, params: { presetId } }) => {
    await Promise.all([
      client.fetchQuery({ ...preset(presetId), staleTime: 0 }),
      client.fetchQuery({ ...presetRevisions(presetId), staleTime: 0 }),
    ]);
  },
  component: Edit,
});

function Edit() {
  const { presetId } = Route.useParams();
  return <EditDraftScreen key={presetId} id={presetId} />;
}
