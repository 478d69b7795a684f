/** A name without its dots, commas and case. */
export const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Every way in which a column may name a day: `Mon`, `Monday 16`, `16 Nov`, `2026-11-16`, `16/11/2026`. */
const SHAPES: readonly Intl.DateTimeFormatOptions[] = [
  { weekday: 'short' },
  { weekday: 'long' },
  { weekday: 'short', day: 'numeric' },
  { weekday: 'long', day: 'numeric' },
  { weekday: 'short', day: 'numeric', month: 'short' },
  { weekday: 'long', day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'short' },
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'short', year: 'numeric' },
  { day: 'numeric', month: 'long', year: 'numeric' },
  { day: 'numeric', month: 'numeric' },
  { day: '2-digit', month: '2-digit' },
  { day: 'numeric', month: 'numeric', year: 'numeric' },
  { day: '2-digit', month: '2-digit', year: 'numeric' },
];

/** Finds which of some days (`YYYY-MM-DD`) a column's head means; -1 for none of them. */
export function dayFinder(dates: readonly string[], locale: string): (head: string) => number {
  const known = new Map<string, number>();
  for (const [at, date] of dates.entries()) {
    const names = [date, ...[locale, 'en-GB'].flatMap((one) => namesOf(one, date))];
    for (const name of names) if (!known.has(plainly(name))) known.set(plainly(name), at);
  }
  return (head) => known.get(plainly(head)) ?? -1;
}

const namesOf = (locale: string, date: string): string[] =>
  SHAPES.map((shape) =>
    new Intl.DateTimeFormat(locale, { ...shape, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`)),
  );
