import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { organizationDomain } from '#contract/access/permission.ts';
import type { NewInvitations } from '#contract/invitations/shapes.ts';
import { useKeptDraft } from '../../../platform/draft.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { useOrganization } from '../../../platform/person.ts';
import { roleFrom, useGrantableRoles } from '../../../platform/roles.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { t } from '../messages.ts';
import { useInvite } from '../mutations.ts';
import { type Invitee, inviteeOf, listProblem, problemsOf, withRefusals } from './invitees.ts';

/** The form as it is typed. */
export type InviteValues = {
  /** What stands in the field of addresses and isn't in the list yet. */
  typed: string;
  rows: Invitee[];
  role: string | null;
  project_id: string | null;
  message: string;
  expires_in_days: number | null;
};

const NEW_INVITE: InviteValues = {
  typed: '',
  rows: [],
  role: 'member',
  project_id: null,
  message: '',
  expires_in_days: 14,
};

/** What the API is asked for: a row's own role before the one for everybody. */
export function bodyOf({ rows, role, project_id, message, expires_in_days }: InviteValues): NewInvitations {
  const forAll = roleFrom(role) ?? 'member';
  return {
    invitations: rows.map((row) => ({
      email: row.email.trim(),
      ...(row.name.trim() ? { name: row.name.trim() } : {}),
      role: roleFrom(row.role) ?? forAll,
      project_id,
    })),
    ...(message.trim() ? { message: message.trim() } : {}),
    expires_in_days: expires_in_days ?? 14,
  };
}

/** Somebody who is to be asked. */
export type Person = { email: string; name: string };

/** The form that invites, with `asked` on its list from the start; it is kept until it is sent, and what the server refuses of a row stands beside that row. */
export function useInviteForm(team: string, asked?: Person) {
  const router = useRouter();
  const grantable = useGrantableRoles(organizationDomain(useOrganization().id));
  const [initial] = useState(() => ({ ...NEW_INVITE, rows: asked ? [inviteeOf(asked)] : [] }));
  const draft = useKeptDraft(asked ? `invite-${asked.email}` : 'invite', initial);
  const { mutateAsync } = useInvite();
  const form = useForm<InviteValues>({
    initial,
    draft,
    validate: {
      typed: (typed) => (typed.trim() ? t('typed_left') : null),
      rows: (rows) => listProblem(rows, problemsOf(rows, grantable)),
      role: (role) => (role ? null : t('role_missing')),
      expires_in_days: (days) => (days !== null && days >= 1 && days <= 60 ? null : t('expires_wrong')),
    },
    onSubmit: async (values) => {
      try {
        const { data } = await mutateAsync(bodyOf(values));
        toast.show({ title: t('invited', { count: data.length }) });
      } catch (error) {
        const { rows, others } = withRefusals(values.rows, refusedFields(error, t('stale')));
        form.set('rows', rows);
        const count = rows.filter(({ refused }) => refused).length;
        return [...(count > 0 ? [{ field: 'rows', message: t('rows_wrong', { count }) }] : []), ...others];
      }
      router.history.push(`${team}?view=invited`);
      return undefined;
    },
  });
  return { form, problems: problemsOf(form.values.rows, grantable) };
}
