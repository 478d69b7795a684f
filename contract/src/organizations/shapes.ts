import { z } from 'zod';
import { currency, id, instant, name, timezone } from '../shapes.ts';

/** How time is rounded for display and billing. */
export const ROUNDINGS = ['none', 'up', 'down', 'nearest'] as const;
/** Who approves time: nobody, the line manager, the project's owner, both. */
export const APPROVALS = ['off', 'line', 'project', 'both'] as const;

/**
 * An organization as its people see it. `working_days` are minutes per weekday, Sunday first; `suspended` says since when and why
 * everything in it can only be read, null while it is active.
 */
export const organization = z.object({
  id,
  name,
  slug: z.string(),
  currency,
  timezone,
  locale: z.string(),
  week_start: z.int().min(0).max(6),
  working_days: z.array(z.int()).length(7),
  fiscal_month: z.int().min(1).max(12),
  rounding: z.enum(ROUNDINGS),
  rounding_minutes: z.int(),
  require_project: z.boolean(),
  require_note: z.boolean(),
  require_service: z.boolean(),
  allow_overlap: z.boolean(),
  edit_window_days: z.int(),
  approval: z.enum(APPROVALS),
  suspended: z.object({ since: instant.nullable(), reason: z.string().nullable() }).nullable(),
});

/** An organization as its people see it. */
export type Organization = z.infer<typeof organization>;
