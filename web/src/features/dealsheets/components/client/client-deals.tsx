import { lazy, Suspense } from 'react';
import { listDealsheets } from '#contract/dealsheets/endpoints.ts';
import { usePermissions } from '../../../../platform/person.ts';

const DealsCard = lazy(() => import('./deals-card.tsx'));

/** What is offered to a client, for those who may see dealsheets; nobody else's page loads or asks anything for it. */
export function ClientDeals({ id }: { id: string }) {
  if (!usePermissions().may(listDealsheets)) return null;
  return (
    <Suspense fallback={null}>
      <DealsCard key={id} id={id} />
    </Suspense>
  );
}
