import { addDays, startOfWeek } from '#contract/activity/rules.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useMaybeOrganization } from '../../../platform/person.ts';
import { spanOf, spanWords } from './span.ts';

/** So many weeks ahead can be chosen. */
const WEEKS = 26;

/** Weeks as the organization counts them, whatever a person's own calendar begins with; `23 – 29 November` in words. */
export function useWeeks() {
  const { locale } = useFormat();
  const weekStart = useMaybeOrganization()?.week_start ?? 1;
  const firstOf = (day: string) => startOfWeek(day, weekStart);
  const wordsOf = (day: string) => spanWords('week', day, spanOf('week', day, weekStart), locale);
  const weeksFrom = (first: string) =>
    Array.from({ length: WEEKS }, (_, at) => {
      const value = addDays(first, 7 * at);
      return { value, label: wordsOf(value) };
    });
  return {
    firstOf,
    wordsOf,
    /** The week of a day and those after it, to choose from. */
    weeksFrom: (day: string) => weeksFrom(firstOf(day)),
    weeksAfter: (day: string) => weeksFrom(addDays(firstOf(day), 7)),
  };
}
