import { createFileRoute } from '@tanstack/react-router';
import { atLeast, organizationNeeded } from '../../../../app/guards.ts';
import { dealsheetListSearch } from '../../../../features/dealsheets/effects/list-address.ts';
import { EmbeddedBoardScreen } from '../../../../features/dealsheets/screens/embedded-board-screen.tsx';

const search = dealsheetListSearch;

export const Route = createFileRoute('/_embedded/manager/dealsheets/embedded')({
  validateSearch: search,
  beforeLoad: (given) => {
    organizationNeeded(given);
    atLeast('director')(given);
  },
  component: Embedded,
});

function Embedded() {
  return <EmbeddedBoardScreen search={Route.useSearch()} />;
}
