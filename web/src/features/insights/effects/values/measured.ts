import type { Measured } from '#contract/insights/finding.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { t } from '../words/messages.ts';

const SECONDS_A_MINUTE = 60;

/** A value of an insight as its reader writes it; what isn't known is said as why, never as nothing. */
export function measuredText(is: Measured, format: Format): string {
  switch (is.unit) {
    case 'seconds':
      return format.duration(is.value);
    case 'minutes':
      return format.duration(is.value * SECONDS_A_MINUTE);
    case 'money':
      return format.money(is.value, is.currency);
    case 'count':
      return format.number(is.value);
    case 'days':
      return t('days', { count: is.value });
    case 'percent':
      return format.percent(is.value / 100);
    case 'day':
      return format.day(is.value);
    case 'instant':
      return format.instant(is.value);
    case 'text':
      return is.value;
    case 'reference':
      return is.value.name;
    case 'unknown':
      return t(`unknown_${is.value}`);
  }
}

/** True for numbers, which stand at the end of their column. */
export const isFigure = ({ unit }: Measured): boolean =>
  ['seconds', 'minutes', 'money', 'count', 'days', 'percent'].includes(unit);
