import type { Untold } from '#contract/executive/figures.ts';
import { earlier } from '#contract/projects/calendar.ts';
import type { KeptDay } from '../queries/kept.ts';
import type { Place } from '../queries/places.ts';

/** The day that an organization's figures are of: the asked one, or its latest that is counted where that is earlier. */
export const dayOf = ({ today, last_day }: Place, asOf: string): string =>
  earlier(asOf, last_day ? earlier(today, last_day) : today);

/** Why nothing can be told of an organization on a day, with the day since which and the reason that was given; null where it can. */
export const untoldOf = (
  place: Place,
  {
    asOf,
    latest,
    stood,
  }: { readonly asOf: string; readonly latest: string; readonly stood: KeptDay | undefined },
): { why: Untold; since: string | null; reason: string | null } | null => {
  const because = (why: Untold, since: string | null = null, reason: string | null = null) => ({
    ...{ why, since, reason },
  });
  const rested = place.since?.slice(0, 10) ?? null;
  if (place.status === 'archived') return because('archived', rested, place.reason);
  if (asOf > latest) return because('ahead');
  if (place.first_day === null) return because('counting');
  if (asOf < place.first_day) return because('before', place.first_day);
  if (stood && stood.status !== 'active')
    return place.status === stood.status ? because('suspended', rested, place.reason) : because(stood.status);
  return null;
};
