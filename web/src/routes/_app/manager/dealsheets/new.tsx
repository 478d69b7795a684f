import { createFileRoute } from '@tanstack/react-router';
import { atLeast, organizationNeeded } from '../../../../app/guards.ts';
import { NewDealsheetScreen } from '../../../../features/dealsheets/screens/new-dealsheet-screen.tsx';

export const Route = createFileRoute('/_app/manager/dealsheets/new')({
  beforeLoad: (given) => {
    organizationNeeded(given);
    atLeast('director')(given);
  },
  component: NewDealsheetScreen,
});
