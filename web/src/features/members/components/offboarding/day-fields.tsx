import { addDays } from '#contract/projects/calendar.ts';
import { Button } from '../../../../ui/action/button.tsx';
import type { Form } from '../../../../ui/form-page/use-form.ts';
import { DateField } from '../../../../ui/number/date-field.tsx';
import type { OffboardingValues } from '../../effects/offboarding/offboarding-values.ts';
import { o } from './messages.ts';
import styles from './offboarding.module.css';

type DayFieldsProps = { form: Form<OffboardingValues>; today: string };

/** The last day: typed, picked, or one of the usual ones. */
export function DayFields({ form, today }: DayFieldsProps) {
  const days = [
    ['today', today],
    ['in_two_weeks', addDays(today, 14)],
    ['in_four_weeks', addDays(today, 28)],
  ] as const;
  return (
    <>
      <DateField label={o('last_day')} note={o('last_day_note')} {...form.field('last_day')} min={today} />
      <div className={styles.days}>
        {days.map(([word, day]) => (
          <Button
            key={word}
            small
            aria-pressed={form.values.last_day === day}
            onClick={() => form.set('last_day', day)}
          >
            {o(word)}
          </Button>
        ))}
      </div>
    </>
  );
}
