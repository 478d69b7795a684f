import { brokenRule } from '#contract/errors.ts';
import type { PresetShift, RosterPreset } from '#contract/shifts/preset.ts';
import type { Context } from '../../../platform/context.ts';
import { findServicesByCode } from '../queries/template-presets.ts';

/**
 * The shifts that a preset says, each with the organization's service of its code. Throws 422 `preset-shifts` where there are none, or
 * one of a week has no day, or one has neither a service nor a role; `preset-service` for a code that the organization hasn't.
 */
export const requirePresetShifts = async (context: Context, { span, shifts = [] }: RosterPreset) => {
  if (shifts.length === 0) throw problem('preset-shifts', 'This preset says no shifts: choose another one.');
  if (span === 'week' && shifts.some(({ weekday }) => weekday === null))
    throw problem(
      'preset-shifts',
      'Some shifts of this preset have no day of the week: say it in the preset.',
    );
  if (shifts.some(isNothing))
    throw problem('preset-shifts', 'Some shifts of this preset have no service and no role: say one there.');
  const services = await findServicesByCode(
    context,
    shifts.flatMap(({ service_code }) => service_code ?? []),
  );
  return shifts.map((shift) => ({ ...shift, service_type_id: serviceOf(shift, services) }));
};

/** A shift that a preset says, with the service that it names. */
export type FoundShift = Awaited<ReturnType<typeof requirePresetShifts>>[number];

const isNothing = ({ service_code, role }: PresetShift): boolean => !service_code && !role;

const serviceOf = ({ service_code: code }: PresetShift, services: ReadonlyMap<string, string>) => {
  if (!code) return null;
  const id = services.get(code);
  if (id === undefined)
    throw problem(
      'preset-service',
      `This organization has no service “${code}”, which the preset names: make one with that code, or choose another preset.`,
    );
  return id;
};

const problem = (rule: string, message: string) => brokenRule(rule, 'preset_id', message);
