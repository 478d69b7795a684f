import { brokenRule, notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { lockPreset, requirePreset } from '../queries/presets.ts';
import { findNewest } from '../queries/revisions.ts';
import { requireKeeping, requireStanding } from '../rules/keeping.ts';

/** A preset that is changed, held until the transaction ends. Throws 404, 403 `global-preset`, 422 `archived`. */
export const lockKept = async (context: Context, id: string) => {
  const seen = await requirePreset(context, id);
  requireKeeping(context, seen);
  const preset = await lockPreset(context, id);
  if (!preset) throw notFound('preset');
  requireStanding(preset);
  return preset;
};

/** The same with its draft. Throws 422 `no-draft` where it has none. */
export const lockDraft = async (context: Context, id: string) => {
  const preset = await lockKept(context, id);
  const draft = await findNewest(context, id);
  if (draft?.status !== 'draft')
    throw brokenRule('no-draft', '', 'This preset has no draft: begin the next revision first.');
  return { preset, draft };
};
