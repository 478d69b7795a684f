import { type ExecutiveMail, LAST_DAY } from '#contract/executive/mails.ts';
import { weekdayName } from '../../../platform/format/choices.ts';
import { t } from '../components/mails/messages.ts';

/** When it is sent: Every Monday at 07:30. */
export const whenWord = ({
  rhythm,
  weekday,
  month_day: day,
  at,
}: Pick<ExecutiveMail, 'rhythm' | 'weekday' | 'month_day' | 'at'>): string => {
  if (rhythm === 'workdays') return t('when_workdays', { at });
  if (rhythm === 'weekly') return t('when_weekly', { day: weekdayName(weekday), at });
  return day === LAST_DAY ? t('when_monthly_last', { at }) : t('when_monthly', { day, at });
};
