import { COMPARED, standingAt } from '#contract/presets/compared.ts';
import { driftOf } from '#contract/presets/drift.ts';
import type { FullTemplate, RosterTemplate, TemplateShift } from '#contract/shifts/template-shapes.ts';
import { appliedAs } from '../../presets/queries.ts';
import type { TemplateShiftRow } from '../queries/template-shifts.ts';
import type { TemplateRow } from '../queries/templates.ts';

/** A template as a list answers it. */
export const presentTemplate = (row: TemplateRow): RosterTemplate => {
  const { id, version, name, span, shared, own, project, counted, updated_at } = row;
  return { id, version, name, span, shared, own, project, ...counted, updated_at, preset: presetOf(row) };
};

const presetOf = ({ preset, standing }: TemplateRow): RosterTemplate['preset'] => {
  if (!preset) return null;
  const bound = COMPARED.roster_template(preset);
  const current = standingAt('roster_template', standing ?? {});
  return { ...appliedAs(preset, bound.locked), drifted: driftOf(bound, current).length };
};

/** A template with its shifts. */
export const presentFullTemplate = (row: TemplateRow, shifts: readonly TemplateShiftRow[]): FullTemplate => ({
  ...presentTemplate(row),
  plan: shifts.map(presentShift),
});

const presentShift = (row: TemplateShiftRow): TemplateShift => {
  const { id, weekday, start, end, break_min, role, site, headcount, skills, note, people } = row;
  const { service_type_id, service_code, service_name, service_archived } = row;
  const service =
    service_type_id && service_code !== null && service_name !== null
      ? { id: service_type_id, code: service_code, name: service_name, archived: service_archived }
      : null;
  return {
    ...{ id, weekday, start, end, break_min, service, role, site, headcount, skills, note },
    people: people.map(({ booking, ...member }) => ({ member, booking })),
  };
};
