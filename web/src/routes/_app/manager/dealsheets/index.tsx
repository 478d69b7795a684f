import { createFileRoute } from '@tanstack/react-router';
import { atLeast, organizationNeeded } from '../../../../app/guards.ts';
import { listHome } from '../../../../app/list-home.ts';
import { DEALSHEETS, dealsheetListSearch } from '../../../../features/dealsheets/effects/list-address.ts';
import { readAhead } from '../../../../features/dealsheets/effects/read-ahead.ts';
import { DealsheetListScreen } from '../../../../features/dealsheets/screens/dealsheet-list-screen.tsx';
import { viewTools } from '../../../../features/saved-views/components/view-tools.ts';

const search = dealsheetListSearch;

export const Route = createFileRoute('/_app/manager/dealsheets/')({
  validateSearch: search,
  beforeLoad: (given) => {
    organizationNeeded(given);
    atLeast('director')(given);
    return listHome('dealsheets', DEALSHEETS)(given);
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void readAhead(context.client, deps),
  component: List,
});

function List() {
  return <DealsheetListScreen search={Route.useSearch()} tools={viewTools} />;
}
