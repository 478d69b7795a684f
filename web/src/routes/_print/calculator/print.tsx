import { createFileRoute } from '@tanstack/react-router';
import { adminOnly, organizationNeeded } from '../../../app/guards.ts';
import { printSearch } from '../../../features/calculator/effects/scenario-address.ts';
import { PrintScreen } from '../../../features/calculator/screens/print-screen.tsx';

const search = printSearch;

export const Route = createFileRoute('/_print/calculator/print')({
  validateSearch: search,
  beforeLoad: (given) => {
    adminOnly(given);
    organizationNeeded(given);
  },
  component: Print,
});

function Print() {
  return <PrintScreen id={Route.useSearch().scenario} />;
}
