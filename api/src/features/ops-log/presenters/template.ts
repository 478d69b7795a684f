import { type OpsLogTemplate, opsLogTemplateContents } from '#contract/ops-log/template-shapes.ts';
import type { TemplateRow } from '../queries/templates.ts';

/** What entries of a type start from, as somebody sees it. */
export const presentTemplate = (row: TemplateRow): OpsLogTemplate => {
  const { id, version, project_id, used, type, name, payload } = row;
  return { id, version, project_id, used, type, name, ...opsLogTemplateContents.parse(payload) };
};
