import { lazy, Suspense } from 'react';
import { listAccountPlans } from '#contract/account-plans/endpoints.ts';
import { usePermissions } from '../../../../platform/person.ts';

const PlansCard = lazy(() => import('./plans-card.tsx'));

/** What we want of a client, for those who may see account plans; nobody else's page loads or asks anything for it. */
export function ClientPlans({ id }: { id: string }) {
  if (!usePermissions().may(listAccountPlans)) return null;
  return (
    <Suspense fallback={null}>
      <PlansCard key={id} id={id} />
    </Suspense>
  );
}
