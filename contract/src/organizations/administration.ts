import { z } from 'zod';
import { currency, day, entity, instant, longText, name, timezone } from '../shapes.ts';
import { organizationStatus } from './states.ts';

/** What stands in addresses for an organization: small letters, digits and single hyphens, unlike any other's. */
export const slug = z
  .string()
  .trim()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'Use small letters, digits and single hyphens, such as northgate-services.',
  )
  .max(60, 'Use at most 60 characters.');

/**
 * An organization as administrators see it. `people` = who hasn't left, placeholders too; `owners` = names of whoever holds the role
 * owner, at most three; `last_activity_on` = the latest day on which time was logged, null where none was.
 */
export const administeredOrganization = z.object({
  ...entity.shape,
  name: z.string(),
  slug: z.string(),
  legal_name: z.string().nullable(),
  status: organizationStatus,
  status_reason: z.string().nullable(),
  status_changed_at: instant.nullable(),
  currency,
  timezone: z.string(),
  people: z.int(),
  projects: z.int(),
  owners: z.array(z.string()),
  last_activity_on: day.nullable(),
});
/** An organization as administrators see it. */
export type AdministeredOrganization = z.infer<typeof administeredOrganization>;

/** A new organization; its owner is invited, and its settings are those that every organization begins with. */
export const newOrganization = z.object({
  name,
  slug,
  legal_name: z.string().trim().max(200, 'Use at most 200 characters.').nullable().default(null),
  currency,
  timezone,
  owner: z.object({
    name,
    email: z
      .email('Enter an e-mail address such as ann@example.org.')
      .max(254, 'Use at most 254 characters.')
      .transform((address) => address.toLowerCase()),
  }),
});
/** A new organization. */
export type NewOrganization = z.infer<typeof newOrganization>;

/** Characters of a reason. */
export const LONGEST_REASON = 2000;

/** What administrators change of an organization; a reason belongs to whatever ends its being active. */
export const organizationChanges = z.object({
  name: name.optional(),
  slug: slug.optional(),
  status: organizationStatus.optional(),
  reason: longText.max(LONGEST_REASON, 'Use at most 2 000 characters.').optional(),
});
/** What administrators change of an organization. */
export type OrganizationChanges = z.infer<typeof organizationChanges>;
