import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery } from '../pagination.ts';
import { id } from '../shapes.ts';
import { newOpsLogTemplate, opsLogTemplate, opsLogTemplateChanges } from './template-shapes.ts';

const LOG = '/projects/:project_id/ops-log';
const OWN = `${LOG}/templates` as const;
const ONE_OWN = `${OWN}/:log_template_id` as const;
const ALL = '/ops-log-templates';
const ONE = `${ALL}/:log_template_id` as const;

const keep = { scope: 'project', object: '/projects/:project_id/settings', action: 'update' } as const;
const mayForAll = (action: 'read' | 'update') =>
  ({ scope: 'organization', object: '/organizations/current/settings', action }) as const;
const inProject = z.object({ project_id: id });
const params = z.object({ project_id: id, log_template_id: id });
const paramsForAll = z.object({ log_template_id: id });

/** What entries of a project may start from, by type and name: templates of its own, and the organization's. */
export const listOpsLogTemplates = endpoint({
  method: 'GET',
  path: OWN,
  summary: 'List templates of an ops-log',
  access: { scope: 'project', object: LOG, action: 'create' },
  circumstance: 'after-shift',
  params: inProject,
  query: pageQuery,
  response: page(opsLogTemplate),
});

/** Keeps a template of a project. 422 `name-taken`, `template-empty`, `template-count`, `incident-severity`, `project-archived`. */
export const createOpsLogTemplate = endpoint({
  method: 'POST',
  path: OWN,
  summary: 'Keep a template of an ops-log',
  access: keep,
  params: inProject,
  body: newOpsLogTemplate,
  response: opsLogTemplate,
  status: 201,
});

/** Changes a template of a project. 422 as of a new one. */
export const updateOpsLogTemplate = endpoint({
  method: 'PATCH',
  path: ONE_OWN,
  summary: 'Change a template of an ops-log',
  access: keep,
  params,
  body: opsLogTemplateChanges,
  response: opsLogTemplate,
});

/** Archives a template of a project; what was written from it stays. `restoreOpsLogTemplate` brings it back. */
export const archiveOpsLogTemplate = endpoint({
  method: 'DELETE',
  path: ONE_OWN,
  summary: 'Archive a template of an ops-log',
  access: keep,
  params,
});

/** Brings an archived template of a project back. 422 `name-taken`, `template-count`. */
export const restoreOpsLogTemplate = endpoint({
  method: 'POST',
  path: `${ONE_OWN}/restore`,
  summary: 'Restore a template of an ops-log',
  access: keep,
  params,
  response: opsLogTemplate,
});

/** Templates that every project has, where it has none of its own of their type. */
export const listSharedOpsLogTemplates = endpoint({
  method: 'GET',
  path: ALL,
  summary: 'List the templates of every ops-log',
  access: mayForAll('read'),
  query: pageQuery,
  response: page(opsLogTemplate),
});

/** Keeps a template for every project. 422 as of a project's. */
export const createSharedOpsLogTemplate = endpoint({
  method: 'POST',
  path: ALL,
  summary: 'Keep a template for every ops-log',
  access: mayForAll('update'),
  body: newOpsLogTemplate,
  response: opsLogTemplate,
  status: 201,
});

/** Changes a template of every project. 422 as of a new one. */
export const updateSharedOpsLogTemplate = endpoint({
  method: 'PATCH',
  path: ONE,
  summary: 'Change a template of every ops-log',
  access: mayForAll('update'),
  params: paramsForAll,
  body: opsLogTemplateChanges,
  response: opsLogTemplate,
});

/** Archives a template of every project; `restoreSharedOpsLogTemplate` brings it back. */
export const archiveSharedOpsLogTemplate = endpoint({
  method: 'DELETE',
  path: ONE,
  summary: 'Archive a template of every ops-log',
  access: mayForAll('update'),
  params: paramsForAll,
});

/** Brings an archived template of every project back. 422 `name-taken`, `template-count`. */
export const restoreSharedOpsLogTemplate = endpoint({
  method: 'POST',
  path: `${ONE}/restore`,
  summary: 'Restore a template of every ops-log',
  access: mayForAll('update'),
  params: paramsForAll,
  response: opsLogTemplate,
});
