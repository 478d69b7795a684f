import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { type Place, requireGrant } from '../queries/grants.ts';
import { isOwnership, lockRoles, requireOtherOwner } from '../queries.ts';
import { requirePlace } from '../rules/place.ts';
import { requireRevocable } from '../rules/rank.ts';
import { NO_TENURE, recordGrant, tenureOf } from '../writing/record-grant.ts';

/** Takes a role back; what it was stays in the event. Throws 404, 412, 422 `above-own-rank`, `last-owner`. */
export const revokeGrant = async (context: Context, place: Place, id: string): Promise<void> => {
  await lockRoles(context);
  await requirePlace(context, place.project);
  const grant = await requireGrant(context, place, id);
  requireVersion(grant, context.version, 'role');
  requireRevocable(context.person, grant, grant.role);
  if (isOwnership(grant)) await requireOtherOwner(context, grant.subject);
  await context.db
    .deleteFrom('role_grants')
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await recordGrant(context, {
    type: 'grant.revoked',
    grant,
    changes: changesBetween(tenureOf(grant), NO_TENURE),
    reason: grant.reason,
  });
};
