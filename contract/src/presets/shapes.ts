import { z } from 'zod';
import { id, instant, longText, name } from '../shapes.ts';
import { REAPPLY_REASONS } from './drift.ts';
import { leafPath } from './leaves.ts';
import { presetKind, presetScope, revisionStatus } from './states.ts';

/** The most paths that a revision locks. */
export const LOCKED_AT_MOST = 200;

const unique = (items: readonly string[]): boolean => new Set(items).size === items.length;

/** What a preset says, as its kind's shape in `PAYLOADS` checks it. */
const payload = z.record(z.string(), z.unknown());
const locked = z.array(leafPath).max(LOCKED_AT_MOST, `Lock at most ${LOCKED_AT_MOST} fields.`);
const lockedOnce = locked.refine(unique, 'Lock every field once.');
const note = longText.max(500, 'Use at most 500 characters.');
const description = longText.max(500, 'Use at most 500 characters.');

/** A new preset: its first revision is a draft. Global ones are for whoever administers everything. `locked` = paths of its payload that whoever applies it may not change. */
export const newPreset = z.object({
  ...{ kind: presetKind, scope: presetScope.default('organization'), name },
  description: description.default(''),
  payload: payload.default({}),
  locked: lockedOnce.default([]),
});
/** A new preset. */
export type NewPreset = z.infer<typeof newPreset>;

/** What is changed of a preset itself: every revision has it. */
export const presetChanges = z.object({ name, description }).partial();
/** What is changed of a preset itself. */
export type PresetChanges = z.infer<typeof presetChanges>;

/** What a draft says from now on; a published revision is never changed, the next one is drafted. */
export const revisionChanges = z.object({ payload, locked: lockedOnce, note }).partial();
/** What a draft says from now on. */
export type RevisionChanges = z.infer<typeof revisionChanges>;

/**
 * A revision; `note` says what is different in it. `updated_at` and `updated_by` = when it came to stand where it stands, and by whom: a
 * draft was changed last then, others were published or deprecated; null for somebody who isn't of the organization.
 */
export const presetRevision = z.object({
  revision: z.int(),
  version: z.int(),
  status: revisionStatus,
  payload,
  locked: z.array(z.string()),
  note: z.string(),
  published_at: instant.nullable(),
  updated_at: instant,
  updated_by: z.object({ name: z.string() }).nullable(),
});
/** A revision. */
export type PresetRevision = z.infer<typeof presetRevision>;

/**
 * A preset in a list. `current` = the newest published revision that isn't deprecated, the one that is applied; `draft` = the
 * number of the one that is being written; `uses` = how much of the organization it is applied to, `behind` = of these, with an
 * older revision than the current one.
 */
export const preset = z.object({
  ...{
    id,
    version: z.int(),
    kind: presetKind,
    scope: presetScope,
    name: z.string(),
    description: z.string(),
  },
  ...{
    current: z.int().nullable(),
    draft: z.int().nullable(),
    revisions: z.int(),
    uses: z.int(),
    behind: z.int(),
  },
  ...{ updated_at: instant, archived_at: instant.nullable() },
});
/** A preset in a list. */
export type Preset = z.infer<typeof preset>;

/** What of something has drifted from what was applied to it: places, and what stands there. */
export const drift = z.object({
  path: z.string(),
  preset: z.unknown(),
  current: z.unknown(),
  locked: z.boolean(),
});

/** What applying a revision does to a place. */
export const reapplyStep = z.object({
  ...{ path: z.string(), before: z.unknown(), after: z.unknown() },
  ...{ reason: z.enum(REAPPLY_REASONS), taken: z.boolean() },
});

/** Which revision was applied, and the newest that could be; `current` null where it is deprecated. */
export const appliedPreset = z.object({
  ...{ id, name: z.string(), scope: presetScope },
  ...{ revision: z.int(), current: z.int().nullable(), locked: z.array(z.string()) },
});
/** Which revision was applied. */
export type AppliedPreset = z.infer<typeof appliedPreset>;

/** What something has been made from, and what of it has drifted; `applied` null where nothing was. */
export const presetComparison = z.object({ applied: appliedPreset.nullable(), drift: z.array(drift) });
/** What something has been made from, and what of it has drifted. */
export type PresetComparison = z.infer<typeof presetComparison>;

/** Which revision something is made from. */
export const revisionToApply = z.object({ preset_id: id, revision: z.int().min(1, 'Choose a revision.') });

/**
 * A revision to apply; `take` = paths that were changed here and are given up for what it says, `leave` = paths that would follow it and
 * stay as they are here.
 */
export const presetToApply = revisionToApply.extend({
  take: locked.default([]),
  leave: locked.default([]),
});
/** A revision to apply. */
export type PresetToApply = z.infer<typeof presetToApply>;
