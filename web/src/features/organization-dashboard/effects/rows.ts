import { INCIDENT_STATES } from '#contract/ops-log/states.ts';
import type { OrganizationDashboard } from '#contract/organizations/dashboard.ts';
import { OPEN_STATUSES } from '#contract/projects/states.ts';
import { stringifySearch } from '../../../platform/search.ts';

type Health = OrganizationDashboard['projects'][number]['health'];

const OPEN_INCIDENTS = INCIDENT_STATES.filter((state) => state !== 'closed');

/** Addresses of the rows behind an organization's figures. */
export const rowsOf = (organization: string) => {
  const place = `/manager/organizations/${organization}`;
  const team = (search: object = {}) => `${place}/team${stringifySearch({ ...search })}`;
  return {
    invite: `${place}/team/invite`,
    people: team({ view: 'active', employment: ['employee', 'contractor'] }),
    away: team({ status: 'on_leave' }),
    invited: team({ view: 'invited' }),
    placeholders: team({ employment: 'placeholder' }),
    person: (member: string) => `${place}/team/${member}`,
    /** The team's week that a day lies in: who logged nothing on a working day of it. */
    missing: (date: string) => `${place}/time${stringifySearch({ view: 'missing', date })}`,
    approvals: `${place}/approvals`,
  };
};

/** Free seats stand in the chart as a list. */
export const VACANCIES = '/orgchart?view=list';

/** Projects that aren't over, of a health. */
export const projectsHref = (health: Health): string =>
  `/manager/projects${stringifySearch({ view: 'all', health, status: OPEN_STATUSES })}`;

/** Incidents of a project that aren't closed. */
export const incidentsHref = (project: string): string =>
  `/manager/projects/${project}/ops-log${stringifySearch({ type: 'incident', incident: OPEN_INCIDENTS, said: 'now', view: 'table' })}`;

/** People by weeks from the one that a day lies in, four weeks ago unless told. */
export const capacityHref = (search: {
  from?: string;
  department?: string | null;
  by?: 'department';
}): string => {
  const { department, ...rest } = search;
  return `/roster/capacity${stringifySearch({ ...rest, department: department === null ? 'none' : department })}`;
};

/** The month of the calendar of leave in which a day lies. */
export const leaveHref = (day: string): string =>
  `/leave${stringifySearch({ tab: 'team', month: day.slice(0, 7) })}`;
