import { type OpsLogTemplate, opsLogTemplateContents } from '#contract/ops-log/template-shapes.ts';
import { driftOf } from '#contract/presets/drift.ts';
import { appliedAs } from '../../presets/queries.ts';
import { boundBy } from '../queries/template-presets.ts';
import type { TemplateRow } from '../queries/templates.ts';

/** What entries of a type start from, as somebody sees it. */
export const presentTemplate = (row: TemplateRow): OpsLogTemplate => {
  const { id, version, project_id, used, type, name } = row;
  const contents = opsLogTemplateContents.parse(row.payload);
  return { id, version, project_id, used, type, name, ...contents, preset: presetOf(row.preset, contents) };
};

const presetOf = (of: TemplateRow['preset'], contents: object): OpsLogTemplate['preset'] => {
  if (!of) return null;
  const bound = boundBy(of);
  return { ...appliedAs(of, bound.locked), drifted: driftOf(bound, contents).length };
};
