import type { PresetPreview } from '#contract/presets/applying.ts';
import type { AppliedPreset, Preset, PresetComparison } from '#contract/presets/shapes.ts';

/** Id of the preset that the fixtures speak of. */
export const PRESET_ID = '01a1fb7a-8bb3-77c6-abf2-5c0938cbb4f1';

/** A preset that was published three times, the second of which is applied. */
export const APPLIED: AppliedPreset = {
  ...{ id: PRESET_ID, name: 'Guarding contract', scope: 'organization', revision: 2, current: 3 },
  locked: ['/priority'],
};

/** The same in the list. */
export const LISTED: Preset = {
  ...{ id: PRESET_ID, version: 5, kind: 'project', scope: 'organization', name: APPLIED.name },
  ...{ description: 'For sites with shifts', current: 3, draft: null, revisions: 3, uses: 4, behind: 4 },
  ...{ updated_at: '2026-01-02T00:00:00.000Z', archived_at: null },
};

/** One field differs from it. */
export const COMPARED: PresetComparison = {
  applied: APPLIED,
  drift: [{ path: '/tags', preset: ['quay'], current: ['mine'], locked: false }],
};

/** What the third revision does. */
export const PREVIEW: PresetPreview = {
  version: 3,
  steps: [
    { path: '/priority', before: 'normal', after: 'high', reason: 'locked', taken: true },
    { path: '/tags', before: ['mine'], after: ['pier'], reason: 'both', taken: false },
  ],
};
