import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery } from '../pagination.ts';
import { id } from '../shapes.ts';
import { plannedDay } from './shapes.ts';
import {
  fullTemplate,
  rosterTemplate,
  templateContents,
  templateName,
  templateOutcome,
  templateSpan,
} from './template-shapes.ts';

const write = { scope: 'project', object: '/shifts', action: 'write' } as const;
const all = '/projects/:project_id/roster/templates';
const one = '/projects/:project_id/roster/templates/:template_id';
const params = z.object({ project_id: id, template_id: id });

/** Templates that a project's roster can be planned from, by name: its own, and those that the organization shares. */
export const listRosterTemplates = endpoint({
  method: 'GET',
  path: all,
  summary: 'List templates of a roster',
  access: write,
  params: z.object({ project_id: id }),
  query: z.object({ ...pageQuery.shape, span: templateSpan.optional() }),
  response: page(rosterTemplate),
});

/** A template with its shifts. 404 for one of another project, unless it is shared. */
export const readRosterTemplate = endpoint({
  method: 'GET',
  path: one,
  summary: 'Read a template of a roster',
  access: write,
  params,
  response: fullTemplate,
});

/**
 * Keeps the shifts of a week or a day that aren't cancelled. 422 `empty-roster` without any, `template-size` for more than 500,
 * `name-taken` in its project, `shared-people` where one that everybody has would carry people.
 */
export const createRosterTemplate = endpoint({
  method: 'POST',
  path: all,
  summary: 'Keep a template of a roster',
  access: write,
  params: z.object({ project_id: id }),
  body: z.object({ name: templateName, shared: z.boolean().default(false), contents: templateContents }),
  response: fullTemplate,
  status: 201,
});

/**
 * Renames a template, shares it, or keeps other `contents` in it. 422 as of a new one, and `template-elsewhere` for one that another
 * project shares, `locked-by-preset` for other contents where its preset locks the shifts.
 */
export const updateRosterTemplate = endpoint({
  method: 'PATCH',
  path: one,
  summary: 'Change a template of a roster',
  access: write,
  params,
  body: z.object({
    name: templateName.optional(),
    shared: z.boolean().optional(),
    contents: templateContents.optional(),
  }),
  response: fullTemplate,
});

/** Deletes a template; what was planned from it stays. `restoreRosterTemplate` brings it back. 422 `template-elsewhere`. */
export const deleteRosterTemplate = endpoint({
  method: 'DELETE',
  path: one,
  summary: 'Delete a template of a roster',
  access: write,
  params,
});

/** Brings a deleted template of the project back. 422 `name-taken`. */
export const restoreRosterTemplate = endpoint({
  method: 'POST',
  path: `${one}/restore`,
  summary: 'Restore a template of a roster',
  access: write,
  params,
  response: fullTemplate,
});

/**
 * Plans a template as drafts in the week in which `day` lies, or on that day, on the wall of the project's site. `version` = of the
 * template as it was seen: 412 for another. Where something is in the way of any shift, or of anybody on it, nothing is planned, unless
 * `leave_out`: 422 with the rule of the first, beside `shifts.{shift_id}` of each. Rules: those of a new shift and of a conflict,
 * `planned-already`, `past-day`, `skill-unknown` for a needed skill that nobody has any more. With `preview` nothing is written: the
 * answer is what would come of it. `undoBatch` takes it back.
 */
export const applyRosterTemplate = endpoint({
  method: 'POST',
  path: `${one}/applications`,
  summary: 'Plan a roster from a template',
  access: write,
  params,
  body: z.object({
    ...{
      day: plannedDay,
      version: z.int('Say which version you saw.'),
      with_people: z.boolean().default(true),
    },
    ...{ leave_out: z.boolean().default(false), preview: z.boolean().default(false) },
  }),
  response: templateOutcome,
});
