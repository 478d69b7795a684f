import { organizationDomain } from '#contract/access/permission.ts';
import { notFound } from '#contract/errors.ts';
import type { Person } from './access/people.ts';
import type { Databases } from './postgres/database.ts';

/** Those that were found to be there; none ever goes away. */
const known = new WeakMap<Databases, Set<string>>();

/**
 * Throws 404 for an organization that isn't there. A grant in it says that it is; a role over all organizations doesn't, so
 * that those who hold one could name any.
 */
export const requireOrganization = async (
  databases: Databases,
  { sub, policy }: Person,
  organization: string,
): Promise<void> => {
  const place = organizationDomain(organization);
  const found = known.get(databases) ?? new Set();
  known.set(databases, found);
  if (found.has(organization)) return;
  const isGranted = policy.data.g.some(
    ([, , , domain]) => domain === place || domain.startsWith(`${place}/`),
  );
  if (!isGranted && !(await isThere(databases, sub, organization))) throw notFound('organization');
  found.add(organization);
};

const isThere = async (databases: Databases, sub: string, organization: string): Promise<boolean> => {
  const row = await databases.within({ organization, sub, writes: false }, (db) =>
    db.selectFrom('organizations').select('org_id').where('org_id', '=', organization).executeTakeFirst(),
  );
  return row !== undefined;
};
