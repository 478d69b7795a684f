import { CHARTS } from './chart-samples.ts';
import { OF_CLIENTS } from './client-samples.ts';
import { DEALS } from './deal-samples.ts';
import { EXCHANGE_RATES } from './exchange-rates.ts';
import { EXECUTIVE } from './executive-rows.ts';
import { INSIGHTS } from './insight-samples.ts';
import { LEAVE } from './leave-expectations.ts';
import { MEMBERS } from './member-samples.ts';
import { OPS_LOGS } from './ops-log-samples.ts';
import { ORGANIZATIONS } from './organization-samples.ts';
import { PLAN_ITEMS } from './plan-item-samples.ts';
import { PLAN_LIFE } from './plan-life-samples.ts';
import { PLANS } from './plan-samples.ts';
import { PRESETS } from './preset-samples.ts';
import { PROJECTS } from './project-expectations.ts';
import { ROSTERS } from './roster-expectations.ts';
import { SCENARIOS } from './scenario-samples.ts';
import { TIME } from './time-expectations.ts';
import {
  aboveAll,
  anybody,
  type Expectation,
  inOrganization,
  notSignedIn,
  REFUSED,
  RESTING,
} from './who-may.ts';

/** Every endpoint, as `METHOD /path`. A new one fails the build until it has its line here. */
export const EXPECTATIONS: Readonly<Record<string, Expectation>> = {
  ...TIME,
  ...PROJECTS,
  ...ROSTERS,
  ...LEAVE,
  ...OPS_LOGS,
  ...OF_CLIENTS,
  ...PRESETS,
  ...EXCHANGE_RATES,
  ...EXECUTIVE,
  ...SCENARIOS,
  ...DEALS,
  ...PLANS,
  ...PLAN_LIFE,
  ...{ ...PLAN_ITEMS, ...CHARTS, ...ORGANIZATIONS, ...INSIGHTS },

  // Pages inside another application
  'POST /dealsheets/embedded/tokens': inOrganization('director'),
  'POST /account-plans/embedded/tokens': inOrganization('manager'),

  // Clients and service types: lists and writes are the administrator's
  'GET /clients': inOrganization('admin'),
  'POST /clients': inOrganization('admin'),
  'GET /clients/:client_id': inOrganization('manager'),
  'GET /clients/:client_id/changes': inOrganization('manager'),
  'PATCH /clients/:client_id': inOrganization('admin'),
  'DELETE /clients/:client_id': inOrganization('admin'),
  'POST /clients/:client_id/restore': inOrganization('admin', RESTING),
  'GET /clients/:client_id/overview': inOrganization('manager'),
  'GET /clients/:client_id/attention': inOrganization('manager'),
  'GET /clients/:client_id/work': inOrganization('manager'),
  'GET /clients/:client_id/family': inOrganization('manager'),
  'GET /clients/:client_id/merges': inOrganization('manager'),
  'GET /clients/:client_id/merge-into/:winner_id': inOrganization('admin'),
  'POST /clients/:client_id/merge-into/:winner_id': inOrganization('admin'),
  'POST /client-merges/:merge_id/undo': inOrganization('admin', RESTING),
  'GET /client-duplicates': inOrganization('admin'),
  'GET /likely-client-duplicates': inOrganization('admin'),
  'POST /client-duplicates/:duplicate_id/decision': inOrganization('admin'),
  'GET /service-types': inOrganization('admin'),
  'POST /service-types': inOrganization('admin'),
  'GET /service-types/:service_id': inOrganization('coordinator'),
  'GET /service-types/:service_id/changes': inOrganization('coordinator'),
  'GET /service-types/:service_id/rates': inOrganization('coordinator'),
  'PATCH /service-types/:service_id': inOrganization('admin'),
  'DELETE /service-types/:service_id': inOrganization('admin'),
  'POST /service-types/:service_id/restore': inOrganization('admin', RESTING),
  'POST /service-types/:service_id/rates': inOrganization('admin'),
  'PATCH /service-types/:service_id/rates/:rate_id': inOrganization('admin'),
  'DELETE /service-types/:service_id/rates/:rate_id': inOrganization('admin'),
  'GET /rates': inOrganization('manager'),
  'GET /rates/which': inOrganization('manager'),
  'POST /rates/preview': inOrganization('director'),
  'GET /rates/:rate_id/end-preview': inOrganization('director'),
  'POST /rates': inOrganization('admin'),
  'PATCH /rates/:rate_id': inOrganization('admin'),
  'DELETE /rates/:rate_id': inOrganization('admin'),
  'GET /choices/clients': inOrganization('member'),
  'GET /choices/service-types': inOrganization('member'),
  'GET /choices/people': inOrganization('member'),

  // Imports
  'GET /imports': inOrganization('manager'),
  'POST /imports': inOrganization('manager'),
  'GET /imports/:id': inOrganization('manager'),
  'POST /imports/:id/preview': inOrganization('manager'),
  'POST /imports/:id/apply': inOrganization('manager'),
  'POST /imports/:id/undo': inOrganization('manager', REFUSED),

  // The team
  ...MEMBERS,
  'GET /invitations': inOrganization('coordinator'),
  'POST /invitations': inOrganization('owner'),
  'POST /invitations/:invitation_id/resend': inOrganization('owner', REFUSED),
  'DELETE /invitations/:invitation_id': inOrganization('owner'),
  'GET /audit': inOrganization('owner'),
  'GET /audit/choices': inOrganization('owner'),
  'GET /audit/export': inOrganization('owner', { recorded: true }),
  'GET /audit/verification': inOrganization('owner', { alone: true }),
  'POST /views': inOrganization('admin'),
  'POST /views/:view_id/end': inOrganization('admin', { passing: 204 }),

  // Above the organizations
  'GET /root-audit': aboveAll(),
  'GET /root-audit/verification': aboveAll({ alone: true }),
  'GET /root-grants': aboveAll(),
  'POST /root-grants': aboveAll(),
  'PATCH /root-grants/:grant_id': aboveAll(),
  'DELETE /root-grants/:grant_id': aboveAll(),
  'GET /policy': aboveAll(),
  'PATCH /policy': aboveAll(),
  'GET /policy/revisions': aboveAll(),
  'GET /policy/revisions/:revision_id': aboveAll(),
  'POST /policy/revisions/:revision_id/restore': aboveAll(),
  'POST /policy/test': aboveAll(),
  'POST /policy/preview': aboveAll(),
  'GET /policy/people': aboveAll(),

  // What an organization tells its people
  'GET /announcements': inOrganization('admin'),
  'POST /announcements': inOrganization('admin'),
  'GET /announcement-audience': inOrganization('admin'),
  'GET /announcements/:announcement_id': inOrganization('admin'),
  'PATCH /announcements/:announcement_id': inOrganization('admin'),
  'DELETE /announcements/:announcement_id': inOrganization('admin'),
  'GET /deliveries': inOrganization('admin'),
  'POST /deliveries/resend': inOrganization('admin'),
  'POST /announcements/:announcement_id/send': inOrganization('admin'),
  'POST /announcements/:announcement_id/withdraw': inOrganization('admin', REFUSED),
  'POST /announcements/:announcement_id/try': inOrganization('admin', { passing: 204, recorded: true }),

  // What people say of the application
  'POST /feedback': anybody(),
  'GET /feedback': aboveAll(),
  'GET /feedback/:feedback_id': aboveAll(),
  'GET /feedback/:feedback_id/screenshot': aboveAll(),
  'PATCH /feedback/:feedback_id': aboveAll(),

  // Errors that pages report, also before anybody is signed in
  'POST /reports/envelope': notSignedIn(),
  // Mails that come back
  'POST /mail-bounces': notSignedIn(),
  // Receipts of service workers, which have no session
  'POST /notification-receipts': notSignedIn(),
  'GET /reports/errors': aboveAll(),
  'GET /reports/errors/:error_id': aboveAll(),
  'PATCH /reports/errors/:error_id': aboveAll(),

  // Oneself
  'GET /users/me': anybody(),
  'DELETE /users/me': anybody(),
  'GET /users/me/deletion': anybody(),
  'GET /users/me/export': anybody({ alone: true }),
  'GET /signing-key': anybody(),
  'GET /users/me/permissions': anybody(),
  'GET /users/me/permissions/why': anybody(),
  'GET /users/me/organizations': anybody(),
  'PUT /users/me/organizations/current': anybody(),
  'PATCH /users/me/settings': anybody(),
  'PUT /users/me/feature-tours': anybody(),
  'GET /users/me/sessions': anybody(),
  // Sign-ins of another provider are kept there: here there is none to end.
  'DELETE /users/me/sessions/:session_id': anybody({ passing: 404 }),
  'POST /users/me/sessions/end-others': anybody({ passing: 200 }),
  'GET /users/me/notifications': anybody(),
  'GET /users/me/notifications/poll': anybody(),
  'GET /users/me/notifications/:notification_id': anybody(),
  'PUT /users/me/notifications': anybody(),
  'PATCH /users/me/notifications': anybody(),
  'GET /users/me/notification-preferences': anybody(),
  'PUT /users/me/notification-preferences': anybody(),
  'GET /users/me/push': anybody(),
  'PUT /users/me/push': anybody(),
  // Nobody there lets a browser be pushed to.
  'DELETE /users/me/push/:subscription_id': anybody({ passing: 404 }),
  'POST /users/me/push/:subscription_id/test': anybody({ passing: 404 }),
  'GET /users/me/invitations': anybody(),
  'GET /users/me/invitations/:invitation_id': anybody({ hidden: 422 }),
  'POST /users/me/invitations/:invitation_id/accept': anybody({ passing: 422, hidden: 422 }),
  'POST /users/me/invitations/:invitation_id/decline': anybody({ passing: 422, hidden: 422 }),
};
