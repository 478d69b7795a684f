import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useKeptDraft } from '../../../platform/draft.ts';
import { zoneChoices } from '../../../platform/format/choices.ts';
import { currencyChoices } from '../../../platform/format/currencies.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FieldPair, FormPage, FormSection } from '../../../ui/form-page/form-page.tsx';
import { type Form, useForm } from '../../../ui/form-page/use-form.ts';
import { administrationOf, PLACES } from '../effects/addresses.ts';
import {
  emptyOrganization,
  fieldsOf,
  LABELS,
  type NewValues,
  placeOf,
  slugOf,
  VALIDATE,
} from '../effects/new-values.ts';
import { t } from '../messages.ts';
import { useCreateOrganization } from '../mutations.ts';

/** The form of a new organization and its first owner; what was typed is kept until it is saved. */
export function NewOrganizationScreen() {
  const router = useRouter();
  const { zone } = useFormat();
  const initial = emptyOrganization(zone);
  const { mutateAsync } = useCreateOrganization();
  const form = useForm<NewValues>({
    initial,
    validate: VALIDATE,
    draft: useKeptDraft('new-organization', initial),
    onSubmit: async (values) => {
      try {
        const { id, name } = await mutateAsync(fieldsOf(values));
        toast.show({ title: t('created', { name, email: values.owner_email.trim() }) });
        router.history.push(administrationOf(id));
        return undefined;
      } catch (error) {
        return refusedFields(error, t('stale')).map(({ field, message }) => ({
          field: placeOf(field),
          message,
        }));
      }
    },
  });
  return (
    <FormPage
      title={t('new_organization')}
      crumbs={[{ label: t('organizations'), href: PLACES.admin }, { label: t('new_organization') }]}
      form={form}
      labels={LABELS}
      save={t('create')}
      cancelHref={PLACES.admin}
    >
      <About form={form} />
      <FormSection title={t('its_owner')}>
        <TextField
          label={t('owner_name')}
          note={t('owner_note')}
          {...form.field('owner_name')}
          maxLength={120}
        />
        <TextField label={t('owner_email')} type="email" {...form.field('owner_email')} maxLength={254} />
      </FormSection>
    </FormPage>
  );
}

function About({ form: { field, values, fill } }: { form: Form<NewValues> }) {
  const { locale } = useFormat();
  const zones = useMemo(() => zoneChoices(), []);
  const name = field('name');
  // What was proposed follows the name; what somebody typed stays.
  const isProposed = values.slug === slugOf(values.name);
  const onName = (typed: string) => fill({ name: typed, ...(isProposed ? { slug: slugOf(typed) } : {}) });
  return (
    <FormSection title={t('about_it')}>
      <TextField label={t('name')} {...name} onChange={onName} maxLength={120} />
      <TextField label={t('slug')} note={t('slug_note')} {...field('slug')} maxLength={60} />
      <TextField label={t('legal_name')} optional {...field('legal_name')} maxLength={200} />
      <FieldPair>
        <Select
          label={t('currency')}
          note={t('currency_note')}
          options={currencyChoices(locale)}
          {...field('currency')}
        />
        <Select label={t('timezone')} note={t('timezone_note')} options={zones} {...field('timezone')} />
      </FieldPair>
    </FormSection>
  );
}
