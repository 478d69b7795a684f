import type { KindPrecision } from '#contract/insights/shapes.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { t } from './messages.ts';

/** How many of a kind have to be decided before a share says anything. */
export const LEAST_DECIDED = 10;

/** True where enough was decided of a kind to say how right it is. */
export const isTelling = ({ decided, precision_pct }: KindPrecision): boolean =>
  decided >= LEAST_DECIDED && precision_pct !== null;

/** How right a kind was, with the number that it rests on; never a share of too few. */
export function precisionText(kind: KindPrecision, format: Format): string {
  const { accepted, decided, precision_pct } = kind;
  if (decided === 0 || precision_pct === null) return t('undecided');
  if (!isTelling(kind)) return t('too_few', { accepted, decided });
  return t('of', { share: format.percent(precision_pct / 100), accepted, decided });
}
