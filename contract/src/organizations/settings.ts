import { z } from 'zod';
import { currency, day, id, instant, name, timezone } from '../shapes.ts';
import { APPROVALS, ROUNDINGS } from './shapes.ts';
import { organizationStatus } from './states.ts';

const DAY_MINUTES = 1440;
const text = (most: number) => z.string().trim().max(most, `Use at most ${most} characters.`).nullable();
const whole = (least: number, most: number, what: string) => z.int(what).min(least, what).max(most, what);

/** What an organization decides of itself, by field. Minutes of working days per weekday, Sunday first. */
export const settingFields = z.object({
  name,
  legal_name: text(200),
  tax_id: text(60),
  address: text(1000),
  currency,
  timezone,
  locale: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'Use a language such as en-GB.'),
  week_start: whole(0, 6, 'Choose a weekday.'),
  working_days: z
    .array(whole(0, DAY_MINUTES, 'Enter at most 24 hours.'))
    .length(7, 'Say it of all seven weekdays.'),
  fiscal_month: whole(1, 12, 'Choose a month.'),
  rounding: z.enum(ROUNDINGS),
  rounding_minutes: whole(1, 60, 'Enter 1 to 60 minutes.'),
  require_project: z.boolean(),
  require_note: z.boolean(),
  require_service: z.boolean(),
  allow_overlap: z.boolean(),
  edit_window_days: whole(0, 3660, 'Enter 0 for no limit, and at most ten years of days.'),
  approval: z.enum(APPROVALS),
  approve_within_plan: z.boolean(),
  min_rest_h: whole(0, 24, 'Enter 0 to 24 hours.'),
  max_week_h: whole(1, 168, 'Enter 1 to 168 hours.'),
  margin_floor_pct: z.string().regex(/^\d{1,2}(\.\d{1,2})?$/, 'Enter a percentage below 100, such as 22.5.'),
});
/** What an organization decides of itself. */
export type SettingFields = z.infer<typeof settingFields>;
/** A field of an organization's settings. */
export type SettingField = keyof SettingFields;

/** An organization's settings as they stand; `logo` is the hash of its picture, null without one. */
export const organizationSettings = z.object({
  id,
  version: z.int(),
  slug: z.string(),
  status: organizationStatus,
  status_reason: z.string().nullable(),
  logo: z.string().nullable(),
  ...settingFields.shape,
});
/** An organization's settings. */
export type OrganizationSettings = z.infer<typeof organizationSettings>;

/** What is to change. */
export const settingChanges = settingFields.partial();
/** What is to change. */
export type SettingChanges = z.infer<typeof settingChanges>;

/**
 * What a change does to what is there already, in the next four weeks unless it says something else. Minutes of: `capacity` (people's
 * hours, as the capacity page counts them), `leave` (that waits or is approved), `rounded_time` (sums by person, project and day of the
 * last whole month), `fiscal_year` (logged since it began). Rows: `holiday_shifts` (shifts on days that become or stop being holidays),
 * `waiting_time` (words that submitted time waits for), `unapproved_time` (submitted time that would wait for nobody), `editable_time`
 * (drafts that their people can still change), `incomplete_time` (drafts that lack what is required), `overlapping_time` (drafts that
 * can't be submitted since they share hours with other time), `short_rests`, `long_weeks`, `margins_below` (deals that aren't decided),
 * `split_weeks` (submitted weeks, and the weeks they become). Without sums: `other_currency` (what was counted in the one that is there,
 * which therefore stays), `moved_days` (time of this and the last month that would lie on another day, were it logged again).
 */
export const SETTING_EFFECTS = [
  'capacity',
  'leave',
  'holiday_shifts',
  'rounded_time',
  'waiting_time',
  'unapproved_time',
  'editable_time',
  'short_rests',
  'long_weeks',
  'margins_below',
  'other_currency',
  'moved_days',
  'split_weeks',
  'fiscal_year',
  'incomplete_time',
  'overlapping_time',
] as const;
/** What a change does to what is there already. */
export const settingEffect = z.enum(SETTING_EFFECTS);
/** What a change does. */
export type SettingEffect = z.infer<typeof settingEffect>;

/**
 * One effect: how many rows become others by it, and, where there are sums, what it was and becomes in `unit` (null where nothing is to
 * be summed). `examples` are some of what becomes another, no two called alike; their `type` says what `id` is, `day` when it is.
 */
export const previewedEffect = z.object({
  field: z.string(),
  effect: settingEffect,
  count: z.int(),
  before: z.number().nullable(),
  after: z.number().nullable(),
  unit: z.enum(['minutes', 'rows']),
  examples: z.array(z.object({ id, label: z.string(), type: z.string(), day: day.nullable() })).max(5),
});
/** One effect of a change. */
export type PreviewedEffect = z.infer<typeof previewedEffect>;

/** What changes would do; holidays are written by their own endpoint, and looked at here. `name` null takes a holiday away. */
export const settingPreviewQuestion = z.object({
  changes: settingChanges.default({}),
  holidays: z
    .array(z.object({ date: day, name: name.nullable() }))
    .max(200, 'Look at no more than 200 days at once.')
    .default([]),
});
/** What changes would do. */
export const settingPreview = z.object({ from: day, to: day, effects: z.array(previewedEffect) });
/** What changes would do. */
export type SettingPreview = z.infer<typeof settingPreview>;

/** A change of settings that was made: by field, what was and what became. */
export const settingRevision = z.object({
  id,
  at: instant,
  by: z.string(),
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
});
/** A change of settings that was made. */
export type SettingRevision = z.infer<typeof settingRevision>;
