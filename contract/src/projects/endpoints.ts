import { z } from 'zod';
import { change } from '../clients/changes.ts';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, several, sortBy } from '../pagination.ts';
import { revisionToApply } from '../presets/shapes.ts';
import { day, id, longText } from '../shapes.ts';
import { COPY_PARTS, copyPreview } from './copies.ts';
import { dashboardQuery, projectDashboard } from './dashboard.ts';
import { settingsReach } from './settings-reach.ts';
import {
  health,
  newProject,
  project,
  projectBilling,
  projectChanges,
  projectRow,
  projectType,
} from './shapes.ts';
import { projectStatus } from './states.ts';
import { projectSteps } from './steps.ts';

const params = z.object({ project_id: id });
const place = '/projects/:project_id';

/** Keys that the list of projects is sorted by. */
export const PROJECT_SORTS = [
  'name',
  'code',
  'client',
  'status',
  'start_date',
  'end_date',
  'progress',
  'updated_at',
] as const;

/** Filters of the list of projects. `owner_id=me` = the caller; `health=none` = not set; archived ones only when asked for; plans that the caller may not read have none. */
export const projectFilters = z.object({
  q: z.string().trim().max(120).optional(),
  status: several(projectStatus),
  health: several(z.enum([...health.options, 'none'])),
  client_id: several(id),
  account_plan_id: several(id),
  owner_id: several(z.union([id, z.literal('me')])),
  billing: several(projectBilling),
  type: several(projectType),
  tags: several(z.string().trim().min(1).max(40)),
  ending_before: day.optional(),
});

/** Filters of the list of projects. */
export type ProjectFilters = z.infer<typeof projectFilters>;

/** The visible projects, page by page; everything but archived ones unless a status is asked for. */
export const listProjects = endpoint({
  method: 'GET',
  path: '/projects',
  summary: 'List projects',
  access: { scope: 'organization', object: '/projects', action: 'list' },
  query: z.object({ ...pageQuery.shape, ...projectFilters.shape, sort: sortBy(PROJECT_SORTS) }),
  response: page(projectRow),
});

/** Views are counted up to this; one more means "more than". */
export const VIEW_COUNT_LIMIT = 1_000;

/** How many projects each view holds: open, mine, needing attention (amber or red), ending in 60 days. */
export const countProjectViews = endpoint({
  method: 'GET',
  path: '/projects/views',
  summary: 'Count the projects of each view',
  access: { scope: 'organization', object: '/projects', action: 'list' },
  response: z.object({ open: z.int(), mine: z.int(), attention: z.int(), ending: z.int() }),
});

const copyParts = z.array(z.enum(COPY_PARTS)).min(1).max(COPY_PARTS.length);

/**
 * Makes a project, from scratch, from a preset or from a copy of another: what is said of it here goes before what is taken over,
 * but for what the preset locks (422 `locked-by-preset`).
 */
export const createProject = endpoint({
  method: 'POST',
  path: '/projects',
  summary: 'Create a project',
  access: { scope: 'organization', object: '/projects', action: 'create' },
  body: newProject.extend({
    copy: z.object({ project_id: id, parts: copyParts }).optional(),
    preset: revisionToApply.optional(),
  }),
  response: project,
  status: 201,
});

/** What a copy of a project that starts on a day would be made with, and which of its roles would come along. */
export const previewProjectCopy = endpoint({
  method: 'GET',
  path: `${place}/copy`,
  summary: 'Preview a copy of a project',
  access: { scope: 'project', object: `${place}/settings`, action: 'read' },
  params,
  query: z.object({ start_date: day }),
  response: copyPreview,
});

/** A project with everything about it. */
export const readProject = endpoint({
  method: 'GET',
  path: place,
  summary: 'Read a project',
  access: { scope: 'project', object: place, action: 'read' },
  params,
  response: project,
});

/** Changes fields of a project. */
export const updateProject = endpoint({
  method: 'PATCH',
  path: place,
  summary: 'Change a project',
  access: { scope: 'project', object: `${place}/settings`, action: 'update' },
  params,
  body: projectChanges,
  response: project,
});

/** What a change of fields would touch besides them, without making it. */
export const previewProjectChanges = endpoint({
  method: 'POST',
  path: `${place}/settings/preview`,
  summary: 'Preview what a change of a project touches',
  access: { scope: 'project', object: `${place}/settings`, action: 'update' },
  params,
  body: projectChanges,
  response: z.object({ data: z.array(settingsReach) }),
  status: 200,
});

/** Archives a project, whatever its state; `restoreProject` brings it back as it was. */
export const archiveProject = endpoint({
  method: 'DELETE',
  path: place,
  summary: 'Archive a project',
  access: { scope: 'project', object: place, action: 'delete' },
  params,
});

/** Brings an archived project back in the state it had. */
export const restoreProject = endpoint({
  method: 'POST',
  path: `${place}/restore`,
  summary: 'Restore an archived project',
  access: { scope: 'project', object: place, action: 'delete' },
  params,
  response: project,
});

/** The states that a project may be brought to next, what keeps the caller from them, and the time that holds it open. */
export const listProjectSteps = endpoint({
  method: 'GET',
  path: `${place}/steps`,
  summary: 'List the next states of a project',
  access: { scope: 'project', object: `${place}/settings`, action: 'read' },
  params,
  response: projectSteps,
});

/** Brings a project to another state; cancelling needs a reason, reopening and archiving a director. */
export const transitionProject = endpoint({
  method: 'POST',
  path: `${place}/transition`,
  summary: "Change a project's state",
  access: { scope: 'project', object: place, action: 'update' },
  params,
  body: z.object({ to: projectStatus, reason: longText.optional() }),
  response: project,
});

/** What happened to a project itself, newest first: its fields, its state, time that came or went in bulk. */
export const listProjectChanges = endpoint({
  method: 'GET',
  path: `${place}/changes`,
  summary: 'List what happened to a project',
  access: { scope: 'project', object: `${place}/settings`, action: 'read' },
  params,
  query: pageQuery,
  response: page(change),
});

/** A project's time of a period or of all time, summed, with its budgets as of today. */
export const readProjectDashboard = endpoint({
  method: 'GET',
  path: `${place}/dashboard`,
  summary: "Read a project's dashboard",
  access: { scope: 'project', object: `${place}/dashboard`, action: 'read' },
  params,
  query: dashboardQuery,
  response: projectDashboard,
});
