/** What a spreadsheet takes for the beginning of a formula; full-width signs begin some, too, where people write with them. */
export const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/** Text as it was before an apostrophe was put in front of what looks like a formula. */
export const withoutGuard = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
