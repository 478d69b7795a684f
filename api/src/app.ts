import { registerActivity } from './features/activity/routes.ts';
import { registerAnnouncements } from './features/announcements/routes.ts';
import { registerAudit } from './features/audit/routes.ts';
import { registerChoices } from './features/choices/routes.ts';
import { registerClients } from './features/clients/routes.ts';
import { registerFeedback } from './features/feedback/routes.ts';
import { registerGrants } from './features/grants/routes.ts';
import { registerImports } from './features/imports/routes.ts';
import { registerInvitations } from './features/invitations/routes.ts';
import { registerMembers } from './features/members/routes.ts';
import { registerNotifications } from './features/notifications/routes.ts';
import { registerPolicy } from './features/policy/routes.ts';
import { registerProjects } from './features/projects/routes.ts';
import { registerReports } from './features/reports/routes.ts';
import { registerServiceTypes } from './features/service-types/routes.ts';
import { registerUsers } from './features/users/routes.ts';
import { registerViews } from './features/views/routes.ts';
import type { Api } from './platform/api.ts';

/** Every feature, by name: the table of contents of the API. */
export const registerFeatures = (api: Api): void => {
  registerActivity(api);
  registerAnnouncements(api);
  registerAudit(api);
  registerChoices(api);
  registerClients(api);
  registerFeedback(api);
  registerGrants(api);
  registerImports(api);
  registerInvitations(api);
  registerMembers(api);
  registerNotifications(api);
  registerPolicy(api);
  registerProjects(api);
  registerReports(api);
  registerServiceTypes(api);
  registerUsers(api);
  registerViews(api);
};
