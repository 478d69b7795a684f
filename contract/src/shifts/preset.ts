import { z } from 'zod';
import { type Json, leavesOf } from '../presets/leaves.ts';
import { shiftFields } from './shapes.ts';
import { MOST_TEMPLATE_SHIFTS, type TemplateSpan, templateSpan } from './template-shapes.ts';

const presetShift = shiftFields
  .pick({ start: true, end: true, break_min: true, headcount: true, skills: true, note: true, site: true })
  .extend({
    /** 0 (Sunday) to 6; null in a preset of one day. */
    weekday: z.int().min(0, 'Choose a day of the week.').max(6, 'Choose a day of the week.').nullable(),
    /** The code of a service type, since a preset may be every organization's; this or `role` is needed. */
    service_code: z.string().max(12, 'Use at most 12 characters.').nullable(),
    role: shiftFields.shape.role,
  });
/** A shift as a preset says it. */
export type PresetShift = z.infer<typeof presetShift>;

/** What a preset says of a roster: the shifts of a week, or of a day, without anybody on them. */
export const rosterPreset = z
  .object({
    span: templateSpan,
    shifts: z.array(presetShift).max(MOST_TEMPLATE_SHIFTS, `Use at most ${MOST_TEMPLATE_SHIFTS} shifts.`),
  })
  .partial();
/** What a preset says of a roster. */
export type RosterPreset = z.infer<typeof rosterPreset>;

/** What a preset is of: a week where it doesn't say and any of its shifts has a day. */
export const presetSpan = ({ span, shifts = [] }: RosterPreset): TemplateSpan =>
  span ?? (shifts.some(({ weekday }) => weekday !== null) ? 'week' : 'day');

/** What of a preset a template is compared with, or what is in a template: its shifts, in an order that is the same for both. */
export const comparedShifts = ({
  span,
  shifts,
}: RosterPreset): { readonly shifts?: readonly PresetShift[] } => {
  if (!shifts) return {};
  const isDay = span === 'day';
  return {
    shifts: shifts
      .map((shift) => (isDay ? { ...shift, weekday: null } : shift))
      .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1)),
  };
};

/** Monday first, then by the hour; what is left makes the order the same wherever it comes from. */
const orderOf = ({ weekday, start, end, ...shift }: PresetShift): string =>
  [((weekday ?? 0) + 6) % 7, start, end, ...sortedLeaves(shift)].join(' ');

const sortedLeaves = (shift: object): string[] =>
  [...leavesOf(shift)]
    .map(([path, value]: readonly [string, Json]) => `${path}=${JSON.stringify(value)}`)
    .sort();

/** What of a preset's locks binds a template: what it is of never changes. */
export const bindingRosterLocks = (locked: readonly string[]): string[] =>
  locked.filter((path) => path === '/shifts');
