import { createFileRoute } from '@tanstack/react-router';
import { readCapacity } from '#contract/capacity/endpoints.ts';
import { organizationNeeded, requireCall } from '../../../app/guards.ts';
import { capacitySearch } from '../../../features/capacity/effects/capacity-address.ts';
import { CapacityScreen } from '../../../features/capacity/screens/capacity-screen.tsx';

const search = capacitySearch;

export const Route = createFileRoute('/_app/roster_/capacity')({
  validateSearch: search,
  beforeLoad: (given) => {
    organizationNeeded(given);
    requireCall(given.context.person, readCapacity);
  },
  staticData: { title: 'Capacity' },
  component: Capacity,
});

function Capacity() {
  return <CapacityScreen search={Route.useSearch()} />;
}
