import type { Role } from '#contract/access/roles.ts';

/** Who may ask, as the specification and the table of the default policy say it. Reviewed by people, computed from nothing. */
export interface Expectation {
  /** Where the role has to be held: in the organization, in it or the project, above all of them, or nowhere; `anybody` signs in nowhere. */
  readonly scope: 'organization' | 'project' | 'root' | 'person' | 'anybody';
  /** The lowest role that may; null where being signed in is enough. */
  readonly least: Role | null;
  /** What whoever may ask gets for a call that changes nothing, where it isn't what its kind always gets (see `demand.ts`). */
  readonly passing?: number;
  /** The same for an administrator who isn't on the team. */
  readonly outsider?: number;
  /** What an id of the organization that isn't the caller's to see gets; 404, unless said otherwise. */
  readonly hidden?: number;
  /** A reading that stands in the audit trail. */
  readonly recorded?: true;
  /** A second one at once is told to wait. */
  readonly alone?: true;
}

type Rest = Omit<Expectation, 'scope' | 'least'>;
const inOrganization = (least: Role, rest: Rest = {}): Expectation => ({
  scope: 'organization',
  least,
  ...rest,
});
const inProject = (least: Role, rest: Rest = {}): Expectation => ({ scope: 'project', least, ...rest });
const aboveAll = (rest: Rest = {}): Expectation => ({ scope: 'root', least: 'admin', ...rest });
const anybody = (rest: Rest = {}): Expectation => ({ scope: 'person', least: null, ...rest });
const notSignedIn = (rest: Rest = {}): Expectation => ({ scope: 'anybody', least: null, ...rest });

/** Time is one's own: an administrator from outside has none, and nobody reads or writes a colleague's. */
const ownTime = (rest: Rest = {}) => inOrganization('member', { outsider: 404, ...rest });
/** Nothing runs, is archived or waits in the rows of the matrix, so that these change nothing. */
const RESTING = { passing: 200 };
const REFUSED = { passing: 422 };
const NOT_ON_THE_TEAM = { outsider: 422 };

/** Every endpoint, as `METHOD /path`. A new one fails the build until it has its line here. */
export const EXPECTATIONS: Readonly<Record<string, Expectation>> = {
  // Daily activity: everybody's own
  'GET /daily-activity': inOrganization('member'),
  'POST /daily-activity': inOrganization('member'),
  'GET /daily-activity/:entry_id': ownTime(),
  'PATCH /daily-activity/:entry_id': ownTime(NOT_ON_THE_TEAM),
  'DELETE /daily-activity/:entry_id': ownTime(NOT_ON_THE_TEAM),
  'POST /daily-activity/:entry_id/restore': ownTime({ ...RESTING, ...NOT_ON_THE_TEAM }),
  'GET /daily-activity/choices': inOrganization('member'),
  'GET /daily-activity/day': inOrganization('member'),
  'GET /daily-activity/week': inOrganization('member'),
  'GET /daily-activity/timer': inOrganization('member'),
  'PUT /daily-activity/timer': inOrganization('member'),
  'POST /daily-activity/timer/start': inOrganization('member'),
  'POST /daily-activity/timer/switch': inOrganization('member'),
  'POST /daily-activity/timer/stop': inOrganization('member', REFUSED),
  'POST /daily-activity/timer/discard': inOrganization('member', REFUSED),
  'PUT /daily-activity/cells': inOrganization('member'),
  'PUT /daily-activity/notes/:date': inOrganization('member'),
  'POST /daily-activity/copy-week': inOrganization('member'),
  'POST /daily-activity/submit': inOrganization('member'),
  'GET /daily-activity/approvals': inOrganization('member'),
  'GET /daily-activity/approvals/entries': inOrganization('member'),
  'POST /daily-activity/approvals/approve': inOrganization('member'),
  'POST /daily-activity/approvals/reject': inOrganization('member'),
  'POST /daily-activity/approvals/reopen': inOrganization('member'),
  'POST /daily-activity/withdraw': inOrganization('member'),

  // Projects; a member sees those they are on
  'GET /projects': inOrganization('member'),
  'GET /projects/views': inOrganization('member'),
  'POST /projects': inOrganization('manager'),
  'GET /projects/:project_id': inProject('member'),
  'PATCH /projects/:project_id': inProject('manager'),
  'DELETE /projects/:project_id': inProject('director'),
  'POST /projects/:project_id/restore': inProject('director', RESTING),
  'POST /projects/:project_id/transition': inProject('manager'),
  'GET /projects/:project_id/changes': inProject('manager'),
  'GET /projects/:project_id/dashboard': inProject('member'),
  'GET /projects/:project_id/activity': inProject('member'),
  'GET /projects/:project_id/roles': inProject('manager'),
  'POST /projects/:project_id/roles': inProject('director'),
  'PATCH /projects/:project_id/roles/:grant_id': inProject('director'),
  'DELETE /projects/:project_id/roles/:grant_id': inProject('director'),

  // Clients and service types: lists and writes are the administrator's
  'GET /clients': inOrganization('admin'),
  'POST /clients': inOrganization('admin'),
  'GET /clients/:client_id': inOrganization('manager'),
  'GET /clients/:client_id/changes': inOrganization('manager'),
  'PATCH /clients/:client_id': inOrganization('admin'),
  'DELETE /clients/:client_id': inOrganization('admin'),
  'POST /clients/:client_id/restore': inOrganization('admin', RESTING),
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
  'GET /members': inOrganization('coordinator'),
  'GET /members/:member_id': inOrganization('coordinator'),
  'PATCH /members/:member_id': inOrganization('owner'),
  'DELETE /members/:member_id': inOrganization('owner'),
  'POST /members/:member_id/grants': inOrganization('owner'),
  'PATCH /members/:member_id/grants/:grant_id': inOrganization('owner'),
  'DELETE /members/:member_id/grants/:grant_id': inOrganization('owner'),
  'POST /members/:member_id/transfer-ownership': inOrganization('owner'),
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

  // What people say of the application
  'POST /feedback': anybody(),
  'GET /feedback': aboveAll(),
  'GET /feedback/:feedback_id': aboveAll(),
  'GET /feedback/:feedback_id/screenshot': aboveAll(),
  'PATCH /feedback/:feedback_id': aboveAll(),

  // Errors that pages report, also before anybody is signed in
  'POST /reports/envelope': notSignedIn(),
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
  'GET /users/me/invitations': anybody(),
  'GET /users/me/invitations/:invitation_id': anybody({ hidden: 422 }),
  'POST /users/me/invitations/:invitation_id/accept': anybody({ passing: 422, hidden: 422 }),
  'POST /users/me/invitations/:invitation_id/decline': anybody({ passing: 422, hidden: 422 }),
};
