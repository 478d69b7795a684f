import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { GrantChanges, NewGrant } from '#contract/access/grants.ts';
import type { Role } from '#contract/access/roles.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { resendInvitation, withdrawInvitation } from '#contract/invitations/endpoints.ts';
import {
  changeGrant,
  createMember,
  grantRole,
  replaceDottedLines,
  revokeGrant,
  transferOwnership,
  updateMember,
} from '#contract/members/endpoints.ts';
import { keepMember, offboardMember } from '#contract/members/offboarding.ts';
import type { DottedLines, MemberChanges, NewMember } from '#contract/members/people.ts';
import { replaceSkills } from '#contract/members/skill-endpoints.ts';
import type { MemberSkill } from '#contract/members/skills.ts';
import { changeProjectRole, grantProjectRole, revokeProjectRole } from '#contract/project-roles/endpoints.ts';
import { call } from '../../platform/call.ts';
import { myPolicy } from '../../platform/person.ts';
import { o } from './components/offboarding/messages.ts';
import { t } from './messages.ts';

/** What a role, or a person of the team, reaches beside the person's own rights: lists, choices, seats, projects' roles. */
const REACHED = ['members', 'invitations', 'choices', 'positions', 'orgchart', 'projects'];

function useRefresh() {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [...REACHED.map((resource) => [resource]), myPolicy.queryKey].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
}

/** A write that a form makes and speaks for, or (`failed`) one whose failure is told by a toast of that title. */
function useWrite<Input, Answer>(write: (input: Input) => Promise<Answer>, failed: string | false = false) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: write,
    meta: { toast: failed },
    // Whatever was refused may be so because somebody else was quicker.
    onSettled: () => void refresh(),
  });
}

interface At {
  readonly member_id: string;
  readonly version: number;
}

/** A grant: in the organization, or in `project_id`. */
export interface GrantPlace {
  readonly member_id: string;
  readonly project_id: string | null;
}

/** One that there is. */
export interface GrantAt extends GrantPlace {
  readonly grant_id: string;
  readonly version: number;
}

/** Adds somebody without an account. */
export const useCreateMember = () => useWrite((body: NewMember) => call(createMember, { body }));

/** Changes what is said of a person. */
export const useUpdateMember = () =>
  useWrite(({ member_id, version, body }: At & { readonly body: MemberChanges }) =>
    call(updateMember, { params: { member_id }, version, body }),
  );

/** Says for whom else a person works. */
export const useReplaceDottedLines = () =>
  useWrite(({ member_id, ...body }: DottedLines & { readonly member_id: string }) =>
    call(replaceDottedLines, { params: { member_id }, body }),
  );

/** Says all that a person is able to do. */
export const useReplaceSkills = (failed: string | false = false) =>
  useWrite(
    ({ member_id, ...body }: At & { readonly skills: MemberSkill[] }) =>
      call(replaceSkills, { params: { member_id }, body }),
    failed,
  );

/** Hands over what somebody leaves behind, and lets them go: at once, or when a last day ahead is over. */
export const useOffboardMember = () =>
  useWrite(({ member_id, ...body }: BodyOf<typeof offboardMember> & { readonly member_id: string }) =>
    call(offboardMember, { params: { member_id }, body }),
  );

/** Takes a last day ahead back. */
export const useKeepMember = () =>
  useWrite(
    ({ member_id, version }: At) => call(keepMember, { params: { member_id }, version }),
    o('keep_failed'),
  );

/** Grants a role. */
export const useGrantRole = () =>
  useWrite(async ({ member_id, project_id, ...body }: GrantPlace & NewGrant): Promise<unknown> => {
    if (project_id === null) return call(grantRole, { params: { member_id }, body });
    return call(grantProjectRole, { params: { project_id }, body: { member_id, ...body } });
  });

/** Changes a role that is held. */
export const useChangeGrant = () =>
  useWrite(
    async ({
      project_id,
      member_id,
      grant_id,
      version,
      body,
    }: GrantAt & { readonly body: GrantChanges }): Promise<unknown> => {
      if (project_id === null) return call(changeGrant, { params: { member_id, grant_id }, version, body });
      return call(changeProjectRole, { params: { project_id, grant_id }, version, body });
    },
  );

/** Takes a role back. */
export const useRevokeGrant = () =>
  useWrite(async ({ project_id, member_id, grant_id, version }: GrantAt): Promise<unknown> => {
    if (project_id === null) return call(revokeGrant, { params: { member_id, grant_id }, version });
    return call(revokeProjectRole, { params: { project_id, grant_id }, version });
  }, t('revoke_failed'));

/** Makes somebody owner in the person's own place. */
export const useTransferOwnership = () =>
  useWrite(
    ({ member_id, ...body }: { readonly member_id: string; readonly keep: Role; readonly reason?: string }) =>
      call(transferOwnership, { params: { member_id }, body }),
  );

/** Sends an invitation again. */
export const useResendInvitation = () =>
  useWrite(
    (invitation_id: string) => call(resendInvitation, { params: { invitation_id } }),
    t('resend_failed'),
  );

/** Withdraws an invitation. */
export const useWithdrawInvitation = () =>
  useWrite(
    ({ id, version }: { readonly id: string; readonly version: number }) =>
      call(withdrawInvitation, { params: { invitation_id: id }, version }),
    t('withdraw_failed'),
  );
