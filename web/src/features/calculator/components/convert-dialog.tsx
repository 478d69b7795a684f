import { useRouter } from '@tanstack/react-router';
import type { Scenario } from '#contract/calculator/shapes.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FormDialog } from '../../../ui/form-page/form-dialog.tsx';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { dealsheetHref } from '../effects/scenario-address.ts';
import { useClients } from '../effects/use-clients.ts';
import { t } from '../messages.ts';
import { useConvertScenario } from '../mutations.ts';

const LABELS = { title: t('dealsheet_title'), client_id: t('client') };

type Values = { title: string; client_id: string | null };

/** Asks for whom and under which title a dealsheet begins with a scenario. */
export default function ConvertDialog({ scenario, onClose }: { scenario: Scenario; onClose: () => void }) {
  const { history } = useRouter();
  const { mutateAsync } = useConvertScenario();
  const clients = useClients(scenario.client);
  const form = useForm<Values>({
    initial: { title: scenario.name, client_id: scenario.client?.id ?? null },
    validate: {
      title: (title: string) => (title.trim() ? null : t('title_missing')),
      client_id: (id: string | null) => (id ? null : t('client_missing')),
    },
    onSubmit: async ({ title, client_id }) => {
      try {
        const { dealsheet_id } = await mutateAsync({ id: scenario.id, title, client_id: client_id ?? '' });
        toast.show({ title: t('converted_toast', { title }) });
        history.push(dealsheetHref(dealsheet_id));
        return undefined;
      } catch (error) {
        return refusedFields(error, t('stale'));
      }
    },
  });
  return (
    <FormDialog
      title={t('convert_title', { name: scenario.name })}
      note={t('convert_note')}
      form={form}
      labels={LABELS}
      verb={t('convert')}
      onClose={onClose}
    >
      <TextField label={LABELS.title} {...form.field('title')} maxLength={120} />
      <Select label={LABELS.client_id} {...form.field('client_id')} {...clients} />
    </FormDialog>
  );
}
