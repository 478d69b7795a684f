import { useQuery } from '@tanstack/react-query';
import { Select } from '../../../../ui/form/select.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { FieldPair } from '../../../../ui/form-page/form-page.tsx';
import type { Form } from '../../../../ui/form-page/use-form.ts';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { NumberField } from '../../../../ui/number/number-field.tsx';
import { serviceTypeChoices } from '../../../choices/queries.ts';
import { t } from '../../messages.ts';
import styles from './shift.module.css';
import type { ShiftValues } from './shift-form-values.ts';
import { SkillFields } from './skill-fields.tsx';

/** What the fields are called, by their path. */
export const FORM_LABELS = {
  project_id: t('project'),
  day: t('day_field'),
  start: t('start'),
  end: t('end'),
  break_min: t('break'),
  service_type_id: t('service'),
  role: t('role'),
  site: t('site'),
  headcount: t('places'),
  note: t('note'),
};

/** The fields of a shift. */
export function ShiftFields({ form }: { form: Form<ShiftValues> }) {
  const services = useQuery(serviceTypeChoices());
  const { start, end } = form.values;
  return (
    <>
      <DateField label={FORM_LABELS.day} {...form.field('day')} />
      <div className={styles.three}>
        <TextField type="time" label={FORM_LABELS.start} {...form.field('start')} />
        <TextField
          type="time"
          label={end && start && end <= start ? t('end_next_day') : FORM_LABELS.end}
          {...form.field('end')}
        />
        <NumberField label={FORM_LABELS.break_min} suffix={t('minutes')} {...form.field('break_min')} />
      </div>
      <FieldPair>
        <Select
          label={FORM_LABELS.service_type_id}
          options={(services.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          loading={services.isPending}
          optional
          {...form.field('service_type_id')}
        />
        <TextField label={FORM_LABELS.role} maxLength={60} optional {...form.field('role')} />
      </FieldPair>
      <FieldPair>
        <NumberField label={FORM_LABELS.headcount} {...form.field('headcount')} />
        <TextField label={FORM_LABELS.site} maxLength={120} optional {...form.field('site')} />
      </FieldPair>
      <SkillFields form={form} />
      <TextArea label={FORM_LABELS.note} rows={2} optional {...form.field('note')} />
    </>
  );
}
