import { differenceInDays, later } from '../../projects/calendar.ts';
import type { Place } from '../detecting.ts';
import { type Finding, type InsightSubject, keyOf } from '../finding.ts';
import { evidenceOf, named, numbered, percentOf } from '../values.ts';

/** What a project was sold with of a service, and what of it is on its roster, in minutes. */
export interface ServiceDemand {
  readonly project: { readonly id: string; readonly name: string };
  readonly service: { readonly id: string; readonly name: string } | null;
  readonly role: string | null;
  readonly minutes: number;
  readonly places: number;
  readonly taken: number;
  readonly from: string;
  readonly until: string | null;
}

/** Less than this share is missing: the plan is nearly whole. */
const NEARLY_PCT = 10;
/** Demand that begins later than this isn't planned yet as a rule. */
const SOON_DAYS = 42;
/** Minutes of a shift that is drafted for what is missing. */
const SHIFT_MINUTES = 480;

/** Work that a project was sold with and that nobody is planned for, though it is due. */
export const findDemand = (place: Place, demand: ServiceDemand): Finding[] => {
  const missing = demand.minutes - demand.places;
  const share = percentOf(missing, demand.minutes);
  const isDue = differenceInDays(place.today, demand.from) <= SOON_DAYS;
  const isOver = demand.until !== null && demand.until < place.today;
  if (missing <= 0 || share < NEARLY_PCT || !isDue || isOver) return [];
  const subject: InsightSubject = { type: 'project', ...demand.project };
  const values = [
    numbered('demand', 'minutes', demand.minutes),
    numbered('places', 'minutes', demand.places),
    numbered('missing', 'minutes', missing),
  ];
  const day = later(place.today, demand.from);
  return [
    {
      ...{ kind: 'demand-unplanned', subject, count: 1, rows: [], weight: missing },
      key: keyOf('demand-unplanned', subject, demand.service?.id ?? 'none'),
      about: demand.service ? [{ type: 'service', ...demand.service }] : [],
      severity: share >= 75 && demand.from <= place.today ? 'high' : 'medium',
      confidence: { pct: demand.until === null ? 70 : 90, reason: 'counted', values: [] },
      days: { from: demand.from, to: demand.until ?? demand.from },
      evidence: [
        ...evidenceOf(values, `/manager/projects/${demand.project.id}/roster`),
        ...evidenceOf([
          numbered('taken', 'minutes', demand.taken),
          numbered('share', 'percent', share),
          ...(demand.service ? [named('service', { type: 'service', ...demand.service })] : []),
        ]),
      ],
      formula: { code: 'demand-against-places', values },
      proposal: {
        ...{ makes: 'shift', project_id: demand.project.id, service_type_id: demand.service?.id ?? null },
        ...{ role: demand.role, day, headcount: 1, minutes: Math.min(missing, SHIFT_MINUTES) },
      },
    },
  ];
};
