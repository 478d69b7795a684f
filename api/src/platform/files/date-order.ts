import { type DateOrder, daySeconds, openParts, readDate } from './dates.ts';

/** Start and end date of a row as written; the end is empty where the file has none. */
export type DatePair = readonly [start: string, end: string];

/**
 * The order a file's dates are written in. Decided by a number above 12, else by a start and end that lie at most a day
 * apart in one order only; `ambiguous` where nothing decides. Where rows contradict each other, the larger side counts.
 */
export const dateOrderOf = (pairs: readonly DatePair[]): DateOrder | 'ambiguous' => {
  const open = pairs.flatMap((pair) => pair.map(openParts)).filter((parts) => parts !== null);
  if (open.length === 0)
    return pairs.some(([start]) => readDate(start, 'dmy') && !isYearFirst(start)) ? 'dmy' : 'ymd';
  const byNumber = larger(
    open.filter(([one, two]) => one > 12 && two <= 12).length,
    open.filter(([one, two]) => two > 12 && one <= 12).length,
  );
  if (byNumber) return byNumber;
  const bySpan = larger(
    pairs.filter(isShortOnlyIn('dmy', 'mdy')).length,
    pairs.filter(isShortOnlyIn('mdy', 'dmy')).length,
  );
  if (bySpan) return bySpan;
  return open.every(([one, two]) => one === two) ? 'dmy' : 'ambiguous';
};

const larger = (dmy: number, mdy: number): DateOrder | null => {
  if (dmy === mdy) return null;
  return dmy > mdy ? 'dmy' : 'mdy';
};

const isYearFirst = (text: string): boolean => /^\d{4}/.test(text);

const isShortOnlyIn =
  (order: DateOrder, other: DateOrder) =>
  ([start, end]: DatePair): boolean =>
    start !== end && isShort(start, end, order) && !isShort(start, end, other);

const isShort = (start: string, end: string, order: DateOrder): boolean => {
  const from = readDate(start, order);
  const to = readDate(end, order);
  if (!from || !to) return false;
  const apart = daySeconds(to) - daySeconds(from);
  return apart >= 0 && apart <= 86_400;
};
