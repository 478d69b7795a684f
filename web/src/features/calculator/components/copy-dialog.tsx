import { useRouter } from '@tanstack/react-router';
import type { ScenarioSummary } from '#contract/calculator/shapes.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FormDialog } from '../../../ui/form-page/form-dialog.tsx';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { fieldsOfBox } from '../effects/fields-of-box.ts';
import { scenarioHref } from '../effects/scenario-address.ts';
import { t } from '../messages.ts';
import { useCopyScenario } from '../mutations.ts';

// Not `name`: the page below the box has a field of that name, and of its id.
const LABELS = { copy_name: t('name') };

type CopyDialogProps = { scenario: Pick<ScenarioSummary, 'id' | 'name'>; onClose: () => void };

/** Asks what a copy is called, and goes on to it. */
export default function CopyDialog({ scenario: { id, name }, onClose }: CopyDialogProps) {
  const { history } = useRouter();
  const { mutateAsync } = useCopyScenario();
  const form = useForm({
    initial: { copy_name: t('copy_name', { name: name.slice(0, 110) }) },
    validate: { copy_name: (typed: string) => (typed.trim() ? null : t('name_missing')) },
    onSubmit: async ({ copy_name }) => {
      try {
        const copy = await mutateAsync({ id, name: copy_name });
        toast.show({ title: t('copied', { name: copy.name }) });
        history.push(scenarioHref(copy.id));
        onClose();
        return undefined;
      } catch (error) {
        return fieldsOfBox(refusedFields(error, t('stale')), { name: 'copy_name' });
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
      <TextField label={LABELS.copy_name} {...form.field('copy_name')} maxLength={120} />
    </FormDialog>
  );
}
