import { earlier, lastDayOfMonth } from '../projects/calendar.ts';
import { LONGEST_MONTHS } from './shapes.ts';

/** The day `months` after one; the last of its month where that is shorter. */
export const monthsAfter = (day: string, months: number): string => {
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const month = `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`;
  // As text: a day such as the 31st that its month hasn't is later than its last one, and no day that could be read.
  const [first] = [`${month}-${day.slice(8)}`, lastDayOfMonth(`${month}-01`)].sort();
  return first ?? day;
};

/** What is wrong with a period, and what to do about it; null where nothing is. */
export const periodProblem = ({
  starts_on,
  ends_on,
}: {
  readonly starts_on: string;
  readonly ends_on: string;
}): {
  readonly rule: 'period-backwards' | 'period-too-long';
  readonly field: 'ends_on';
  readonly message: string;
} | null => {
  if (ends_on < starts_on)
    return { rule: 'period-backwards', field: 'ends_on', message: 'End on the day it starts, or later.' };
  if (ends_on >= monthsAfter(starts_on, LONGEST_MONTHS))
    return {
      ...{ rule: 'period-too-long', field: 'ends_on' },
      message: `A plan is for ${LONGEST_MONTHS} months at most: end it earlier.`,
    };
  return null;
};

/** When a plan is reviewed first, unless somebody says otherwise: its months after it starts, or after today, and within its period. */
export const firstReviewOn = (
  {
    starts_on,
    ends_on,
    review_every_months,
  }: { readonly starts_on: string; readonly ends_on: string; readonly review_every_months: number },
  today: string,
): string => {
  return earlier(monthsAfter(starts_on > today ? starts_on : today, review_every_months), ends_on);
};
