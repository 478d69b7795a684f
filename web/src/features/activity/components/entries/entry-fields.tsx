import type { ActivityEntry } from '#contract/activity/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import type { Form } from '../../../../ui/form-page/use-form.ts';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { DurationField } from '../../../../ui/number/duration-field.tsx';
import { t } from '../../messages.ts';
import styles from './entry-form.module.css';
import type { EntryValues } from './entry-values.ts';
import { PurposeFields } from './purpose-fields.tsx';
import { TimeField } from './time-field.tsx';

const CATEGORIES = [
  'work',
  'travel',
  'training',
  'admin',
  'standby',
] as const satisfies readonly EntryValues['category'][];

type EntryFieldsProps = { form: Form<EntryValues>; known: ActivityEntry | undefined };

/** The fields of an entry. */
export function EntryFields({ form, known }: EntryFieldsProps) {
  const { today } = useFormat();
  const { require_note } = useOrganization();
  const category = form.field('category');
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <PurposeFields
          date={form.values.work_date ?? today()}
          project={form.field('project_id')}
          service={form.field('service_type_id')}
          known={known}
          onChange={(chosen) => {
            form.set('project_id', chosen.project_id);
            form.set('service_type_id', chosen.service_type_id);
            form.set('billable', chosen.billable);
          }}
        />
      </div>
      <div className={styles.pair}>
        <DateField {...form.field('work_date')} label={t('day')} />
        <div className={styles.how}>
          <span className={styles.label}>{t('how')}</span>
          <Segmented
            label={t('how')}
            options={[
              { value: 'duration', label: t('by_duration') },
              { value: 'times', label: t('by_times') },
            ]}
            value={form.values.by}
            onChange={(by) => form.set('by', by)}
          />
        </div>
      </div>
      <SpanFields form={form} />
      <TextArea
        {...form.field('note')}
        label={t('note')}
        placeholder={t('note_placeholder')}
        optional={!require_note}
        rows={2}
        maxLength={5000}
      />
      <div className={styles.pair}>
        <Select
          {...category}
          label={t('category')}
          options={CATEGORIES.map((value) => ({ value, label: t(value) }))}
          onChange={(value) => category.onChange(CATEGORIES.find((one) => one === value) ?? 'work')}
        />
        <div className={styles.foot}>
          <Checkbox {...form.field('billable')} label={t('billable')} />
        </div>
      </div>
    </div>
  );
}

function SpanFields({ form }: { form: Form<EntryValues> }) {
  const { by, start, end, ends_next_day } = form.values;
  if (by === 'duration')
    return (
      <div className={styles.pair}>
        <DurationField {...form.field('duration_s')} label={t('duration')} note={t('duration_note')} />
      </div>
    );
  const isBackwards = start !== '' && end !== '' && end <= start;
  return (
    <>
      <div className={styles.pair}>
        <TimeField {...form.field('start')} label={t('start')} />
        <TimeField {...form.field('end')} label={t('end')} />
      </div>
      {(isBackwards || ends_next_day) && (
        <Checkbox {...form.field('ends_next_day')} label={t('ends_next_day')} />
      )}
    </>
  );
}
