import type { Format } from '../../../../platform/format/use-format.ts';
import { datesText } from '../list-columns.tsx';
import { t } from './messages.ts';

/** By how much a sum differs from the period before, and when that was. */
export const changeText = (
  format: Format,
  now: number,
  before: number,
  { from, to }: { readonly from: string; readonly to: string },
): string => {
  const dates = datesText(format, from, to);
  if (before === 0) return t('nothing_before', { dates });
  const share = format.percent(Math.abs(now - before) / before, 1);
  if (now === before) return t('as_before', { dates });
  return t(now > before ? 'more_than_before' : 'less_than_before', { share, dates });
};
