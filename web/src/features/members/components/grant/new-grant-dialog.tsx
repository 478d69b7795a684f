import { organizationDomain, projectDomain } from '#contract/access/permission.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { refusedFields } from '../../../../platform/http/refused-fields.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { roleName } from '../../../../platform/roles.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { useForm } from '../../../../ui/form-page/use-form.ts';
import { fieldsOf, type GrantValues, NEW_GRANT, validate } from '../../effects/grant-values.ts';
import { t } from '../../messages.ts';
import { useGrantRole } from '../../mutations.ts';
import { FormDialog } from '../form-dialog.tsx';
import { GrantFields } from './grant-fields.tsx';

type NewGrantDialogProps = {
  /** Who gets it; asked for where nobody is given. */
  person?: { readonly id: string; readonly name: string };
  /** Where it counts; the whole organization without one. */
  project_id?: string;
  onClose: () => void;
};

/** Grants a role, for good or until a day. */
export function NewGrantDialog({ person, project_id, onClose }: NewGrantDialogProps) {
  const format = useFormat();
  const organization = useOrganization();
  const { mutateAsync } = useGrantRole();
  const domain = project_id
    ? projectDomain(organization.id, project_id)
    : organizationDomain(organization.id);
  const form = useForm<GrantValues>({
    initial: { ...NEW_GRANT, member_id: person?.id ?? null },
    validate: validate(format.today(), !person),
    onSubmit: async (values) => {
      const grant = fieldsOf(values, format);
      try {
        await mutateAsync({ ...grant, member_id: values.member_id ?? '', project_id: project_id ?? null });
      } catch (error) {
        return refusedFields(error, t('stale'));
      }
      const role = roleName(grant.role);
      toast.show({
        title: person ? t('granted_toast', { name: person.name, role }) : t('role_granted', { role }),
      });
      onClose();
      return undefined;
    },
  });
  return (
    <FormDialog
      title={person ? t('grant_to', { name: person.name }) : t('grant')}
      form={form}
      verb={t('grant')}
      onClose={onClose}
    >
      <GrantFields form={form} domain={domain} asksWho={!person} />
    </FormDialog>
  );
}
