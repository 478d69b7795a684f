import { z } from 'zod';
import { day, id, minorUnits } from '../shapes.ts';

/** A line of text, required: `what` as in "Say what you want to reach." */
export const line = (missing: string, most = 200) =>
  z.string().trim().min(1, missing).max(most, `Use at most ${most} characters.`);
/** Text that may be empty. */
export const remark = z.string().trim().max(2000, 'Use at most 2 000 characters.');
/** Somebody of the team. */
export const owner_id = id.nullable();
/** A day on which it is due, if any. */
export const due_on = day.nullable();
/** Money in minor units of the plan's currency, not below zero. */
export const amount = minorUnits.min(0, 'Enter an amount that isn’t below zero.');
/** How such a figure is written. */
export const FIGURE = /^-?\d{1,12}(\.\d{1,4})?$/;
/** A figure of any unit, exact, as text: up to twelve digits before the point, four after it, such as `7.1`. */
export const figure = z.string().trim().regex(FIGURE, 'Enter a number such as 42.5.');
/** A whole number within bounds. */
export const scale = (least: number, most: number) =>
  z
    .int(`Use ${least} to ${most}.`)
    .min(least, `Use ${least} to ${most}.`)
    .max(most, `Use ${least} to ${most}.`);
