import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invite } from '#contract/invitations/endpoints.ts';
import type { NewInvitations } from '#contract/invitations/shapes.ts';
import { acceptInvitation, declineInvitation } from '#contract/users/invitation-endpoints.ts';
import { call } from '../../platform/call.ts';
import { t } from './messages.ts';
import { myInvitations } from './queries.ts';

/** Invites several people, all or nobody. The form says what was refused. */
export function useInvite() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewInvitations) => call(invite, { body }),
    meta: { toast: false },
    onSuccess: () => {
      for (const resource of ['members', 'invitations', 'choices'])
        void queries.invalidateQueries({ queryKey: [resource] });
    },
  });
}

/** Accepts an invitation; `failed` titles the toast of a failure, false where the screen says it itself. */
export function useAccept(failed: string | false) {
  return useMutation({
    mutationFn: (invitation_id: string) => call(acceptInvitation, { params: { invitation_id } }),
    meta: { toast: failed },
  });
}

/** Declines an invitation. */
export function useDecline() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (invitation_id: string) => call(declineInvitation, { params: { invitation_id } }),
    meta: { toast: t('decline_failed') },
    onSettled: () => queries.invalidateQueries({ queryKey: myInvitations.queryKey.slice(0, 1) }),
  });
}
