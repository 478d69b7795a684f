import { COMPARED, standingAt } from '#contract/presets/compared.ts';
import { driftOf } from '#contract/presets/drift.ts';
import type { Preset, PresetRevision } from '#contract/presets/shapes.ts';
import type { PresetUse } from '#contract/presets/uses.ts';
import type { PresetRow } from './queries/presets.ts';
import { type RevisionRow, saidIn } from './queries/revisions.ts';
import type { UseRow } from './queries/uses.ts';

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

/** A place of a preset as people see it. */
export const presentUse = ({ place, id, name, revision, project, said }: UseRow): PresetUse => ({
  ...{ place, id, name, revision, project },
  drifted: driftOf(COMPARED[place](said), standingAt(place, said.current)).length,
});
