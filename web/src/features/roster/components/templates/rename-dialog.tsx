import type { RosterTemplate } from '#contract/shifts/template-shapes.ts';
import { refusedFields } from '../../../../platform/http/refused-fields.ts';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { useForm } from '../../../../ui/form-page/use-form.ts';
import { useTemplateWrites } from '../../effects/templates/use-template-writes.ts';
import { t } from './messages.ts';

type RenameDialogProps = { project_id: string; template: RosterTemplate; onClose: () => void };

/** Asks what a template is called from now on. */
export function RenameDialog({ project_id, template, onClose }: RenameDialogProps) {
  const { rename } = useTemplateWrites(project_id);
  const form = useForm<{ name: string }>({
    initial: { name: template.name },
    validate: { name: (value) => (value.trim() ? null : t('name_needed')) },
    onSubmit: async ({ name }) => {
      try {
        if (name.trim() !== template.name) await rename(template, name.trim());
        onClose();
        return undefined;
      } catch (error) {
        return refusedFields(error, t('changed_elsewhere'));
      }
    },
  });
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('rename_title', { name: template.name })}
      boxSize="small"
      labels={{ name: t('name') }}
      verb={t('rename_verb')}
    >
      <TextField label={t('name')} maxLength={60} {...form.field('name')} />
    </FormDialog>
  );
}
