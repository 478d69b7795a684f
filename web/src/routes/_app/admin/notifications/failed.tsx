import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listFailedDeliveries } from '#contract/announcements/delivery-endpoints.ts';
import { requireCall } from '../../../../app/guards.ts';
import { failedSearch } from '../../../../features/announcements/effects/failed-address.ts';
import { FailedListScreen } from '../../../../features/announcements/screens/failed-list-screen.tsx';
import { kindName } from '../../../../features/notifications/effects/kinds.ts';

// The address is read by what is loaded with the page: a part of the route would come with every page.
export const Route = createFileRoute('/_app/admin/notifications/failed')({
  loader: ({ context }) => requireCall(context.person, listFailedDeliveries),
  staticData: { title: 'Failed deliveries' },
  component: Failed,
});

function Failed() {
  const given = Route.useSearch();
  return <FailedListScreen search={useMemo(() => failedSearch(given), [given])} kindName={kindName} />;
}
