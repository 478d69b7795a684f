import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import type { PresetPreview } from '#contract/presets/applying.ts';
import { COMPARED } from '#contract/presets/compared.ts';
import { reapply } from '#contract/presets/drift.ts';
import type { PresetComparison, PresetToApply } from '#contract/presets/shapes.ts';
import {
  comparedShifts,
  type PresetShift,
  presetSpan,
  type RosterPreset,
  rosterPreset,
} from '#contract/shifts/preset.ts';
import type { Context } from '../../../platform/context.ts';
import { compared, type RevisionApplied, requireApplicable, requireApplying } from '../../presets/queries.ts';
import { listTemplateShifts, type TemplateShiftRow } from './template-shifts.ts';
import { requireTemplate, type TemplateRow } from './templates.ts';

/** What a revision says of a roster, of a day without weekdays. */
export const saidOf = ({ payload }: Pick<RevisionApplied, 'payload'>): RosterPreset => {
  const said = rosterPreset.parse(payload);
  const span = presetSpan(said);
  return { span, ...(said.shifts ? { shifts: [...(comparedShifts({ ...said, span }).shifts ?? [])] } : {}) };
};

/** A shift of a template as a preset would say it. */
export const saidShift = (row: TemplateShiftRow): PresetShift => {
  const { weekday, start, end, break_min, headcount, skills, note, site, role, service_code } = row;
  return { weekday, start, end, break_min, headcount, skills, note, site, role, service_code };
};

/** Which preset a template was made from, and whether its shifts have drifted. Throws 404. */
export const compareTemplate = async (
  context: Context,
  project: string,
  id: string,
): Promise<PresetComparison> => {
  const { preset } = await requireTemplate(context, project, id);
  if (!preset) return compared(null, { payload: {}, locked: [] }, {});
  const shifts = (await listTemplateShifts(context, id)).map(saidShift);
  return compared(preset, COMPARED.roster_template(preset), comparedShifts({ shifts }));
};

/**
 * What applying a revision to a template comes to; `shifts` = those that it has then, null where it keeps its own. Throws 403
 * `preset-apply`, 404, 422 `preset-deprecated`, `archived`, `preset-span`.
 */
export const planTemplatePreset = async (
  context: Context,
  { id, span, preset }: TemplateRow,
  { take, leave, ...of }: PresetToApply,
) => {
  requireApplying(context);
  const next = await requireApplicable(context, of, 'roster');
  const said = saidOf(next);
  if (said.span !== span)
    throw brokenRule(
      'preset-span',
      'preset_id',
      `This preset is of a ${said.span}, and this template of a ${span}: choose another one.`,
    );
  const rows = await listTemplateShifts(context, id);
  const steps = reapply({
    ...{ base: preset && COMPARED.roster_template(preset), next: COMPARED.roster_template(next) },
    ...{ current: comparedShifts({ shifts: rows.map(saidShift) }), take, leave },
  });
  const isTaken = steps.some(({ path, taken }) => path === '/shifts' && taken);
  return { next, steps, rows, shifts: isTaken ? (said.shifts ?? []) : null };
};

/** The same without doing it. */
export const previewTemplatePreset = async (
  context: Context,
  project: string,
  { id, of }: { readonly id: string; readonly of: PresetToApply },
): Promise<PresetPreview> => {
  const template = await requireTemplate(context, project, id);
  const { steps } = await planTemplatePreset(context, template, of);
  return { version: template.version, steps };
};

/** Ids of the organization's services by their codes, of two the one in use. */
export const findServicesByCode = async (
  { db, organization }: Context,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('service_types')
    .select(['id', 'code'])
    .where('org_id', '=', organization)
    .where(sql<boolean>`code = any (${codes}::text[])`)
    .orderBy(sql`archived_at is null`)
    .execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
};
