import type { GrantChanges } from '#contract/access/grants.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { type HeldGrantRow, type Place, requireGrant } from '../queries/grants.ts';
import { isOwnership, lockRoles, requireOtherOwner } from '../queries.ts';
import { changedTenure } from '../rules/expiry.ts';
import { requireHolder } from '../rules/holder.ts';
import { requireOpenPlace } from '../rules/place.ts';
import { requireChangeable } from '../rules/rank.ts';
import { clearWay } from '../writing/put-grant.ts';
import { recordGrant } from '../writing/record-grant.ts';

/**
 * Changes role, reason or end of a role; without a difference nothing is written. Throws 404, 412, and 422 for the rules of
 * granting and `last-owner`.
 */
export const changeGrant = async (
  context: Context,
  place: Place,
  id: string,
  input: GrantChanges,
): Promise<void> => {
  await lockRoles(context);
  await requireOpenPlace(context, place.project);
  const before = await requireGrant(context, place, id);
  requireVersion(before, context.version, 'role');
  await requireHolder(context, before.member_id, '');
  const after = changedTenure(before, input, context.now);
  const changes = changesBetween(before, after);
  if (Object.keys(changes).length === 0) return;
  requireChangeable(context.person, before, before, after);
  if (after.role !== before.role) await clearWay(context, { ...before, role: after.role });
  if (isOwnership(before) && !isLasting(after)) await requireOtherOwner(context, before.subject);
  await context.db
    .updateTable('role_grants')
    .set(after)
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await recordGrant(context, { type: 'grant.changed', grant: before, changes, reason: after.reason });
};

const isLasting = ({ role, expires_at }: Pick<HeldGrantRow, 'role' | 'expires_at'>): boolean =>
  role === 'owner' && expires_at === null;
