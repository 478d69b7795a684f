import { z } from 'zod';
import { signedSeconds } from '../shapes.ts';

/** What a change of a project's settings may touch. */
export const REACHES = [
  'entries-before-start',
  'milestones-before-start',
  'entries-after-end',
  'milestones-after-end',
  'currency-fixed',
  'budget-used-up',
  'cap-reached',
  'alerts-passed',
  'time-stays-billable',
  'time-stays-unbillable',
  'time-keeps-prices',
  'plan-taken-off',
  'words-move',
  'owner-loses-sight',
  'services-with-time',
  'code-in-files',
  'clock-moves',
] as const;

/**
 * Something that a change touches, beside the field that causes it. `entries` and `seconds` count time, `names` say which others,
 * `pct` is the share of the budget that would be used; one that `refuses` isn't taken.
 */
export const settingsReach = z.object({
  field: z.string(),
  reach: z.enum(REACHES),
  entries: z.int(),
  seconds: signedSeconds,
  names: z.array(z.string()),
  pct: z.int().nullable(),
  refuses: z.boolean(),
});

/** Something that a change touches. */
export type SettingsReach = z.infer<typeof settingsReach>;

/** Fields whose change may touch something else. */
export const REACHING_FIELDS = [
  'code',
  'client_id',
  'owner_id',
  'start_date',
  'end_date',
  'billing',
  'currency',
  'budget_minor',
  'budget_minutes',
  'budget_period',
  'hard_cap',
  'alert_pcts',
  'service_type_ids',
  'site_timezone',
  'milestones',
] as const;
