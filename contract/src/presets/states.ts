import { z } from 'zod';

/** What a preset is a template of. */
export const PRESET_KINDS = [
  'project',
  'roster',
  'dealsheet',
  'account_plan',
  'calculator',
  'ops_log',
  'notification',
] as const;
/** What a preset is a template of. */
export const presetKind = z.enum(PRESET_KINDS);
/** What a preset is a template of. */
export type PresetKind = z.infer<typeof presetKind>;

/** Whose a preset is: every organization's, or one's own. */
export const PRESET_SCOPES = ['global', 'organization'] as const;
/** Whose a preset is. */
export const presetScope = z.enum(PRESET_SCOPES);
/** Whose a preset is. */
export type PresetScope = z.infer<typeof presetScope>;

/** Where a revision stands, in the order of its life. A published one never changes; a deprecated one is applied no more. */
export const REVISION_STATUSES = ['draft', 'published', 'deprecated'] as const;
/** Where a revision stands. */
export const revisionStatus = z.enum(REVISION_STATUSES);
/** Where a revision stands. */
export type RevisionStatus = z.infer<typeof revisionStatus>;
