import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RATE_SCOPES } from '#contract/service-types/shapes.ts';
import { currencyChoices } from '../../../platform/format/currencies.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FieldPair } from '../../../ui/form-page/form-page.tsx';
import type { Form } from '../../../ui/form-page/use-form.ts';
import { DateField } from '../../../ui/number/date-field.tsx';
import { clientChoices } from '../../choices/queries.ts';
import type { RateValues } from '../effects/rate-values.ts';
import { t } from '../messages.ts';

const SCOPE_OPTIONS = RATE_SCOPES.map((value) => ({ value, label: t(`scope_${value}`) }));

/** The fields of a new rate. */
export function RateFields({ form }: { form: Form<RateValues> }) {
  const { locale } = useFormat();
  const scope = form.field('scope');
  return (
    <>
      <FieldPair>
        <Select
          label={t('scope')}
          options={SCOPE_OPTIONS}
          {...scope}
          onChange={(chosen) => {
            const known = RATE_SCOPES.find((one) => one === chosen);
            if (known) scope.onChange(known);
          }}
        />
        {form.values.scope === 'client' && <ClientField form={form} />}
        {form.values.scope === 'member_level' && (
          <TextField label={t('level')} placeholder={t('level_example')} {...form.field('level')} />
        )}
      </FieldPair>
      <FieldPair>
        <TextField label={t('bill_rate')} {...form.field('bill_rate')} />
        <TextField label={t('cost_rate')} {...form.field('cost_rate')} />
      </FieldPair>
      <Select label={t('currency')} options={currencyChoices(locale)} {...form.field('currency')} />
      <FieldPair>
        <DateField label={t('valid_from')} {...form.field('valid_from')} />
        <DateField
          label={t('valid_to')}
          optional
          {...form.field('valid_to')}
          min={form.values.valid_from ?? undefined}
        />
      </FieldPair>
      <Checkbox label={t('end_current')} {...form.field('end_current')} />
    </>
  );
}

function ClientField({ form }: { form: Form<RateValues> }) {
  const [typed, setTyped] = useState('');
  const all = useQuery(clientChoices()).data?.data ?? [];
  const q = all.some(({ name }) => name === typed) ? '' : typed;
  const { data, isFetching } = useQuery(clientChoices(q));
  const options = (data?.data ?? all).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      label={t('client')}
      options={options}
      onSearch={setTyped}
      loading={isFetching}
      {...form.field('client_id')}
    />
  );
}
