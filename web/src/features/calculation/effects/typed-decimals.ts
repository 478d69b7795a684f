import { typedDecimal } from '#contract/money/parse.ts';

const EXACT = /^-?\d{1,10}(\.\d{1,4})?$/;
const PERCENTAGE = /^-?\d{1,3}(\.\d{1,2})?$/;

/** True of what a calculation takes for a number as it stands. */
export const isDecimal = (text: string): boolean => EXACT.test(text);

/** True of what a calculation takes for a percentage as it stands. */
export const isPercentage = (text: string): boolean => PERCENTAGE.test(text);

/** An exact decimal from what was typed or pasted, with or without a sign of money or per cent; the text itself where it is none. */
export const decimalFrom = (text: string, blank = ''): string => {
  const bare = text.replace(/[\p{Sc}%]/gu, '').trim();
  return bare === '' ? blank : (typedDecimal(bare) ?? text.trim());
};
