import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';

/** The organization's picture as it is served. Throws 404 without one. */
export const requireLogo = async ({ db, organization }: Context) => {
  const found = await db
    .selectFrom('organizations as o')
    .innerJoin('organization_logos as l', 'l.org_id', 'o.org_id')
    .select(['l.content', 'l.type', 'o.slug', 'o.logo_hash'])
    .where('o.org_id', '=', organization)
    .executeTakeFirst();
  if (!found) throw notFound('logo');
  return found;
};
