import type { Context } from '../../../platform/context.ts';
import { lockRoles } from '../../grants/queries.ts';
import { listCopyableRoles } from '../queries/copied-roles.ts';

/** Grants in a new project what is held in another, as far as the caller could grant it; each leaves its event. */
export const copyRoles = async (context: Context, from: string, to: string): Promise<number> => {
  await lockRoles(context);
  const roles = (await listCopyableRoles(context, from)).filter(({ left_out }) => left_out === null);
  if (roles.length === 0) return 0;
  const granted = await context.db
    .insertInto('role_grants')
    .values(
      roles.map(({ subject, role, reason, expires_at }) => ({
        org_id: context.organization,
        project_id: to,
        ...{ subject, role, reason, expires_at },
      })),
    )
    .returning(['id', 'subject', 'role'])
    .execute();
  const idOf = new Map(granted.map(({ id, subject, role }) => [`${role} ${subject}`, id]));
  await context.record(
    ...roles.map(({ subject, role, reason, expires_at, member_id }) => ({
      type: 'grant.created' as const,
      subject: { type: 'member', id: member_id },
      project: to,
      changes: {
        role: [null, role] as const,
        ...(expires_at ? { expires_at: [null, expires_at] as const } : {}),
      },
      data: { grant_id: idOf.get(`${role} ${subject}`), reason },
    })),
  );
  return roles.length;
};
