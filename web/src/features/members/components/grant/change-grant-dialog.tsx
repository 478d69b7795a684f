import { useQueryClient } from '@tanstack/react-query';
import type { HeldGrant } from '#contract/access/grants.ts';
import { organizationDomain, projectDomain } from '#contract/access/permission.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useSavedOver } from '../../../../platform/http/use-saved-over.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { type Conflict, ConflictDialog } from '../../../../ui/form-page/conflict-dialog.tsx';
import { useForm } from '../../../../ui/form-page/use-form.ts';
import { freshGrant } from '../../effects/fresh-grant.ts';
import { changesOf, conflictsOf, type GrantValues, validate, valuesOf } from '../../effects/grant-values.ts';
import { t } from '../../messages.ts';
import { useChangeGrant } from '../../mutations.ts';
import { FormDialog } from '../form-dialog.tsx';
import { GrantFields } from './grant-fields.tsx';

type ChangeGrantDialogProps = {
  grant: HeldGrant;
  person: { readonly id: string; readonly name: string; readonly is_me?: boolean };
  /** Where it counts; null = the whole organization. */
  project_id: string | null;
  onClose: () => void;
};

/** Changes role, reason or end of a role that is held. */
export function ChangeGrantDialog({ grant, person, project_id, onClose }: ChangeGrantDialogProps) {
  const format = useFormat();
  const organization = useOrganization();
  const queries = useQueryClient();
  const { mutateAsync } = useChangeGrant();
  const domain = project_id
    ? projectDomain(organization.id, project_id)
    : organizationDomain(organization.id);
  const place = { member_id: person.id, project_id, grant_id: grant.id };
  const { save, dialog } = useSavedOver<GrantValues, HeldGrant, Conflict>({
    version: grant.version,
    write: (values, version) => mutateAsync({ ...place, version, body: changesOf(grant, values, format) }),
    reread: () => freshGrant(queries, place),
    conflicts: (mine, theirs) => conflictsOf(grant, mine, theirs, format),
    onSaved: () => {
      toast.show({ title: t('changed_toast', { name: person.name }) });
      onClose();
    },
    onTaken: onClose,
    onRefused: (title) => toast.show({ title }),
  });
  const initial = valuesOf(grant, format);
  const form = useForm<GrantValues>({
    initial,
    // An end that has passed may stay.
    validate: validate(initial.expires_at ?? format.today(), false),
    onSubmit: (values) => save(values),
  });
  return (
    <>
      <FormDialog
        title={t('change_role_of', { name: person.name })}
        form={form}
        verb={t('save')}
        onClose={onClose}
      >
        <GrantFields form={form} domain={domain} most={person.is_me ? grant.role : undefined} />
      </FormDialog>
      <ConflictDialog {...dialog} />
    </>
  );
}
