import { z } from 'zod';
import { role } from '../access/roles.ts';
import { listProjectEntries } from '../activity/endpoints.ts';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery } from '../pagination.ts';
import {
  archiveProject,
  readProject,
  readProjectDashboard,
  transitionProject,
  updateProject,
} from '../projects/endpoints.ts';
import { id, instant } from '../shapes.ts';
import { grantProjectRole, listProjectRoles } from './endpoints.ts';

/** What one may do in a project, with the call that it takes. */
export const PROJECT_RIGHTS = {
  read: readProject,
  dashboard: readProjectDashboard,
  time: listProjectEntries,
  settings: updateProject,
  state: transitionProject,
  archive: archiveProject,
  roles: listProjectRoles,
  grant: grantProjectRole,
} as const;

/** Names of what one may do in a project. */
export const PROJECT_RIGHT_NAMES = [
  'read',
  'dashboard',
  'time',
  'settings',
  'state',
  'archive',
  'roles',
  'grant',
] as const satisfies readonly (keyof typeof PROJECT_RIGHTS)[];

/** A role that counts in a project: held there, in the whole organization, or over every one. */
export const countingRole = z.object({
  place: z.enum(['project', 'organization', 'root']),
  role,
  reason: z.string().nullable(),
  expires_at: instant.nullable(),
});

/** A role that counts in a project. */
export type CountingRole = z.infer<typeof countingRole>;

/** Somebody who may do something in a project: the highest role that counts, and where it comes from, the highest first. */
export const projectPerson = z.object({
  member: z.object({ id, name: z.string(), email: z.string(), position: z.string().nullable() }),
  role: role.nullable(),
  because: z.array(countingRole),
  is_owner: z.boolean(),
  is_sponsor: z.boolean(),
});

/** Somebody who may do something in a project. */
export type ProjectPerson = z.infer<typeof projectPerson>;

/** Whether somebody may do one thing in a project: the rules that decide, as people write them, and the roles that they speak of. */
export const projectRight = z.object({
  right: z.enum(PROJECT_RIGHT_NAMES),
  allowed: z.boolean(),
  message: z.string(),
  rules: z.array(z.string()),
  roles: z.array(role),
});

/** Whether somebody may do one thing in a project. */
export type ProjectRight = z.infer<typeof projectRight>;

const params = z.object({ project_id: id });
const access = { scope: 'project', object: '/projects/:project_id/roles', action: 'read' } as const;

/**
 * Everybody who may do something in a project, by name: who holds a role in it, who owns or sponsors it, and who sees every project
 * by a role in the organization or over all of them.
 */
export const listProjectPeople = endpoint({
  method: 'GET',
  path: '/projects/:project_id/people',
  summary: 'List who may do something in a project',
  access,
  params,
  query: z.object({ ...pageQuery.shape, q: z.string().trim().max(120).optional() }),
  response: page(projectPerson),
});

/** What one person may do in a project, and why. */
export const readProjectRights = endpoint({
  method: 'GET',
  path: '/projects/:project_id/people/:member_id',
  summary: 'Read what somebody may do in a project, and why',
  access,
  params: params.extend({ member_id: id }),
  response: projectPerson.extend({ rights: z.array(projectRight) }),
});
