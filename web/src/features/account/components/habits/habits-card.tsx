import { type FormEvent, useState } from 'react';
import { browserHabits, localeName, weekdayName, zoneName } from '../../../../platform/format/choices.ts';
import { formatFor } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { ErrorSummary } from '../../../../ui/form-page/error-summary.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { ORGANIZATION, useHabitsForm } from '../../effects/use-habits-form.ts';
import { HabitFields, LABELS } from './habit-fields.tsx';
import styles from './habits.module.css';
import { t } from './messages.ts';
import { Suggestion } from './suggestion.tsx';

/** Time zone, locale and first day of the week, each left to the organization until it is chosen. */
export function HabitsCard() {
  const { form, organization, usual, habits } = useHabitsForm();
  const [browser] = useState(browserHabits);
  const [now] = useState(Date.now);
  const format = formatFor(habits);
  const { timezone, locale } = browser;
  return (
    <Card title={t('title')}>
      <form
        className={styles.form}
        onSubmit={(event: FormEvent) => void form.submit(event)}
        noValidate
        aria-label={t('title')}
      >
        <Text muted>{t('note')}</Text>
        <ErrorSummary issues={form.issues} labels={LABELS} />
        <HabitFields form={form} organization={organization} usual={usual} browser={browser} />
        {habits.timezone !== timezone && (
          <Suggestion onUse={() => form.set('timezone', timezone)}>
            {t('browser_zone', { zone: zoneName(timezone) })}
          </Suggestion>
        )}
        {form.values.locale === ORGANIZATION && habits.locale !== locale && (
          <Suggestion onUse={() => form.set('locale', locale)}>
            {t('browser_locale', { locale: localeName(locale) })}
          </Suggestion>
        )}
        <p className={styles.example} aria-live="polite">
          {t('example', {
            now: format.instant(now),
            number: format.number(1234.5),
            weekday: weekdayName(habits.week_start),
          })}
        </p>
        <div>
          <Button variant="primary" type="submit" disabled={form.submitting || !form.changed}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
