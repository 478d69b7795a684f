import {
  type Expectation,
  inOrganization,
  inProject,
  NOT_ON_THE_TEAM,
  ownView,
  REFUSED,
  RESTING,
  SOMEBODY_ELSES,
} from './who-may.ts';

/** Endpoints of projects. */
export const PROJECTS: Readonly<Record<string, Expectation>> = {
  // Projects; a member sees those they are on
  'GET /projects': inOrganization('member'),
  'GET /projects/views': inOrganization('member'),
  'POST /projects': inOrganization('manager'),
  // Which of them somebody may change is asked project by project
  'POST /projects/bulk': inOrganization('member'),
  'POST /projects/bulk/:change_id/undo': inOrganization('member', REFUSED),
  'GET /projects/:project_id': inProject('member'),
  'PATCH /projects/:project_id': inProject('manager'),
  'DELETE /projects/:project_id': inProject('director'),
  'POST /projects/:project_id/restore': inProject('director', RESTING),
  'POST /projects/:project_id/transition': inProject('manager'),
  'GET /projects/:project_id/steps': inProject('manager'),
  'POST /projects/:project_id/settings/preview': inProject('manager'),
  'GET /projects/:project_id/copy': inProject('manager'),
  'GET /projects/:project_id/people': inProject('manager'),
  'GET /projects/:project_id/people/:member_id': inProject('manager'),
  'GET /projects/:project_id/changes': inProject('manager'),
  'GET /projects/:project_id/dashboard': inProject('member'),
  'GET /projects/:project_id/activity': inProject('member'),
  'GET /projects/:project_id/activity/totals': inProject('member'),
  'GET /projects/:project_id/feed': inProject('member'),
  'PUT /projects/:project_id/feed/visit': inProject('member'),
  'GET /projects/:project_id/mentionable': inProject('member'),
  'POST /projects/:project_id/comments': inProject('member', NOT_ON_THE_TEAM),
  'GET /projects/:project_id/comments/:comment_id': inProject('member'),
  'PATCH /projects/:project_id/comments/:comment_id': inProject('member', NOT_ON_THE_TEAM),
  'DELETE /projects/:project_id/comments/:comment_id': inProject('member', NOT_ON_THE_TEAM),
  'POST /projects/:project_id/comments/:comment_id/restore': inProject('member', SOMEBODY_ELSES),
  'POST /projects/:project_id/comments/:comment_id/resolve': inProject('member', SOMEBODY_ELSES),
  'POST /projects/:project_id/comments/:comment_id/reopen': inProject('member', SOMEBODY_ELSES),
  'GET /projects/:project_id/roles': inProject('manager'),
  'POST /projects/:project_id/roles': inProject('director'),
  'PATCH /projects/:project_id/roles/:grant_id': inProject('director'),
  'DELETE /projects/:project_id/roles/:grant_id': inProject('director'),
  'POST /projects/:project_id/attachments': inProject('member'),
  'GET /projects/:project_id/attachments/:attachment_id': inProject('member'),
  'GET /projects/:project_id/attachments/:attachment_id/thumbnail': inProject('member'),
  'DELETE /projects/:project_id/attachments/:attachment_id': inProject('member'),

  // One's own page is for whoever is in the organization
  'GET /dashboard': inOrganization('member'),
  'PATCH /dashboard': inOrganization('member', NOT_ON_THE_TEAM),

  // Views of a list are for whoever may see the list
  'GET /saved-views/:list': inOrganization('member'),
  'POST /saved-views/:list': inOrganization('member', NOT_ON_THE_TEAM),
  'PUT /saved-views/:list/habits': inOrganization('member', NOT_ON_THE_TEAM),
  'PATCH /saved-views/:list/:view_id': ownView(),
  'DELETE /saved-views/:list/:view_id': ownView(),

  // Projects from a file
  'POST /project-imports/sheet': inOrganization('manager'),
  'POST /project-imports/check': inOrganization('manager'),
  'GET /project-imports': inOrganization('manager'),
  'POST /project-imports': inOrganization('manager'),
  'POST /project-imports/:import_id/undo': inOrganization('manager', REFUSED),
};
