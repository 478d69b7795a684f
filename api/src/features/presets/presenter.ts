import type { Preset, PresetRevision } from '#contract/presets/shapes.ts';
import type { PresetRow } from './queries/presets.ts';
import { type RevisionRow, saidIn } from './queries/revisions.ts';

/** A preset as people see it. */
export const presentPreset = ({ domain, figures, ...row }: PresetRow): Preset => ({
  ...row,
  ...figures,
  scope: domain === '/root' ? 'global' : 'organization',
});

/** A revision as people see it. */
export const presentRevision = (row: RevisionRow): PresetRevision => ({
  ...row,
  payload: saidIn(row),
  updated_by: row.updated_by === null ? null : { name: row.updated_by },
});
