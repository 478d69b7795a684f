import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { presetPreview, presetToApplyOver } from '../presets/applying.ts';
import { presetComparison, presetToApply, revisionToApply } from '../presets/shapes.ts';
import { id } from '../shapes.ts';
import { fullTemplate, templateName } from './template-shapes.ts';

const write = { scope: 'project', object: '/shifts', action: 'write' } as const;
const ALL = '/projects/:project_id/roster/templates';
const PRESET = `${ALL}/:template_id/preset` as const;
const params = z.object({ project_id: id, template_id: id });

/** A template of a roster to make from a preset: under its name unless another is said. */
export const rosterFromPreset = revisionToApply.extend({ name: templateName.optional() });
/** A template of a roster to make from a preset. */
export type RosterFromPreset = z.infer<typeof rosterFromPreset>;

/**
 * Makes a template of a project from a preset. 403 `preset-apply`; 422 `preset-shifts` where it says none, or some of a week without
 * their day, or without a service and a role; `preset-service` for a code that the organization hasn't; `preset-deprecated`,
 * `archived`, `name-taken`.
 */
export const createRosterTemplateFromPreset = endpoint({
  method: 'POST',
  path: `${ALL}/from-preset`,
  summary: 'Make a template of a roster from a preset',
  access: write,
  params: z.object({ project_id: id }),
  body: rosterFromPreset,
  response: fullTemplate,
  status: 201,
});

/** Which preset a template was made from, and whether its shifts have drifted. */
export const readRosterTemplatePreset = endpoint({
  method: 'GET',
  path: PRESET,
  summary: 'Compare a template of a roster with its preset',
  access: write,
  params,
  response: presetComparison,
});

/** What applying a revision would do to a template. 422 `preset-span` for one of a week and the other of a day, and as of a new one. */
export const previewRosterTemplatePreset = endpoint({
  method: 'POST',
  path: `${PRESET}/preview`,
  summary: 'Preview what a preset does to a template of a roster',
  access: write,
  params,
  body: presetToApply,
  response: presetPreview,
  status: 200,
});

/**
 * Applies a revision to a template: shifts that were changed here stay unless they are locked or named in `take`. Who is planned stays
 * with the shifts that stay. 412, 422 as of the preview, and `template-elsewhere`.
 */
export const applyRosterTemplatePreset = endpoint({
  method: 'POST',
  path: PRESET,
  summary: 'Apply a preset to a template of a roster',
  access: write,
  params,
  body: presetToApplyOver,
  response: fullTemplate,
  status: 200,
});

/** Takes the preset off a template, which stays as it is. 403 `preset-apply`, 422 `template-elsewhere`. */
export const removeRosterTemplatePreset = endpoint({
  method: 'DELETE',
  path: PRESET,
  summary: 'Remove the preset of a template of a roster',
  access: write,
  params,
});
