import { weekdayName } from '../../../platform/format/choices.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { FieldError } from '../../../ui/form/field.tsx';
import { FormSection } from '../../../ui/form-page/form-page.tsx';
import { fieldId } from '../../../ui/form-page/use-form.ts';
import { DurationField } from '../../../ui/number/duration-field.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import { LABELS } from '../effects/setting-words.ts';
import { t } from '../messages.ts';
import { Effected } from './effects-card.tsx';
import type { SectionProps } from './setting-form.ts';
import styles from './settings.module.css';

/** Monday first, as everywhere where weekdays are chosen. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** How long is worked on each weekday, and what that comes to. */
export function WeekSection({ form }: SectionProps) {
  const format = useFormat();
  const { value, onChange, error, disabled, note } = form.field('working_days');
  const sum = value.reduce((all, minutes) => all + minutes, 0);
  const set = (day: number, seconds: number | null) =>
    onChange(value.map((minutes, at) => (at === day ? Math.round((seconds ?? 0) / 60) : minutes)));
  return (
    <FormSection title={t('section_week')}>
      <fieldset
        className={styles.week}
        id={fieldId('working_days')}
        tabIndex={-1}
        aria-describedby={error ? 'week-error' : undefined}
      >
        <legend>{LABELS.working_days}</legend>
        <Text muted>{note ?? t('working_days_note')}</Text>
        <div className={styles.days}>
          {WEEK.map((day) => (
            <DurationField
              key={day}
              label={weekdayName(day)}
              value={(value[day] ?? 0) * 60}
              onChange={(seconds) => set(day, seconds)}
              disabled={disabled ?? false}
            />
          ))}
        </div>
        <Text muted>{t('week_sum', { time: format.spelledDuration(sum * 60) })}</Text>
        {error && <FieldError id="week-error">{error}</FieldError>}
      </fieldset>
      <Effected by={['working_days']} />
    </FormSection>
  );
}
