import type { InsightValue } from '#contract/insights/codes.ts';
import type { Finding, LabelledValue, Measured } from '#contract/insights/finding.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { t } from '../words/messages.ts';
import { measuredText } from './measured.ts';

/** The values of a finding, ready to be put into sentences. */
export interface Told {
  readonly subject: string;
  /** The days that it is of, and the first of them; empty for none. */
  readonly days: string;
  readonly from: string;
  /** How often it was found. */
  readonly count: number;
  /** A value in words; that it isn't known where it is missing. */
  value(code: InsightValue): string;
  /** The number behind a value, for singular and plural; 0 for what is no number. */
  number(code: InsightValue): number;
  /** It is there, and known. */
  has(code: InsightValue): boolean;
}

type Said = Pick<Finding, 'subject' | 'days' | 'count' | 'evidence' | 'formula' | 'confidence'>;

/** Reads a finding's values; what stands in the evidence counts before what stands in its formula. */
export function toldOf({ subject, days, count, evidence, formula, confidence }: Said, format: Format): Told {
  const known = valuesOf([...evidence, ...formula.values, ...confidence.values]);
  return {
    subject: subject.name,
    days: days ? daysText(days, format) : '',
    from: days ? format.day(days.from) : '',
    count,
    ...readingOf(known, format),
  };
}

/** The same for values that stand alone, such as those of a confidence's reason. */
export function readingOf(known: ReadonlyMap<string, Measured>, format: Format) {
  return {
    value: (code: InsightValue) => {
      const is = known.get(code);
      return is ? measuredText(is, format) : t('not_known');
    },
    number: (code: InsightValue) => {
      const is = known.get(code);
      return is && typeof is.value === 'number' ? is.value : 0;
    },
    has: (code: InsightValue) => (known.get(code)?.unit ?? 'unknown') !== 'unknown',
  };
}

/** Values by their codes; the first of a code counts, which is the worst. */
export const valuesOf = (values: readonly LabelledValue[]): ReadonlyMap<string, Measured> =>
  new Map(values.toReversed().map(({ code, is }) => [code, is]));

/** One day, or the days from one to another, without what they have in common. */
export function daysText({ from, to }: { from: string; to: string }, format: Format): string {
  if (from === to) return format.day(from);
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return t('from_to', { from: format.day(from, isOneYear ? 'short' : 'day'), to: format.day(to) });
}
