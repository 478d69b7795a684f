import { useRouter } from '@tanstack/react-router';
import type { ScenarioSummary } from '#contract/calculator/shapes.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FormDialog } from '../../../ui/form-page/form-dialog.tsx';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { scenarioHref } from '../effects/scenario-address.ts';
import { t } from '../messages.ts';
import { useCopyScenario } from '../mutations.ts';

const LABELS = { name: t('name') };

type CopyDialogProps = { scenario: Pick<ScenarioSummary, 'id' | 'name'>; onClose: () => void };

/** Asks what a copy is called, and goes on to it. */
export default function CopyDialog({ scenario: { id, name }, onClose }: CopyDialogProps) {
  const { history } = useRouter();
  const { mutateAsync } = useCopyScenario();
  const form = useForm({
    initial: { name: t('copy_name', { name: name.slice(0, 110) }) },
    validate: { name: (typed: string) => (typed.trim() ? null : t('name_missing')) },
    onSubmit: async (values) => {
      try {
        const copy = await mutateAsync({ id, ...values });
        toast.show({ title: t('copied', { name: copy.name }) });
        history.push(scenarioHref(copy.id));
        onClose();
        return undefined;
      } catch (error) {
        return refusedFields(error, t('stale'));
      }
    },
  });
  return (
    <FormDialog
      title={t('copy_title', { name })}
      note={t('copy_note')}
      form={form}
      labels={LABELS}
      verb={t('copy')}
      onClose={onClose}
    >
      <TextField label={LABELS.name} {...form.field('name')} maxLength={120} />
    </FormDialog>
  );
}
