import { createFileRoute } from '@tanstack/react-router';
import { atLeast, organizationNeeded } from '../../../../app/guards.ts';
import { planListSearch } from '../../../../features/account-plans/effects/list-address.ts';
import { EmbeddedPlansScreen } from '../../../../features/account-plans/screens/embedded-plans-screen.tsx';

const search = planListSearch;

export const Route = createFileRoute('/_embedded/manager/account-plans/embedded')({
  validateSearch: search,
  beforeLoad: (given) => {
    organizationNeeded(given);
    atLeast('manager')(given);
  },
  component: Embedded,
});

function Embedded() {
  return <EmbeddedPlansScreen search={Route.useSearch()} />;
}
