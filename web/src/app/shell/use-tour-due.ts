import { useEffect, useState } from 'react';
import { organizationDomain } from '#contract/access/permission.ts';
import { askedTour } from '../../features/tours/effects/asked-tour.ts';
import { useCurrentUser, useMaybeOrganization, usePermissions } from '../../platform/person.ts';
import { tabView } from '../../platform/session/tab-view.ts';
import { useStore } from '../../ui/theme/store.ts';

/** Milliseconds until a page may be explained to whoever sees it for the first time. */
export const CALM_MS = 1_500;

/** True where a tour was asked for, or that of the person's role hasn't been shown yet; only then its code is loaded. */
export function useTourDue(): boolean {
  const { feature_tours } = useCurrentUser();
  const { highestRole } = usePermissions();
  const organization = useMaybeOrganization();
  const isAsked = useStore(askedTour) !== null;
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), CALM_MS);
    return () => clearTimeout(timer);
  }, []);
  const role = organization && highestRole(organizationDomain(organization.id));
  return isAsked || (isCalm && !!role && !feature_tours[role] && !tabView());
}
