import { z } from 'zod';
import { presetToApply, reapplyStep } from './shapes.ts';

/** What whoever applies a preset has to be allowed, besides changing what it is applied to. */
export const APPLY_PRESET = { scope: 'organization', object: '/presets', action: 'apply' } as const;

/** A revision to apply to what stands at a version: 412 where somebody has changed that since. */
export const presetToApplyOver = presetToApply.extend({ version: z.int().min(1) });
/** A revision to apply to what stands at a version. */
export type PresetToApplyOver = z.infer<typeof presetToApplyOver>;

/** What applying a revision would do to each place that differs from it, over a version. */
export const presetPreview = z.object({ version: z.int(), steps: z.array(reapplyStep) });
/** What applying a revision would do. */
export type PresetPreview = z.infer<typeof presetPreview>;
