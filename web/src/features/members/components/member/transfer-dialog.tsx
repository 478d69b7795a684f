import { ROLES, rank } from '#contract/access/roles.ts';
import type { Member } from '#contract/members/shapes.ts';
import { refusedFields } from '../../../../platform/http/refused-fields.ts';
import { roleFrom, roleName } from '../../../../platform/roles.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { useForm } from '../../../../ui/form-page/use-form.ts';
import { t } from '../../messages.ts';
import { useTransferOwnership } from '../../mutations.ts';
import { FormDialog } from '../form-dialog.tsx';

const KEPT = ROLES.filter((role) => rank(role) < rank('owner')).map((value) => ({
  value,
  label: roleName(value),
}));

/** Makes somebody owner in one's own place, and asks what one stays oneself. */
export function TransferDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { mutateAsync } = useTransferOwnership();
  const form = useForm<{ keep: string | null; reason: string }>({
    initial: { keep: 'director', reason: '' },
    validate: { keep: (role) => (role ? null : t('role_missing')) },
    onSubmit: async ({ keep, reason }) => {
      try {
        await mutateAsync({
          member_id: member.id,
          keep: roleFrom(keep) ?? 'director',
          reason: reason.trim(),
        });
      } catch (error) {
        return refusedFields(error, t('stale'));
      }
      toast.show({ title: t('transferred_toast', { name: member.name }) });
      onClose();
      return undefined;
    },
  });
  const { name } = member;
  return (
    <FormDialog
      title={t('transfer_to', { name })}
      note={t('transfer_note', { name })}
      form={form}
      verb={t('transfer')}
      onClose={onClose}
    >
      <Select label={t('keep')} options={KEPT} {...form.field('keep')} />
      <TextArea
        label={t('reason')}
        note={t('reason_note')}
        optional
        {...form.field('reason')}
        rows={2}
        maxLength={500}
      />
    </FormDialog>
  );
}
