import { MATRIX, type Mutant } from '../mutant.ts';

const said = (name: string, file: string, text: string, instead: string): Mutant => ({
  name: `declaration: ${name}`,
  file: `contract/src/${file}`,
  text,
  instead,
  tests: [MATRIX],
});

/** What endpoints say about who may ask. */
export const DECLARATIONS: readonly Mutant[] = [
  said(
    'making a project is listing projects',
    'projects/endpoints.ts',
    "object: '/projects', action: 'create'",
    "object: '/projects', action: 'list'",
  ),
  said(
    'archiving a project is reading it',
    'projects/endpoints.ts',
    "path: place,\n  summary: 'Archive a project',\n  access: { scope: 'project', object: place, action: 'delete' }",
    "path: place,\n  summary: 'Archive a project',\n  access: { scope: 'project', object: place, action: 'read' }",
  ),
  said(
    "a project's settings are the project",
    'projects/endpoints.ts',
    "/settings`, action: 'update' },\n  params,\n  body: projectChanges,\n  response: project,",
    "`, action: 'read' },\n  params,\n  body: projectChanges,\n  response: project,",
  ),
  said(
    "a project's activity is asked of the organization",
    'activity/endpoints.ts',
    "scope: 'project', object: '/projects/:project_id/activity'",
    "scope: 'organization', object: '/projects/:project_id/activity'",
  ),
  said(
    'roles of a project may be written by whoever reads them',
    'project-roles/endpoints.ts',
    "object: place, action: 'update'",
    "object: place, action: 'read'",
  ),
  said(
    'listing clients is choosing clients',
    'clients/endpoints.ts',
    "object: '/clients', action: 'list'",
    "object: '/choices/clients', action: 'read'",
  ),
  said(
    'restoring a client is reading it',
    'clients/endpoints.ts',
    "summary: 'Restore an archived client',\n  access: { scope: 'organization', object: place, action: 'delete' }",
    "summary: 'Restore an archived client',\n  access: { scope: 'organization', object: place, action: 'read' }",
  ),
  said(
    'rates are removed by whoever reads them',
    'service-types/rate-endpoints.ts',
    "summary: 'Remove a rate of a service type',\n  access: { scope: 'organization', object, action: 'update' }",
    "summary: 'Remove a rate of a service type',\n  access: { scope: 'organization', object, action: 'read' }",
  ),
  said(
    'the team is written by whoever reads it',
    'members/endpoints.ts',
    "object: '/members', action: 'write'",
    "object: '/members', action: 'read'",
  ),
  said(
    'anybody signed in exports the audit trail',
    'audit/endpoints.ts',
    "summary: 'Export the audit trail',\n  access: read",
    "summary: 'Export the audit trail',\n  access: { scope: 'person' }",
  ),
  said(
    'the policy is read in an organization',
    'policy/endpoints.ts',
    "const read = { scope: 'root', object: '/policy', action: 'read' }",
    "const read = { scope: 'organization', object: '/policy', action: 'read' }",
  ),
  said(
    'roles at the root are written in an organization',
    'root-grants/endpoints.ts',
    "const write = { scope: 'root'",
    "const write = { scope: 'organization'",
  ),
  said(
    'anybody may view as somebody else',
    'views/endpoints.ts',
    "summary: 'Look as another role or person',\n  access: { scope: 'organization', object: '/views', action: 'create' }",
    "summary: 'Look as another role or person',\n  access: { scope: 'organization', object: '/dashboard', action: 'read' }",
  ),
  said(
    'an import is undone by whoever may log time',
    'imports/endpoints.ts',
    "object: '/imports', action: 'undo'",
    "object: '/daily-activity', action: 'create'",
  ),
  said(
    'deletions ask for no version',
    'endpoint.ts',
    "(method === 'PATCH' || method === 'DELETE') && !path",
    "method === 'PATCH' && !path",
  ),
];
