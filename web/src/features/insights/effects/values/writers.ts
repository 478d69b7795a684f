import type { Measured } from '#contract/insights/finding.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { measuredText } from './measured.ts';

/** The values of a finding by their codes. */
export type Values = ReadonlyMap<string, Measured>;

/** The number of a value that is one. */
export const numberOf = (is: Measured | undefined): number | undefined =>
  is && typeof is.value === 'number' ? is.value : undefined;

/** Writes a number as an axis has room for. */
export const shortly = (like: Measured, format: Format) => (value: number) =>
  like.unit === 'money'
    ? format.money(Math.round(value), like.currency, { compact: true })
    : writer(like, format)(value);

/** Writes a number as another value of the same unit is written. */
export const writer =
  (like: Measured, format: Format) =>
  (value: number): string => {
    const whole = Math.round(value);
    switch (like.unit) {
      case 'money':
        return measuredText({ ...like, value: whole }, format);
      case 'seconds':
      case 'minutes':
      case 'count':
      case 'days':
      case 'percent':
        return measuredText({ unit: like.unit, value: whole }, format);
      default:
        return format.number(whole);
    }
  };
