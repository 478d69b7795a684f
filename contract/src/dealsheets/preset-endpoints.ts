import { z } from 'zod';
import { calculationLine } from '../calculator/inputs.ts';
import { endpoint } from '../endpoint.ts';
import { presetPreview, presetToApplyOver } from '../presets/applying.ts';
import { presetComparison, presetToApply } from '../presets/shapes.ts';
import { DEALSHEET, dealsheetParams, mayOfOne } from './places.ts';
import { dealsheet } from './shapes.ts';

const PLACE = `${DEALSHEET}/preset` as const;

/** Which preset was applied to a dealsheet, and what of its newest revision has drifted. */
export const readDealsheetPreset = endpoint({
  method: 'GET',
  path: PLACE,
  summary: 'Compare a dealsheet with its preset',
  access: mayOfOne('read'),
  params: dealsheetParams,
  response: presetComparison,
});

/** What applying a revision would do to a dealsheet; `lines` would be added, and with them phases, risks and assumptions: the first time alone. */
export const dealsheetPresetPreview = presetPreview.extend({ lines: z.array(calculationLine) });
/** What applying a revision would do to a dealsheet. */
export type DealsheetPresetPreview = z.infer<typeof dealsheetPresetPreview>;

/** What applying a revision of a preset would do to a dealsheet, without doing it. 403 `preset-apply`, 422 `preset-deprecated`, `archived`. */
export const previewDealsheetPreset = endpoint({
  method: 'POST',
  path: `${PLACE}/preview`,
  summary: 'Preview what a preset does to a dealsheet',
  access: mayOfOne('update'),
  params: dealsheetParams,
  body: presetToApply,
  response: dealsheetPresetPreview,
  status: 200,
});

/** Applies a revision to a draft: what was changed here stays unless it is locked or named in `take`. 403 `preset-apply`, 412, 422. */
export const applyDealsheetPreset = endpoint({
  method: 'POST',
  path: PLACE,
  summary: 'Apply a preset to a dealsheet',
  access: mayOfOne('update'),
  params: dealsheetParams,
  body: presetToApplyOver,
  response: dealsheet,
  status: 200,
});

/** Takes the preset off a draft: it stays as it is, and nothing is locked any more. */
export const removeDealsheetPreset = endpoint({
  method: 'DELETE',
  path: PLACE,
  summary: 'Remove the preset of a dealsheet',
  access: mayOfOne('update'),
  params: dealsheetParams,
});
