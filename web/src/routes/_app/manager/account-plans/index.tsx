import { createFileRoute } from '@tanstack/react-router';
import { listAccountPlans } from '#contract/account-plans/endpoints.ts';
import { listHome } from '../../../../app/list-home.ts';
import { planListSearch } from '../../../../features/account-plans/effects/list-address.ts';
import { PLANS } from '../../../../features/account-plans/effects/plan-address.ts';
import { readAhead } from '../../../../features/account-plans/effects/read-ahead.ts';
import { PlanListScreen } from '../../../../features/account-plans/screens/plan-list-screen.tsx';
import { viewTools } from '../../../../features/saved-views/components/view-tools.ts';
import { formatForPerson } from '../../../../platform/format/use-format.ts';

const search = planListSearch;

export const Route = createFileRoute('/_app/manager/account-plans/')({
  beforeLoad: listHome('account-plans', PLANS),
  validateSearch: search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { client, person }, deps }) => {
    if (person.permissions.may(listAccountPlans))
      void readAhead(client, deps, formatForPerson(person).today());
  },
  component: List,
});

function List() {
  return <PlanListScreen search={Route.useSearch()} tools={viewTools} />;
}
