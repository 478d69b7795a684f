import { readOrganizationDashboard } from '#contract/organizations/endpoints.ts';
import { reading } from '../../platform/reading.ts';

/** The figures of this tab's organization. */
export const organizationDashboard = () => reading(readOrganizationDashboard);
