import { rank } from '#contract/access/roles.ts';
import type { Member, MemberGrant } from '#contract/members/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { roleName } from '../../../platform/roles.ts';
import { t } from '../messages.ts';

/** The roles that count now. */
export const inForce = ({ grants }: Pick<Member, 'grants'>): MemberGrant[] =>
  grants.filter(({ expired }) => !expired);

/** The role in the whole organization that a person goes by: the highest, and of two the one that doesn't end. */
export const standingGrant = (member: Pick<Member, 'grants'>): MemberGrant | null =>
  inForce(member)
    .filter(({ project }) => project === null)
    .sort((one, other) => weight(other) - weight(one))[0] ?? null;

const weight = ({ role, expires_at }: MemberGrant): number => rank(role) * 2 + (expires_at === null ? 1 : 0);

/** `Manager in Harbour guarding until 3 Dec 2026`. */
export function grantText({ role, project, expires_at }: MemberGrant, format: Format): string {
  const where = project ? t('role_in', { role: roleName(role), project: project.name }) : roleName(role);
  return expires_at ? t('role_until', { role: where, day: format.instant(expires_at, 'day') }) : where;
}

/** What stands beside the role that a person goes by: when it ends and what comes after it, and the roles in projects. */
export function otherRoles(member: Pick<Member, 'grants'>, format: Format): string[] {
  const inProjects = inForce(member).filter(({ project }) => project !== null);
  const end = endText(member, format);
  return [
    ...(end ? [end] : []),
    ...(inProjects.length > 1
      ? [t('roles_in', { count: inProjects.length })]
      : inProjects.map((grant) => grantText(grant, format))),
  ];
}

/** `until 3 Dec 2026, then Member`; null where the role doesn't end. */
function endText(member: Pick<Member, 'grants'>, format: Format): string | null {
  const standing = standingGrant(member);
  if (!standing?.expires_at) return null;
  const day = format.instant(standing.expires_at, 'day');
  const next = standingGrant({ grants: member.grants.filter(({ expires_at }) => expires_at === null) });
  return next ? t('until_then', { day, role: roleName(next.role) }) : t('until_day', { day });
}
