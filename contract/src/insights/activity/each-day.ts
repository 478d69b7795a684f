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
    finish: () => {
      closePerson();
      return found;
    },
  };
};

/** Seconds of some entries. */
export const secondsOf = (rows: readonly TimeRow[]): number =>
  rows.reduce((sum, { seconds }) => sum + seconds, 0);
