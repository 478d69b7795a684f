import { ROOT } from '#contract/access/permission.ts';
import type { RootContext } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireRootGrant } from '../queries/root-grants.ts';
import { requireOtherAdmin } from '../rules/last-admin.ts';
import { requireRevocable } from '../rules/rank.ts';
import { lockRootRoles } from '../writing/lock-root.ts';
import { NO_TENURE, tenureOf } from '../writing/record-grant.ts';
import { recordRootGrant } from '../writing/record-root-grant.ts';

/** Takes a role over every organization back. Throws 404, 412, 422 `above-own-rank`, `last-admin`. */
export const revokeRootGrant = async (context: RootContext, id: string): Promise<void> => {
  await lockRootRoles(context);
  const grant = await requireRootGrant(context, id);
  requireVersion(grant, context.version, 'role');
  requireRevocable(context.person, { subject: grant.subject, domain: ROOT }, grant.role);
  if (grant.role === 'admin' && !grant.expired) await requireOtherAdmin(context, grant.subject);
  const changes = changesBetween(tenureOf(grant), NO_TENURE);
  // Told first: whoever gives up their own role may tell nothing there afterwards.
  await recordRootGrant(context, { ...grant, type: 'grant.revoked', changes });
  await context.db.deleteFrom('root_grants').where('id', '=', id).execute();
};
