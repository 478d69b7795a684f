import type { GrantChanges } from '#contract/access/grants.ts';
import { ROOT } from '#contract/access/permission.ts';
import type { RootContext } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireRootGrant } from '../queries/root-grants.ts';
import { changedTenure } from '../rules/expiry.ts';
import { requireOtherAdmin } from '../rules/last-admin.ts';
import { requireChangeable } from '../rules/rank.ts';
import { clearRootWay } from '../writing/clear-root-way.ts';
import { lockRootRoles } from '../writing/lock-root.ts';
import { recordRootGrant } from '../writing/record-root-grant.ts';

/**
 * Changes role, reason or end of a role over every organization; without a difference nothing is written. Throws 404, 412, and
 * 422 for the rules of granting and `last-admin`.
 */
export const changeRootGrant = async (
  context: RootContext,
  id: string,
  input: GrantChanges,
): Promise<void> => {
  await lockRootRoles(context);
  const before = await requireRootGrant(context, id);
  requireVersion(before, context.version, 'role');
  const after = changedTenure(before, input, context.now);
  const changes = changesBetween(before, after);
  if (Object.keys(changes).length === 0) return;
  requireChangeable(context.person, { subject: before.subject, domain: ROOT }, before, after);
  if (after.role !== before.role) await clearRootWay(context, before.subject, after.role);
  const stays = after.role === 'admin' && after.expires_at === null;
  if (before.role === 'admin' && !before.expired && !stays) await requireOtherAdmin(context, before.subject);
  await recordRootGrant(context, { ...before, type: 'grant.changed', changes, reason: after.reason });
  await context.db.updateTable('root_grants').set(after).where('id', '=', id).execute();
};
