import { z } from 'zod';
import { timezone } from '../shapes.ts';

const LOCALE_WANTED = 'Choose a language and region such as en-GB.';
const DAY_WANTED = 'Choose a day of the week, 0 for Sunday to 6 for Saturday.';

/** BCP 47 tag of a language and region whose dates and numbers can be written. */
const locale = z.string(LOCALE_WANTED).refine(isLocale, LOCALE_WANTED);

/** 0 = Sunday. */
const weekStart = z.int(DAY_WANTED).min(0, DAY_WANTED).max(6, DAY_WANTED);

/** False switches off the keys that act without Ctrl or ⌘. */
const singleKeys = z.boolean('Say true or false for single keys.');

/** How one looks at one's days: as a list with the week's grid, or as a calendar of a day or a week. */
export const TIME_VIEWS = ['list', 'day', 'week'] as const;
const timeView = z.enum(TIME_VIEWS, 'Choose list, day or week.');

/** After how many minutes away a running timer may be asked about; 0 = never. */
export const AWAY_CHOICES = [5, 10, 15, 30, 60, 0] as const;
/** What holds for whoever never chose. */
export const AWAY_DEFAULT = 10;
const awayMinutes = z.literal(AWAY_CHOICES, 'Choose 5, 10, 15, 30 or 60 minutes, or 0 for never.');

/** How a person wants dates, times and numbers, and whether single keys act; what is missing follows the organization. */
export const personSettings = z
  .object({
    ...{ timezone, locale, week_start: weekStart, single_keys: singleKeys, time_view: timeView },
    away_minutes: awayMinutes,
  })
  .partial();

/** How a person wants dates, times and numbers. */
export type PersonSettings = z.infer<typeof personSettings>;

/** The settings that change; null goes back to the organization's. A setting that doesn't exist is refused. */
export const settingsChange = z
  .strictObject(
    {
      timezone: timezone.nullable(),
      locale: locale.nullable(),
      week_start: weekStart.nullable(),
      single_keys: singleKeys.nullable(),
      time_view: timeView.nullable(),
      away_minutes: awayMinutes.nullable(),
    },
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys' ? `There is no setting ${issue.keys?.join(', ')}.` : undefined,
    },
  )
  .partial();

/** The settings that change. */
export type SettingsChange = z.infer<typeof settingsChange>;

function isLocale(value: string): boolean {
  try {
    return value.length <= 35 && Intl.DateTimeFormat.supportedLocalesOf(value).length > 0;
  } catch {
    return false;
  }
}
