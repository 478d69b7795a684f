import type { NewGrant } from '#contract/access/grants.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { lockRoles } from '../queries.ts';
import { requireAhead } from '../rules/expiry.ts';
import { requireHolder } from '../rules/holder.ts';
import { requireOpenPlace } from '../rules/place.ts';
import { requireGrantable } from '../rules/rank.ts';
import { putGrant } from '../writing/put-grant.ts';
import { NO_TENURE, recordGrant, tenureOf } from '../writing/record-grant.ts';

/** Who gets the role, and where: in a project, or in the organization where that is null. */
interface Recipient {
  readonly member: string;
  readonly project: string | null;
}

/**
 * Grants a member a role and returns its id. Throws 404 for a missing or foreign member or project, 422 `not-a-member`,
 * `self-promotion`, `above-own-rank`, `expiry-in-the-past`, `grant-exists`, `project-archived`.
 */
export const grantRole = async (
  context: Context,
  { member, project }: Recipient,
  input: NewGrant,
): Promise<string> => {
  await lockRoles(context);
  const domain = await requireOpenPlace(context, project);
  const holder = await requireHolder(context, member, project === null ? '' : 'member_id');
  requireGrantable(context.person, { subject: holder.subject, domain }, input.role);
  const grant = {
    subject: holder.subject,
    project_id: project,
    role: input.role,
    reason: input.reason || null,
    expires_at: requireAhead(context.now, input.expires_at),
  };
  const id = await putGrant(context, grant);
  await recordGrant(context, {
    type: 'grant.created',
    grant: { id, member_id: holder.id, project_id: project },
    changes: changesBetween(NO_TENURE, tenureOf(grant)),
    reason: grant.reason,
  });
  return id;
};
