const DAY_MS = 86_400_000;

const [YEAR, MONTH] = [4, 7];

const MOST_KEPT = 5_000;
const kept = new Map<string, number>();

/** Days since 1970; lists ask for the same few days again and again, and parsing is most of their cost. */
const dayNumber = (day: string): number => {
  const known = kept.get(day);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const number = Math.round(Date.parse(day) / DAY_MS);
  kept.set(day, number);
  return number;
};

/** Whole days from one YYYY-MM-DD to another; negative when `to` is earlier. */
export const differenceInDays = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** The day `days` after one, as YYYY-MM-DD. */
export const addDays = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * DAY_MS).toISOString().slice(0, 10);

/** The last day of a day's month, as YYYY-MM-DD. */
export const lastDayOfMonth = (of: string): string =>
  new Date(Date.UTC(Number(of.slice(0, YEAR)), Number(of.slice(YEAR + 1, MONTH)), 0))
    .toISOString()
    .slice(0, 10);

/** Calendar months from one day's to another's, both counted. */
export const monthsTouched = (from: string, to: string): number =>
  (Number(to.slice(0, YEAR)) - Number(from.slice(0, YEAR))) * 12 +
  Number(to.slice(YEAR + 1, MONTH)) -
  Number(from.slice(YEAR + 1, MONTH)) +
  1;

/** The earlier of two days. */
export const earlier = (one: string, other: string): string =>
  differenceInDays(one, other) >= 0 ? one : other;

/** The later of two days. */
export const later = (one: string, other: string): string => (earlier(one, other) === one ? other : one);
