import { sql } from 'kysely';
import { projectDomain } from '#contract/access/permission.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listExecutiveIncidents } from '#contract/executive/endpoints.ts';
import type { ExecutiveIncident } from '#contract/executive/rows.ts';
import type { Page } from '#contract/pagination.ts';
import { differenceInDays } from '#contract/projects/calendar.ts';
import type { PersonContext } from '../../../platform/context.ts';
import { openIncidents } from '../rules/incidents.ts';
import { pageOfRows } from '../rules/page.ts';
import { listRowsOfPlaces, type PlaceOfRows } from './each-place.ts';
import { listGraveRecords } from './grave-incidents.ts';

/** Grave incidents that weren't closed at the end of the day, of all organizations, the longest open first. */
export const listIncidents = async (
  context: PersonContext,
  query: QueryOf<typeof listExecutiveIncidents>,
): Promise<Page<ExecutiveIncident>> => {
  const rows = await listRowsOfPlaces(context, query, incidentsOf);
  const placed = rows
    .filter(({ severity }) => query.severity?.some((one) => one === severity) ?? true)
    .map((row) => ({ row, key: row.occurred_at, id: `${row.organization.id}${row.id}` }));
  return pageOfRows(placed, query, false);
};

interface Named {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

const incidentsOf = async (of: PlaceOfRows): Promise<ExecutiveIncident[]> => {
  const { day, inside, organization } = of;
  const { ends, dayOf } = await clockOf(of);
  const open = openIncidents(await listGraveRecords(inside, day), ends);
  if (open.length === 0) return [];
  const { rows } = await sql<Named>`
    select p.id, p.code, p.name from projects p where p.org_id = ${organization.id}::uuid
      and p.id = any (${open.map(({ project_id }) => project_id)}::uuid[])`.execute(inside.db);
  const projects = new Map(rows.map((row) => [row.id, row]));
  const { permissions } = inside.person;
  return open.flatMap(({ project_id, entry_id: id, title, ...incident }) => {
    const project = projects.get(project_id);
    if (!project) return [];
    // Whoever may see no ops-log counts its incidents with the others, and isn't told what they are.
    const isReadable = permissions.can(
      'read',
      `/projects/${project_id}/ops-log`,
      projectDomain(organization.id, project_id),
    );
    const age_days = Math.max(0, differenceInDays(dayOf(incident.occurred_at), day));
    return [{ organization, id, project, title: isReadable ? title : null, ...incident, age_days }];
  });
};

/** The moment at which the day ended there, and the day on which a moment is. */
const clockOf = async ({ day, inside, place }: PlaceOfRows) => {
  const { rows } = await sql<{ ends: string }>`
    select to_char(((${day}::date + 1)::timestamp at time zone ${place.timezone}) at time zone 'UTC' - interval '1 microsecond',
      'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as ends`.execute(inside.db);
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: place.timezone });
  return { ends: rows[0]?.ends ?? '', dayOf: (moment: string) => parts.format(new Date(moment)) };
};
