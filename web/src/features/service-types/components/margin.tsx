import { isBelowMargin, marginPct } from '#contract/service-types/rates.ts';
import { type Format, useFormat } from '../../../platform/format/use-format.ts';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { t } from '../messages.ts';

interface MarginProps {
  readonly rate: { readonly bill_rate: string; readonly cost_rate: string | null };
  /** Percent; null = no limit. */
  readonly lowest: string | null;
}

/** What a rate leaves of its price in percent; null where nothing is charged, or costs are for others to know. */
export const marginOf = ({ bill_rate, cost_rate }: MarginProps['rate']): string | null =>
  cost_rate === null ? null : marginPct({ bill_rate, cost_rate });

/** True where a rate leaves less than `lowest` per cent. */
export const isBelow = ({ rate: { bill_rate, cost_rate }, lowest }: MarginProps): boolean =>
  cost_rate !== null && isBelowMargin({ bill_rate, cost_rate }, lowest);

/** What a rate leaves of its price; marked when that is less than the service type's lowest margin. */
export function Margin({ rate, lowest }: MarginProps) {
  const format = useFormat();
  const margin = marginOf(rate);
  if (margin === null) return null;
  const text = format.percent(Number(margin) / 100, 1);
  if (!isBelow({ rate, lowest })) return text;
  return (
    <span title={t('below_margin', { pct: lowest ?? '' })}>
      <StatusText tone="warn">{text}</StatusText>
    </span>
  );
}

/** How many of a service type's rates leave less than its lowest margin; nothing where none does. */
export const LowRates = ({ count }: { count: number | null }) =>
  count ? <StatusText tone="warn">{t('low_rates', { count })}</StatusText> : null;

/** A lowest margin as a share. */
export const lowestOf = (pct: string | null, format: Format): string | null =>
  pct === null ? null : format.percent(Number(pct) / 100, 1);
