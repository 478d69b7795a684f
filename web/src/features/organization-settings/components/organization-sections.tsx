import { useMemo } from 'react';
import { localeChoices, weekdayChoices, zoneChoices } from '../../../platform/format/choices.ts';
import { currencyChoices } from '../../../platform/format/currencies.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FieldPair, FormSection } from '../../../ui/form-page/form-page.tsx';
import { LABELS, monthName } from '../effects/setting-words.ts';
import { t } from '../messages.ts';
import { Effected } from './effects-card.tsx';
import { chosen, numbered } from './fields.ts';
import type { SectionProps } from './setting-form.ts';

/** What the organization is called, and what stands on what it prints. */
export function OrganizationSection({ form: { field } }: SectionProps) {
  return (
    <FormSection title={t('section_organization')}>
      <TextField label={LABELS.name} {...field('name')} maxLength={120} />
      <FieldPair>
        <TextField label={LABELS.legal_name} optional {...field('legal_name')} maxLength={200} />
        <TextField label={LABELS.tax_id} optional {...field('tax_id')} maxLength={60} />
      </FieldPair>
      <TextArea
        label={LABELS.address}
        note={t('address_note')}
        optional
        {...field('address')}
        maxLength={1000}
      />
    </FormSection>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: monthName(at + 1) }));

/** Currency, zone, language, and where weeks and years begin. */
export function PlaceSection({ form: { field, values } }: SectionProps) {
  const { locale } = useFormat();
  const zones = useMemo(() => zoneChoices(values.timezone), [values.timezone]);
  const locales = useMemo(() => localeChoices(values.locale), [values.locale]);
  return (
    <FormSection title={t('section_place')}>
      <FieldPair>
        <Select
          label={LABELS.currency}
          options={currencyChoices(locale)}
          {...chosen(field('currency'), t('currency_note'))}
        />
        <Select label={LABELS.timezone} options={zones} {...chosen(field('timezone'), t('timezone_note'))} />
      </FieldPair>
      <Effected by={['currency', 'timezone']} />
      <Select label={LABELS.locale} options={locales} {...chosen(field('locale'), t('locale_note'))} />
      <FieldPair>
        <Select
          label={LABELS.week_start}
          options={weekdayChoices()}
          searchable={false}
          {...numbered(field('week_start'))}
        />
        <Select
          label={LABELS.fiscal_month}
          options={MONTHS}
          searchable={false}
          {...numbered(field('fiscal_month'))}
        />
      </FieldPair>
      <Effected by={['week_start', 'fiscal_month']} />
    </FormSection>
  );
}
