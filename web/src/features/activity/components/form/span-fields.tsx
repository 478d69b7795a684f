import { Segmented } from '../../../../ui/action/segmented.tsx';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import type { Form } from '../../../../ui/form-page/use-form.ts';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { DurationField } from '../../../../ui/number/duration-field.tsx';
import { t } from '../../messages.ts';
import styles from './entry-form.module.css';
import type { EntryValues } from './entry-values.ts';
import { TimeField } from './time-field.tsx';

/** The day of an entry, and how long it was: by a duration, or by start and end. */
export function SpanFields({ form }: { form: Form<EntryValues> }) {
  return (
    <>
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
      {form.values.by === 'duration' ? (
        <div className={styles.pair}>
          <DurationField {...form.field('duration_s')} label={t('duration')} note={t('duration_note')} />
        </div>
      ) : (
        <TimesFields form={form} />
      )}
    </>
  );
}

function TimesFields({ form }: { form: Form<EntryValues> }) {
  const { start, end, ends_next_day } = form.values;
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
