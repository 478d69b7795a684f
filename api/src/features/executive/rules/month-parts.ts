import { monthsAfter } from '#contract/account-plans/period.ts';
import { addDays, lastDayOfMonth } from '#contract/projects/calendar.ts';

/** Days of one month, as YYYY-MM, that are summed by themselves; `late` = those after the day on which the period before ends. */
export interface MonthPart {
  readonly month: string;
  readonly late: boolean;
  readonly from: string;
  readonly to: string;
}

const firstOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The months from one day's to another's by their first days: whole ones, and the parts of those that `cut` and `to` lie in. */
export const monthParts = ({
  from,
  to,
  cut,
}: {
  readonly from: string;
  readonly to: string;
  readonly cut: string;
}): { readonly months: readonly string[]; readonly parts: readonly MonthPart[] } => {
  const months: string[] = [];
  for (let month = firstOf(from); month <= to; month = monthsAfter(month, 1))
    if (month !== firstOf(to) && month !== firstOf(cut)) months.push(month);
  const early = { month: cut.slice(0, 7), late: false, from: firstOf(cut), to: cut };
  const late = { month: cut.slice(0, 7), late: true, from: addDays(cut, 1), to: lastDayOfMonth(cut) };
  const running = { month: to.slice(0, 7), late: false, from: firstOf(to), to };
  return { months, parts: [early, late, running].filter((part) => part.from <= part.to) };
};
