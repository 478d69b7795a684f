import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockSettings } from '../queries/settings.ts';
import { recordLogo } from '../writing/record-logo.ts';

/** Takes the organization's picture away. Throws 412, and 404 without one. */
export const removeLogo = async (context: Context): Promise<void> => {
  const before = await lockSettings(context);
  requireVersion(before, context.version, 'organization');
  if (before.logo === null) throw notFound('logo');
  await context.db.deleteFrom('organization_logos').where('org_id', '=', context.organization).execute();
  await recordLogo(context, before.logo, null);
};
