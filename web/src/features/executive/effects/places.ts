import type {
  ExecutiveDeal,
  ExecutiveIncident,
  ExecutiveProject,
  ExecutiveReview,
} from '#contract/executive/rows.ts';
import { stringifySearch } from '../../../platform/search.ts';

/** A page of an organization, which may be another one than the tab's. */
export interface PlaceThere {
  readonly organization: string;
  readonly url: string;
}

/** Opens a page in its organization. */
export type OpenThere = (place: PlaceThere) => void;

/** A project's dashboard. */
export const projectThere = ({ organization, project }: ExecutiveProject): PlaceThere => ({
  organization: organization.id,
  url: `/manager/projects/${project.id}/dashboard`,
});

/** A deal. */
export const dealThere = ({ organization, deal }: ExecutiveDeal): PlaceThere => ({
  organization: organization.id,
  url: `/manager/dealsheets/${deal.id}`,
});

/** An incident in its project's ops-log. */
export const incidentThere = ({ organization, project, id }: ExecutiveIncident): PlaceThere => ({
  organization: organization.id,
  url: `/manager/projects/${project.id}/ops-log${stringifySearch({ entry: id })}`,
});

/** The reviews of an account plan. */
export const reviewThere = ({ organization, plan }: ExecutiveReview): PlaceThere => ({
  organization: organization.id,
  url: `/manager/account-plans/${plan.id}/reviews`,
});

/** The people of a department, by weeks. */
export const teamThere = ({
  organization,
  department,
}: {
  readonly organization: { readonly id: string };
  readonly department: string | null;
}): PlaceThere => ({
  organization: organization.id,
  url: `/roster/capacity${stringifySearch({ department: department ?? 'none' })}`,
});
