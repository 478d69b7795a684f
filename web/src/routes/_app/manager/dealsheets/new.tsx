import { createFileRoute } from '@tanstack/react-router';
import { atLeast, organizationNeeded } from '../../../../app/guards.ts';
import { newDealsheetSearch } from '../../../../features/dealsheets/effects/dealsheet-address.ts';
import { NewDealsheetScreen } from '../../../../features/dealsheets/screens/new-dealsheet-screen.tsx';

export const Route = createFileRoute('/_app/manager/dealsheets/new')({
  beforeLoad: (given) => {
    organizationNeeded(given);
    atLeast('director')(given);
  },
  validateSearch: newDealsheetSearch,
  component: New,
});

function New() {
  return <NewDealsheetScreen preset={Route.useSearch().preset} />;
}
