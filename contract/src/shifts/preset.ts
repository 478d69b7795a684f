import { z } from 'zod';
import { shiftFields } from './shapes.ts';
import { MOST_TEMPLATE_SHIFTS, templateSpan } from './template-shapes.ts';

const presetShift = shiftFields
  .pick({ start: true, end: true, break_min: true, headcount: true, skills: true, note: true, site: true })
  .extend({
    /** 0 (Sunday) to 6; null in a preset of one day. */
    weekday: z.int().min(0, 'Choose a day of the week.').max(6, 'Choose a day of the week.').nullable(),
    /** The code of a service type, since a preset may be every organization's; this or `role` is needed. */
    service_code: z.string().max(12, 'Use at most 12 characters.').nullable(),
    role: shiftFields.shape.role,
  });

/** What a preset says of a roster: the shifts of a week, or of a day, without anybody on them. */
export const rosterPreset = z
  .object({
    span: templateSpan,
    shifts: z.array(presetShift).max(MOST_TEMPLATE_SHIFTS, `Use at most ${MOST_TEMPLATE_SHIFTS} shifts.`),
  })
  .partial();
/** What a preset says of a roster. */
export type RosterPreset = z.infer<typeof rosterPreset>;
