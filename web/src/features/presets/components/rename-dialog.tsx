import type { Preset } from '#contract/presets/shapes.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FormDialog } from '../../../ui/form-page/form-dialog.tsx';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { t } from '../messages.ts';
import { useUpdatePreset } from '../mutations.ts';

const LABELS = { name: t('name'), description: t('description') };

/** Asks for another name and description: every revision has them. */
export function RenameDialog({ preset, onClose }: { preset: Preset; onClose: () => void }) {
  const { id, version, name, description } = preset;
  const { mutateAsync } = useUpdatePreset();
  const form = useForm({
    initial: { name, description },
    validate: { name: (typed: string) => (typed.trim() ? null : t('name_missing')) },
    onSubmit: async (body) => {
      try {
        await mutateAsync({ id, version, body });
      } catch (error) {
        return refusedFields(error, t('stale'));
      }
      toast.show({ title: t('saved', { name: body.name.trim() }) });
      onClose();
      return undefined;
    },
  });
  return (
    <FormDialog
      title={t('rename_title', { name })}
      form={form}
      labels={LABELS}
      verb={t('save')}
      onClose={onClose}
    >
      <TextField label={LABELS.name} {...form.field('name')} maxLength={120} />
      <TextArea label={LABELS.description} optional {...form.field('description')} maxLength={500} />
    </FormDialog>
  );
}
