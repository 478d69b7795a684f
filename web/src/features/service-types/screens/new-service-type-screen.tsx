import { useRouter } from '@tanstack/react-router';
import { useKeptDraft } from '../../../platform/draft.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { FormPage } from '../../../ui/form-page/form-page.tsx';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { ServiceTypeFields } from '../components/service-type-fields.tsx';
import {
  fieldsOf,
  LABELS,
  NEW_SERVICE_TYPE,
  type ServiceTypeValues,
  VALIDATE,
} from '../effects/service-type-values.ts';
import { t } from '../messages.ts';
import { useCreateServiceType } from '../mutations.ts';

/** The form of a new service type; what was typed is kept until it is saved. */
export function NewServiceTypeScreen() {
  const router = useRouter();
  const { mutateAsync } = useCreateServiceType();
  const form = useForm<ServiceTypeValues>({
    initial: NEW_SERVICE_TYPE,
    validate: VALIDATE,
    draft: useKeptDraft('new-service-type', NEW_SERVICE_TYPE),
    onSubmit: async (values) => {
      try {
        const { id, name } = await mutateAsync(fieldsOf(values));
        toast.show({ title: t('created', { name }) });
        router.history.push(`/manager/service-types/${id}`);
        return undefined;
      } catch (error) {
        return refusedFields(error, t('stale'));
      }
    },
  });
  return (
    <FormPage
      title={t('new_service_type')}
      crumbs={[
        { label: t('service_types'), href: '/manager/service-types' },
        { label: t('new_service_type') },
      ]}
      form={form}
      labels={LABELS}
      save={t('create')}
      cancelHref="/manager/service-types"
    >
      <ServiceTypeFields form={form} />
    </FormPage>
  );
}
