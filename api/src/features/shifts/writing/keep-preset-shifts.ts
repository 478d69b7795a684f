import { isSameLeaf } from '#contract/presets/leaves.ts';
import type { Context } from '../../../platform/context.ts';
import { saidShift } from '../queries/template-presets.ts';
import { findHeldSkills, type TemplateShiftRow } from '../queries/template-shifts.ts';
import type { FoundShift } from '../rules/preset-shifts.ts';
import { writeTemplateShifts } from './keep-template.ts';

/** Writes what a preset says as the shifts of a template; whoever is planned on one that stays as it is stays on it. */
export const keepPresetShifts = async (
  context: Context,
  template: string,
  shifts: readonly FoundShift[],
  before: readonly TemplateShiftRow[] = [],
): Promise<void> => {
  const left = [...before];
  const peopleOf = ({ service_type_id: _, ...shift }: FoundShift) => {
    const at = left.findIndex((row) => isSameLeaf([saidShift(row)], [shift]));
    return at < 0 ? [] : left.splice(at, 1).flatMap(({ people }) => people);
  };
  await writeTemplateShifts(
    context,
    template,
    shifts.map((shift) => ({ ...shift, people: peopleOf(shift) })),
  );
};

/** Which of the skills that shifts need somebody has. */
export const heldSkillsOf = (context: Context, shifts: readonly FoundShift[]): Promise<string[]> =>
  findHeldSkills(context, [...new Set(shifts.flatMap(({ skills }) => skills.map(({ skill }) => skill)))]);
