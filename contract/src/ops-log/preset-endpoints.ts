import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { presetPreview, presetToApplyOver } from '../presets/applying.ts';
import { presetComparison, presetToApply, revisionToApply } from '../presets/shapes.ts';
import { id } from '../shapes.ts';
import { newOpsLogTemplate, opsLogTemplate } from './template-shapes.ts';

const OWN = '/projects/:project_id/ops-log/templates';
const OWN_PRESET = `${OWN}/:log_template_id/preset` as const;
const ALL = '/ops-log-templates';
const PRESET = `${ALL}/:log_template_id/preset` as const;

const keep = { scope: 'project', object: '/projects/:project_id/settings', action: 'update' } as const;
const mayForAll = (action: 'read' | 'update') =>
  ({ scope: 'organization', object: '/organizations/current/settings', action }) as const;
const params = z.object({ project_id: id, log_template_id: id });
const paramsForAll = z.object({ log_template_id: id });

/** A template to make from a preset: its name unless another is said, and a type where the preset says none. */
export const templateFromPreset = revisionToApply.extend(
  newOpsLogTemplate.pick({ name: true, type: true }).partial().shape,
);
/** A template to make from a preset. */
export type TemplateFromPreset = z.infer<typeof templateFromPreset>;

/** Makes a template of a project from a preset. 403 `preset-apply`, 422 `preset-type`, `preset-deprecated`, `archived`, and as of a new one. */
export const createOpsLogTemplateFromPreset = endpoint({
  method: 'POST',
  path: `${OWN}/from-preset`,
  summary: 'Make a template of an ops-log from a preset',
  access: keep,
  params: z.object({ project_id: id }),
  body: templateFromPreset,
  response: opsLogTemplate,
  status: 201,
});

/** What of a project's template has drifted from its preset. */
export const readOpsLogTemplatePreset = endpoint({
  method: 'GET',
  path: OWN_PRESET,
  summary: 'Compare a template of an ops-log with its preset',
  access: keep,
  params,
  response: presetComparison,
});

/** What applying a revision would do to a project's template. 422 `preset-type`. */
export const previewOpsLogTemplatePreset = endpoint({
  method: 'POST',
  path: `${OWN_PRESET}/preview`,
  summary: 'Preview what a preset does to a template of an ops-log',
  access: keep,
  params,
  body: presetToApply,
  response: presetPreview,
  status: 200,
});

/** Applies a revision to a project's template: what was changed here stays unless it is locked or named in `take`, and what `leave` names. 412, 422. */
export const applyOpsLogTemplatePreset = endpoint({
  method: 'POST',
  path: OWN_PRESET,
  summary: 'Apply a preset to a template of an ops-log',
  access: keep,
  params,
  body: presetToApplyOver,
  response: opsLogTemplate,
  status: 200,
});

/** Takes the preset off a project's template: it stays as it is, and nothing is locked any more. */
export const removeOpsLogTemplatePreset = endpoint({
  method: 'DELETE',
  path: OWN_PRESET,
  summary: 'Remove the preset of a template of an ops-log',
  access: keep,
  params,
});

/** Makes a template of every project from a preset. 422 as of a project's. */
export const createSharedOpsLogTemplateFromPreset = endpoint({
  method: 'POST',
  path: `${ALL}/from-preset`,
  summary: 'Make a template of every ops-log from a preset',
  access: mayForAll('update'),
  body: templateFromPreset,
  response: opsLogTemplate,
  status: 201,
});

/** What of a template of every project has drifted from its preset. */
export const readSharedOpsLogTemplatePreset = endpoint({
  method: 'GET',
  path: PRESET,
  summary: 'Compare a template of every ops-log with its preset',
  access: mayForAll('read'),
  params: paramsForAll,
  response: presetComparison,
});

/** What applying a revision would do to a template of every project. */
export const previewSharedOpsLogTemplatePreset = endpoint({
  method: 'POST',
  path: `${PRESET}/preview`,
  summary: 'Preview what a preset does to a template of every ops-log',
  access: mayForAll('update'),
  params: paramsForAll,
  body: presetToApply,
  response: presetPreview,
  status: 200,
});

/** Applies a revision to a template of every project. 412, 422. */
export const applySharedOpsLogTemplatePreset = endpoint({
  method: 'POST',
  path: PRESET,
  summary: 'Apply a preset to a template of every ops-log',
  access: mayForAll('update'),
  params: paramsForAll,
  body: presetToApplyOver,
  response: opsLogTemplate,
  status: 200,
});

/** Takes the preset off a template of every project. */
export const removeSharedOpsLogTemplatePreset = endpoint({
  method: 'DELETE',
  path: PRESET,
  summary: 'Remove the preset of a template of every ops-log',
  access: mayForAll('update'),
  params: paramsForAll,
});
