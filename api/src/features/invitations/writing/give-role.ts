import type { Context } from '../../../platform/context.ts';
import { type HeldInvitation, requireInvitation } from '../queries.ts';

/**
 * Grants the person the role of an invitation, in the name of whoever invited them. Whoever is invited to a project alone
 * becomes a member of the organization as well: without a role in it nothing would open to them but that one address.
 */
export const giveRole = async (
  context: Context,
  invitation: HeldInvitation,
  member: string,
): Promise<void> => {
  if (invitation.project_id) await give(context, { ...invitation, role: 'member', project_id: null }, member);
  await give(context, invitation, member);
};

/**
 * A grant of the same role that had ended counts again. The row's reason names nobody, so that it keeps nobody's name; the
 * event tells who it was.
 */
const give = async (
  context: Context,
  { id: invitation_id, role, project_id, created_by }: HeldInvitation,
  member: string,
): Promise<void> => {
  const { db, organization, person, record } = context;
  const terms = { reason: 'Invitation', expires_at: null, archived_at: null, created_by };
  const { id: grant_id } = await db
    .insertInto('role_grants')
    .values({ org_id: organization, subject: person.sub, role, project_id, ...terms })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'subject', 'project_id', 'role']).doUpdateSet(terms),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const { invited_by } = await requireInvitation(context, invitation_id);
  await record({
    type: 'grant.created',
    subject: { type: 'member', id: member },
    project: project_id,
    changes: { role: [null, role] },
    data: { grant_id, invitation_id, reason: invited_by ? `Invited by ${invited_by}` : terms.reason },
  });
};
