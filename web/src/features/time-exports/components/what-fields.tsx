import { EXPORT_PARTS, EXPORT_PURPOSES, PARTS_OF } from '#contract/time-exports/shapes.ts';
import { Segmented } from '../../../ui/action/segmented.tsx';
import { MultiSelect } from '../../../ui/form/multi-select.tsx';
import { FormSection } from '../../../ui/form-page/form-page.tsx';
import type { Form } from '../../../ui/form-page/use-form.ts';
import { type ExportValues, LABELS, partsFrom } from '../effects/use-export-form.ts';
import { t } from '../messages.ts';
import { DayFields } from './day-fields.tsx';
import styles from './fields.module.css';
import { OfFields } from './of-fields.tsx';

type FieldsProps = { form: Form<ExportValues> };

/** What for, which days, of whom and what there is a line for. */
export function WhatFields({ form }: FieldsProps) {
  const { purpose } = form.values;
  const setPurpose = (next: (typeof EXPORT_PURPOSES)[number]) => {
    form.set('purpose', next);
    form.set('parts', [...PARTS_OF[next]]);
  };
  return (
    <>
      <FormSection title={t('what')}>
        <Segmented
          label={LABELS.purpose}
          options={EXPORT_PURPOSES.map((value) => ({ value, label: t(value) }))}
          value={purpose}
          onChange={setPurpose}
        />
        <p className={styles.note}>{t(`purpose_${purpose}_note`)}</p>
        <DayFields form={form} />
      </FormSection>
      <FormSection title={t('of')}>
        <OfFields form={form} />
        <MultiSelect
          {...form.field('parts')}
          label={LABELS.parts}
          note={t('parts_note')}
          options={EXPORT_PARTS.map((value) => ({ value, label: t(`part_${value}`) }))}
          onChange={(parts) => form.set('parts', partsFrom(parts))}
        />
      </FormSection>
    </>
  );
}
