import { z } from 'zod';

/** An organization's life: active → suspended → archived, and back. */
export const organizationStatus = z.enum(['active', 'suspended', 'archived']);
/** An organization's life. */
export type OrganizationStatus = z.infer<typeof organizationStatus>;

/** What an organization may become of each state. */
export const ORGANIZATION_STEPS = {
  active: ['suspended', 'archived'],
  suspended: ['active', 'archived'],
  archived: ['suspended'],
} as const satisfies Record<OrganizationStatus, readonly OrganizationStatus[]>;
