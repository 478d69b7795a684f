import { createFileRoute } from '@tanstack/react-router';
import { adminOnly, organizationNeeded } from '../../../../app/guards.ts';
import { presetListSearch, queryOf } from '../../../../features/presets/effects/list-address.ts';
import { presetList } from '../../../../features/presets/queries.ts';
import { PresetListScreen } from '../../../../features/presets/screens/preset-list-screen.tsx';

const search = presetListSearch;

export const Route = createFileRoute('/_app/admin/presets/')({
  validateSearch: search,
  beforeLoad: (given) => {
    adminOnly(given);
    organizationNeeded(given);
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.client.prefetchQuery(presetList(queryOf(deps))),
  component: List,
});

function List() {
  return <PresetListScreen search={Route.useSearch()} />;
}
