import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useKeptDraft } from '../../../platform/draft.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { FormPage } from '../../../ui/form-page/form-page.tsx';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { ClientFormFields } from '../components/client-fields.tsx';
import { TwinNote } from '../components/twin-note.tsx';
import { type ClientValues, fieldsOf, LABELS, NEW_CLIENT, VALIDATE } from '../effects/client-values.ts';
import { refusalOf, saveUnlessTwin } from '../effects/refusals.ts';
import { t } from '../messages.ts';
import { useCreateClient } from '../mutations.ts';

/** The form of a new client; what was typed is kept until it is saved. */
export function NewClientScreen() {
  const router = useRouter();
  const draft = useKeptDraft('new-client', NEW_CLIENT);
  const [twin, setTwin] = useState<string | null>(null);
  const { mutateAsync } = useCreateClient();
  const form = useForm<ClientValues>({
    initial: NEW_CLIENT,
    validate: VALIDATE,
    draft,
    onSubmit: async (values) => {
      setTwin(null);
      try {
        await saveUnlessTwin(async (confirmation) => {
          const { id, name } = await mutateAsync({ ...fieldsOf(values), ...confirmation });
          toast.show({ title: t('created', { name }) });
          router.history.push(`/manager/clients/${id}`);
        });
        return undefined;
      } catch (error) {
        const refused = refusalOf(error);
        setTwin(refused.twin);
        return refused.issues;
      }
    },
  });
  return (
    <FormPage
      title={t('new_client')}
      crumbs={[{ label: t('clients'), href: '/manager/clients' }, { label: t('new_client') }]}
      form={form}
      labels={LABELS}
      save={t('create')}
      cancelHref="/manager/clients"
      note={<TwinNote twin={twin} />}
    >
      <ClientFormFields form={form} client={null} />
    </FormPage>
  );
}
