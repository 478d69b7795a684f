import { z } from 'zod';
import { grantChanges, heldGrant, newGrant } from '../access/grants.ts';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery } from '../pagination.ts';
import { id } from '../shapes.ts';

const params = z.object({ project_id: id });
const place = '/projects/:project_id/roles';
const read = { scope: 'project', object: place, action: 'read' } as const;
const write = { scope: 'project', object: place, action: 'update' } as const;

/** A role held in one project. */
export const projectRole = heldGrant.extend({
  member: z.object({ id, name: z.string(), email: z.string(), position: z.string().nullable() }),
});

/** A role held in one project. */
export type ProjectRole = z.infer<typeof projectRole>;

/** The roles held in a project itself, by name; what comes from the organization isn't among them. */
export const listProjectRoles = endpoint({
  method: 'GET',
  path: place,
  summary: 'List the roles of a project',
  access: read,
  params,
  query: pageQuery,
  response: page(projectRole),
});

/**
 * Grants a role in a project. Rules: `above-own-rank`, `self-promotion`, `not-a-member`, `grant-exists`, `expiry-in-the-past`,
 * `project-archived`.
 */
export const grantProjectRole = endpoint({
  method: 'POST',
  path: place,
  summary: 'Grant a role in a project',
  access: write,
  params,
  body: newGrant.extend({ member_id: id }),
  response: projectRole,
  status: 201,
});

const grantParams = params.extend({ grant_id: id });

/** Changes role, reason or expiry of a role in a project. Rules: those of `grantProjectRole`. */
export const changeProjectRole = endpoint({
  method: 'PATCH',
  path: `${place}/:grant_id`,
  summary: 'Change a role in a project',
  access: write,
  params: grantParams,
  body: grantChanges,
  response: projectRole,
});

/** Takes a role in a project back. Rule: `above-own-rank`. */
export const revokeProjectRole = endpoint({
  method: 'DELETE',
  path: `${place}/:grant_id`,
  summary: 'Take a role in a project back',
  access: write,
  params: grantParams,
});
