import { useMemo } from 'react';
import type { Organization } from '#contract/organizations/shapes.ts';
import {
  localeChoices,
  localeName,
  weekdayChoices,
  weekdayName,
  zoneChoices,
  zoneName,
} from '../../../../platform/format/choices.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { ORGANIZATION, type useHabitsForm } from '../../effects/use-habits-form.ts';
import styles from './habits.module.css';
import { t } from './messages.ts';

/** The fields' labels, by path. */
export const LABELS = { timezone: t('timezone'), locale: t('locale'), week_start: t('week_start') };

type HabitFieldsProps = Pick<ReturnType<typeof useHabitsForm>, 'form' | 'usual'> & {
  organization: Organization | null;
  browser: { timezone: string; locale: string };
};

/** The three settings. */
export function HabitFields({ form, usual, organization, browser }: HabitFieldsProps) {
  const name = organization?.name;
  const { timezone, locale } = form.values;
  const { zones, locales } = useMemo(() => {
    const known = (...values: string[]) => values.filter((value) => value !== ORGANIZATION);
    return {
      zones: [left(name, zoneName(usual.timezone)), ...zoneChoices(...known(timezone, browser.timezone))],
      locales: [left(name, localeName(usual.locale)), ...localeChoices(...known(locale, browser.locale))],
    };
  }, [name, usual.timezone, usual.locale, timezone, locale, browser]);
  const days = [left(name, weekdayName(usual.week_start)), ...weekdayChoices()];
  const field = (path: 'timezone' | 'locale' | 'week_start') => {
    const { onChange, ...bound } = form.field(path);
    return { ...bound, label: LABELS[path], onChange: (value: string | null) => value && onChange(value) };
  };
  return (
    <div className={styles.fields}>
      <Select options={zones} {...field('timezone')} />
      <Select options={locales} {...field('locale')} />
      <Select options={days} searchable={false} {...field('week_start')} />
    </div>
  );
}

/** The choice that leaves a setting to the organization, with what that comes to. */
const left = (organization: string | undefined, value: string) => ({
  value: ORGANIZATION,
  label: organization ? t('as_organization', { value, organization }) : t('as_usual', { value }),
});
