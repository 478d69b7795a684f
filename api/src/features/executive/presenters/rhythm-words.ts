import { type ExecutiveMail, LAST_DAY } from '#contract/executive/mails.ts';

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
/** A Sunday. */
const FIRST = Date.UTC(2023, 0, 1);

/** When an order comes, in words that follow “you ordered this”. */
export const rhythmWords = ({ rhythm, weekday, month_day, at, timezone }: ExecutiveMail): string => {
  const days = {
    workdays: 'from Monday to Friday',
    weekly: `every ${WEEKDAY.format(FIRST + weekday * 86_400_000)}`,
    monthly: month_day === LAST_DAY ? 'on the last day of every month' : `on day ${month_day} of every month`,
  };
  return `${days[rhythm]} at ${at}, ${timezone.replaceAll('_', ' ')}`;
};
