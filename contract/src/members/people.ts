import { z } from 'zod';
import { day, id, name } from '../shapes.ts';
import { memberEmployment } from './shapes.ts';

const label = z.string().trim().max(120, 'Use at most 120 characters.');

/** What an organization keeps of somebody of its team, beside their roles, skills and rates. Capacity in minutes a week. */
export const personFields = z.object({
  name,
  email: z
    .email('Enter an e-mail address such as ann@example.org.')
    .max(254, 'Use at most 254 characters.')
    .transform((address) => address.toLowerCase()),
  position: label.nullable(),
  department: label.nullable(),
  position_id: id.nullable(),
  manager_id: id.nullable(),
  employment: memberEmployment,
  start_date: day,
  end_date: day.nullable(),
  level: label.nullable(),
  weekly_capacity_minutes: z
    .int('Enter hours a week.')
    .min(0, 'Enter 0 or more.')
    .max(10_080, 'A week has 168 hours.'),
  target_utilisation_pct: z
    .int('Enter whole percent.')
    .min(0, 'Enter 0 or more.')
    .max(100, 'Enter at most 100.')
    .nullable(),
  phone: z
    .string()
    .regex(/^\+[1-9]\d{3,14}$/, 'Start with + and the country, such as +441632960123.')
    .nullable(),
});
/** What an organization keeps of somebody. */
export type PersonFields = z.infer<typeof personFields>;

/** What changes about somebody. */
export const memberChanges = personFields.partial();
/** What changes about somebody. */
export type MemberChanges = z.infer<typeof memberChanges>;

/** Somebody new without an account: a placeholder, or a colleague who needs none. Only a placeholder needs no e-mail address. */
export const newMember = personFields.partial().required({ name: true, employment: true });
/** Somebody new. */
export type NewMember = z.infer<typeof newMember>;

/** For whom else somebody works; all of it, what isn't named ends with today. `version` is the person's. */
export const dottedLines = z.object({
  version: z.int(),
  lines: z
    .array(
      z.object({
        member_id: id,
        pct: z
          .int('Enter 1 to 100 percent.')
          .min(1, 'Enter 1 to 100 percent.')
          .max(100, 'Enter 1 to 100 percent.'),
      }),
    )
    .max(10, 'Use at most 10 dotted lines.'),
});
/** For whom else somebody works. */
export type DottedLines = z.infer<typeof dottedLines>;
