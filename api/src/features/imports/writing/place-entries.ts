import type { Rate } from '../../service-types/queries.ts';
import type { ImportSettings } from '../queries/organization.ts';
import type { TimeEntry } from '../reading/read-time-file.ts';
import { personKey, projectKey, serviceKey } from '../reading/summary.ts';
import type { Named } from './create-named.ts';
import type { PlacedEntry } from './insert-entries.ts';
import { priceOf } from './price-entries.ts';

/** The entries with ours of everything that they name, and what they are worth. */
export const placeEntries = (
  entries: readonly TimeEntry[],
  { people, projects, services }: Named,
  rates: readonly Rate[],
  settings: ImportSettings,
): PlacedEntry[] => {
  const daySeconds = Math.max(...settings.working_days) * 60;
  const ratesOf = Map.groupBy(rates, ({ service_type_id }) => service_type_id);
  const forAll = ratesOf.get(null) ?? [];
  return entries.flatMap((entry) => {
    const member = people.byKey.get(personKey(entry.person));
    if (!member) return [];
    const project = projects.byKey.get(projectKey(entry)) ?? null;
    const service = services.byKey.get(serviceKey(entry) ?? '') ?? null;
    const billable =
      project !== null && project.billing !== 'non_billable' && (entry.billable ?? service?.billable ?? true);
    const own = [...(ratesOf.get(service?.id ?? null) ?? []), ...(service ? forAll : [])];
    const basis = { billable, member, project, service, rates: own, daySeconds };
    return {
      entry,
      memberId: member.id,
      projectId: project?.id ?? null,
      serviceId: service?.id ?? null,
      billable,
      ...priceOf(entry, basis),
    };
  });
};
