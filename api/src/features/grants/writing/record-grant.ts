import type { Role } from '#contract/access/roles.ts';
import type { Context } from '../../../platform/context.ts';
import type { Changes } from '../../../platform/events.ts';

interface GrantEvent {
  readonly type: 'grant.created' | 'grant.changed' | 'grant.revoked';
  readonly grant: { readonly id: string; readonly member_id: string; readonly project_id: string | null };
  readonly changes: Changes;
  readonly reason: string | null;
}

/** Tells of a role under the member who holds it, so that their whole history of roles is found there. */
export const recordGrant = ({ record }: Context, { type, grant, changes, reason }: GrantEvent) =>
  record({
    type,
    subject: { type: 'member', id: grant.member_id },
    project: grant.project_id,
    changes,
    data: { grant_id: grant.id, reason },
  });

/** Fields of a role as an event tells that they came (`before` absent) or went (`after` absent). */
export const tenureOf = (grant: { readonly role: Role; readonly expires_at: string | null }) => ({
  role: grant.role,
  expires_at: grant.expires_at,
});

/** No role at all. */
export const NO_TENURE = { role: null, expires_at: null };
