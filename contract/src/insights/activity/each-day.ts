import { addDays, startOfWeek } from '../../activity/rules.ts';
import type { TimeFold, TimePerson, TimeRow } from '../detecting.ts';
import type { Finding } from '../finding.ts';

/** What is looked for in one person's time: their days in order, each with its entries by start; those without one last. */
export interface DayFold {
  day(day: string, rows: readonly TimeRow[]): void;
  end(): Finding[];
}

/** Takes an organization's time in by person and day. What takes a locked entry back is no time of its own, and is passed over. */
export const eachDay = (begin: (person: TimePerson) => DayFold): TimeFold => {
  const found: Finding[] = [];
  let fold: DayFold | null = null;
  let rows: TimeRow[] = [];
  const closeDay = () => {
    const [first] = rows;
    if (first) fold?.day(first.day, rows);
    rows = [];
  };
  const closePerson = () => {
    closeDay();
    if (fold) found.push(...fold.end());
    fold = null;
  };
  return {
    person: (person) => {
      closePerson();
      fold = begin(person);
    },
    add: (row) => {
      if (row.reverses !== null) return;
      if (rows[0] && rows[0].day !== row.day) closeDay();
      rows.push(row);
    },
    take: () => found.splice(0),
    finish: () => {
      closePerson();
      return found;
    },
  };
};

/** The first day of a day's week; days come in order as a rule, so that the week is mostly the last one's. */
export const weeksBy = (weekStart: number): ((day: string) => string) => {
  let from = '';
  let to = '';
  return (day) => {
    if (day >= from && day <= to) return from;
    from = startOfWeek(day, weekStart);
    to = addDays(from, 6);
    return from;
  };
};

/** Seconds of some entries. */
export const secondsOf = (rows: readonly TimeRow[]): number =>
  rows.reduce((sum, { seconds }) => sum + seconds, 0);
