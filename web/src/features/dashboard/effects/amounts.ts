import type { WidgetFigure } from '#contract/dashboard/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { t } from '../messages.ts';

const HOUR = 3_600;
/** Seconds from which minutes are noise. */
const MANY = 1_000 * HOUR;

type Amount = Pick<WidgetFigure, 'value' | 'unit' | 'currency'>;

/** An amount as it is read; a dash where there was nothing to reckon it from. */
export const written = ({ value, unit, currency }: Amount, format: Format): string => {
  if (value === null) return '–';
  if (unit === 'seconds')
    return value < MANY ? format.duration(value) : t('hours', { hours: format.number(value / HOUR, 0) });
  if (unit === 'percent') return format.percent(value / 100);
  return unit === 'money'
    ? format.money(value, currency ?? undefined, { compact: true })
    : format.number(value);
};
