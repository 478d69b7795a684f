import { type Expectation, inOrganization, inProject, RESTING } from './who-may.ts';

/** Endpoints of projects. */
export const PROJECTS: Readonly<Record<string, Expectation>> = {
  // Projects; a member sees those they are on
  'GET /projects': inOrganization('member'),
  'GET /projects/views': inOrganization('member'),
  'POST /projects': inOrganization('manager'),
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
  'GET /projects/:project_id/roles': inProject('manager'),
  'POST /projects/:project_id/roles': inProject('director'),
  'PATCH /projects/:project_id/roles/:grant_id': inProject('director'),
  'DELETE /projects/:project_id/roles/:grant_id': inProject('director'),
};
