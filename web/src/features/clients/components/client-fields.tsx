import { CLIENT_STATUSES, type Client } from '#contract/clients/shapes.ts';
import { currencyChoices } from '../../../platform/format/currencies.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TagsField } from '../../../ui/form/tags-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FieldPair, FormSection } from '../../../ui/form-page/form-page.tsx';
import type { Form } from '../../../ui/form-page/use-form.ts';
import { NumberField } from '../../../ui/number/number-field.tsx';
import { type ClientValues, LABELS } from '../effects/client-values.ts';
import { useOtherClients, usePeople } from '../effects/use-choices.ts';
import { t } from '../messages.ts';
import { LikelyDuplicates } from './likely-duplicates.tsx';

type ClientFieldsProps = { form: Form<ClientValues>; client: Client | null };

const STATUS_OPTIONS = CLIENT_STATUSES.map((value) => ({ value, label: t(`status_${value}`) }));

/** The fields of a client, new or not. */
export function ClientFormFields({ form, client }: ClientFieldsProps) {
  return (
    <>
      <Company form={form} client={client} />
      <Terms form={form} />
      <FormSection title={t('section_more')}>
        <TagsField label={LABELS.tags} optional {...form.field('tags')} maxTags={20} />
        <TextField
          label={LABELS.external_ref}
          note={t('external_ref_note')}
          optional
          {...form.field('external_ref')}
        />
      </FormSection>
    </>
  );
}

function Company({ form, client }: ClientFieldsProps) {
  const people = usePeople(client?.owner ?? null);
  const others = useOtherClients(client?.parent ?? null, client?.id ?? null);
  const code = form.field('code');
  const status = form.field('status');
  return (
    <FormSection title={t('section_company')}>
      <TextField label={LABELS.name} {...form.field('name')} maxLength={120} />
      <LikelyDuplicates typed={form.values} self={client?.id ?? null} />
      <FieldPair>
        <TextField
          label={LABELS.code}
          optional
          {...code}
          onChange={(text) => code.onChange(text.toUpperCase())}
          placeholder={t('code_example')}
          maxLength={12}
        />
        <Select
          label={LABELS.status}
          options={STATUS_OPTIONS}
          {...status}
          onChange={(chosen) => {
            const known = CLIENT_STATUSES.find((one) => one === chosen);
            if (known) status.onChange(known);
          }}
        />
      </FieldPair>
      <FieldPair>
        <Select label={LABELS.owner_id} options={people} optional searchable {...form.field('owner_id')} />
        <TextField label={LABELS.industry} optional {...form.field('industry')} />
      </FieldPair>
      <Select
        label={LABELS.parent_id}
        note={t('parent_note')}
        optional
        {...others}
        {...form.field('parent_id')}
      />
      <TextField label={LABELS.website} type="url" optional {...form.field('website')} />
    </FormSection>
  );
}

function Terms({ form }: { form: Form<ClientValues> }) {
  const { locale } = useFormat();
  return (
    <FormSection title={t('section_terms')}>
      <TextField label={LABELS.legal_name} optional {...form.field('legal_name')} />
      <TextField label={LABELS.vat_id} optional {...form.field('vat_id')} />
      <FieldPair>
        <Select
          label={LABELS.currency}
          note={t('currency_note')}
          options={currencyChoices(locale)}
          optional
          {...form.field('currency')}
        />
        <NumberField
          label={LABELS.payment_terms_days}
          note={t('payment_terms_note')}
          suffix={t('days')}
          {...form.field('payment_terms_days')}
        />
      </FieldPair>
    </FormSection>
  );
}
