import { createFileRoute } from '@tanstack/react-router';
import { adminOnly, organizationNeeded } from '../../../../../app/guards.ts';
import { presetSearch } from '../../../../../features/presets/effects/preset-address.ts';
import { preset, presetRevisions } from '../../../../../features/presets/queries.ts';
import { PresetScreen } from '../../../../../features/presets/screens/preset-screen.tsx';

const search = presetSearch;

export const Route = createFileRoute('/_app/admin/presets/$presetId/')({
  validateSearch: search,
  beforeLoad: (given) => {
    adminOnly(given);
    organizationNeeded(given);
  },
  loader: async ({ context: { client }, params: { presetId } }) => {
    await Promise.all([
      client.ensureQueryData(preset(presetId)),
      client.ensureQueryData(presetRevisions(presetId)),
    ]);
  },
  component: Detail,
});

function Detail() {
  return <PresetScreen id={Route.useParams().presetId} search={Route.useSearch()} />;
}
