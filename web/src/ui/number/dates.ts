const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * ISO yyyy-mm-dd from "2026-11-19", "19/11/2026", "19.11.26", "19 Nov" or "19 November 2026"; null otherwise. Where the
 * month comes first, so it does between slashes.
 */
export function parseDate(text: string, thisYear: number, monthFirst = false): string | null {
  const bare = text.trim().toLowerCase();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(bare);
  if (iso) return isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const figures = /^(\d{1,2})[./ -](\d{1,2})(?:[./ -](\d{2}|\d{4}))?\.?$/.exec(bare);
  if (figures) {
    const [one, other] = [Number(figures[1]), Number(figures[2])];
    const [day, month] = monthFirst && bare.includes('/') ? [other, one] : [one, other];
    return isoDate(year(figures[3], thisYear), month, day);
  }
  const worded = /^(\d{1,2})\.? *([a-z]{3})[a-z]*\.?,? *(\d{2}|\d{4})?$/.exec(bare);
  if (worded)
    return isoDate(year(worded[3], thisYear), months.indexOf(worded[2] ?? '') + 1, Number(worded[1]));
  return null;
}

/** True where people write 11/19 for the nineteenth of November. */
export function isMonthFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'day' || type === 'month')?.type === 'month';
}

function year(text: string | undefined, thisYear: number): number {
  if (text === undefined) return thisYear;
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

function isoDate(years: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(years, month - 1, day));
  const kept = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return kept ? date.toISOString().slice(0, 10) : null;
}
