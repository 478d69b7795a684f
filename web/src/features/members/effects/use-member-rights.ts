import { organizationDomain } from '#contract/access/permission.ts';
import { invite, resendInvitation } from '#contract/invitations/endpoints.ts';
import { grantRole, transferOwnership, updateMember } from '#contract/members/endpoints.ts';
import { offboardMember } from '#contract/members/offboarding.ts';
import type { Member } from '#contract/members/shapes.ts';
import { useOrganization, usePermissions } from '../../../platform/person.ts';
import { useGrantableRoles } from '../../../platform/roles.ts';

/** What one may do with a person of the team. */
export interface MemberRights {
  readonly edit: boolean;
  /** Give them another role. */
  readonly grant: boolean;
  /** Change or take back the roles that they hold in the organization. */
  readonly change: boolean;
  /** Let them go, or take a last day ahead back. */
  readonly offboard: boolean;
  readonly transfer: boolean;
  /** Send, withdraw or copy their invitation. */
  readonly invitation: boolean;
  /** Ask them in: they stand on the team without an account, or have left it. */
  readonly invite: boolean;
  /** They hold a role above one's own, which is what keeps one from all this. */
  readonly outranked: boolean;
}

/** What one may do with the people of the team: as the policy says, and with nobody above one's own rank. */
export function useMemberRights(): (member: Member) => MemberRights {
  const permissions = usePermissions();
  const domain = organizationDomain(useOrganization().id);
  const grantable = useGrantableRoles(domain);
  const isOwner = permissions.holds('owner', domain);
  const invitation = permissions.may(resendInvitation);
  return ({ id, role, status, has_account, is_me, invitation_id }) => {
    const params = { member_id: id };
    const isReached = role === null || grantable.includes(role);
    const isHere = status !== 'offboarded';
    const isOther = isHere && !is_me;
    const mayGrant = permissions.may(grantRole, params);
    return {
      edit: isHere && permissions.may(updateMember, params),
      grant: isOther && has_account && isReached && mayGrant,
      change: isHere && (isReached || is_me) && mayGrant,
      offboard: isOther && isReached && invitation_id === null && permissions.may(offboardMember, params),
      transfer:
        isOther &&
        has_account &&
        isOwner &&
        role !== 'owner' &&
        isReached &&
        permissions.may(transferOwnership, params),
      invitation: invitation_id !== null && invitation,
      invite: (!isHere || !has_account) && invitation_id === null && permissions.may(invite),
      outranked: mayGrant && !isReached && !is_me,
    };
  };
}
