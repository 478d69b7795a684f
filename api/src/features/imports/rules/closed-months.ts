import { isClosed, monthOf, monthWords } from '#contract/activity/months.ts';
import { brokenRule } from '#contract/errors.ts';
import type { ImportSettings } from '../queries/organization.ts';

/** What of an entry says when it was. */
interface Dated {
  readonly span: { readonly workDate: string };
}

/** Those of a file's entries that lie in months that are closed. */
export const entriesOfClosedMonths = <Entry extends Dated>(
  { closed_months }: ImportSettings,
  entries: readonly Entry[],
): Entry[] => entries.filter(({ span }) => isClosed(closed_months, span.workDate));

/** What to do about them, in a sentence. */
export const sayClosed = (entries: readonly Dated[]): string => {
  const rows = entries.length === 1 ? 'One row lies' : `${entries.length} rows lie`;
  const months = [...new Set(entries.map(({ span }) => monthOf(span.workDate)))].sort();
  const [first = '', ...others] = months;
  const where =
    others.length === 0 ? monthWords(first) : `${monthWords(first)} and ${others.length} other months`;
  return `${rows} in ${where}, closed by now: ask an owner to reopen it, or take these rows out of the file.`;
};

/** Throws 422 beside `work_date` for entries of months that are closed. */
export const requireOpenMonths = (settings: ImportSettings, entries: readonly Dated[]): void => {
  const closed = entriesOfClosedMonths(settings, entries);
  if (closed.length > 0) throw brokenRule('month-closed', 'work_date', sayClosed(closed));
};
