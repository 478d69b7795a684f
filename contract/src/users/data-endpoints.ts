import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { reference } from '../shapes.ts';

/** Everything that is kept about the person, from all their organizations: a zip of JSON and CSV. A few an hour, else 429. */
export const exportMyData = endpoint({
  method: 'GET',
  path: '/users/me/export',
  summary: 'Export my data',
  access: { scope: 'person' },
  download: { type: 'application/zip' },
});

/** Why an account can't be deleted yet: nobody else is administrator, or owner of that organization. */
export const deletionObstacle = z.object({
  rule: z.enum(['only-admin', 'only-owner']),
  organization: reference.nullable(),
  /** What to do first. */
  message: z.string(),
});

/** Why an account can't be deleted yet. */
export type DeletionObstacle = z.infer<typeof deletionObstacle>;

/** What deleting the account would meet: what stands in the way, and the organizations where a pseudonym would stay. */
export const readDeletion = endpoint({
  method: 'GET',
  path: '/users/me/deletion',
  summary: 'What deleting my account means',
  access: { scope: 'person' },
  response: z.object({ obstacles: z.array(deletionObstacle), organizations: z.array(reference) }),
});

/**
 * Deletes the person for good; `email` is the account's own, typed again. Refused by the rules `only-admin`, `only-owner`
 * and `email-differs`. Their organizations keep time and audit trail under a pseudonym.
 */
export const deleteMyAccount = endpoint({
  method: 'DELETE',
  path: '/users/me',
  summary: 'Delete my account',
  access: { scope: 'person' },
  body: z.object({ email: z.string().trim().max(254) }),
});
