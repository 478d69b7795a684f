import { useRouter } from '@tanstack/react-router';
import type { Scenario } from '#contract/calculator/shapes.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FormDialog } from '../../../ui/form-page/form-dialog.tsx';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { fieldsOfBox } from '../effects/fields-of-box.ts';
import { dealsheetHref } from '../effects/scenario-address.ts';
import { useClients } from '../effects/use-clients.ts';
import { t } from '../messages.ts';
import { useConvertScenario } from '../mutations.ts';

// Not `client_id`: the page below the box has a field of that name, and of its id.
const LABELS = { title: t('dealsheet_title'), deal_client: t('client') };

type Values = { title: string; deal_client: string | null };

/** Asks for whom and under which title a dealsheet begins with a scenario. */
export default function ConvertDialog({ scenario, onClose }: { scenario: Scenario; onClose: () => void }) {
  const { history } = useRouter();
  const { mutateAsync } = useConvertScenario();
  const clients = useClients(scenario.client);
  const form = useForm<Values>({
    initial: { title: scenario.name, deal_client: scenario.client?.id ?? null },
    validate: {
      title: (title: string) => (title.trim() ? null : t('title_missing')),
      deal_client: (id: string | null) => (id ? null : t('client_missing')),
    },
    onSubmit: async ({ title, deal_client }) => {
      try {
        const deal = { id: scenario.id, title, client_id: deal_client ?? '' };
        const { dealsheet_id } = await mutateAsync(deal);
        toast.show({ title: t('converted_toast', { title }) });
        history.push(dealsheetHref(dealsheet_id));
        return undefined;
      } catch (error) {
        return fieldsOfBox(refusedFields(error, t('stale')), { client_id: 'deal_client' });
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
      <Select label={LABELS.deal_client} {...form.field('deal_client')} {...clients} />
    </FormDialog>
  );
}
