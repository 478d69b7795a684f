import { SERVICE_UNITS } from '#contract/service-types/shapes.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TagsField } from '../../../ui/form/tags-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FieldPair, FormSection } from '../../../ui/form-page/form-page.tsx';
import type { Form } from '../../../ui/form-page/use-form.ts';
import { LABELS, type ServiceTypeValues } from '../effects/service-type-values.ts';
import { t } from '../messages.ts';

const UNIT_OPTIONS = SERVICE_UNITS.map((value) => ({ value, label: t(`unit_${value}`) }));

/** The fields of a service type, new or not. */
export function ServiceTypeFields({ form }: { form: Form<ServiceTypeValues> }) {
  const code = form.field('code');
  const unit = form.field('unit');
  return (
    <>
      <FormSection title={t('section_what')}>
        <TextField label={LABELS.name} {...form.field('name')} maxLength={120} />
        <FieldPair>
          <TextField
            label={LABELS.code}
            {...code}
            onChange={(text) => code.onChange(text.toUpperCase())}
            placeholder={t('code_example')}
            maxLength={12}
          />
          <TextField label={LABELS.category} optional {...form.field('category')} maxLength={60} />
        </FieldPair>
        <TagsField
          label={LABELS.skills}
          note={t('skills_note')}
          optional
          {...form.field('skills')}
          maxTags={20}
        />
      </FormSection>
      <FormSection title={t('section_how')}>
        <FieldPair>
          <Select
            label={LABELS.unit}
            options={UNIT_OPTIONS}
            {...unit}
            onChange={(chosen) => {
              const known = SERVICE_UNITS.find((one) => one === chosen);
              if (known) unit.onChange(known);
            }}
          />
          <TextField label={LABELS.min_margin_pct} optional suffix="%" {...form.field('min_margin_pct')} />
        </FieldPair>
        <Checkbox label={LABELS.billable} note={t('billable_note')} {...form.field('billable')} />
      </FormSection>
    </>
  );
}
