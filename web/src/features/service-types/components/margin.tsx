import { marginPct } from '#contract/service-types/rates.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { t } from '../messages.ts';

interface MarginProps {
  readonly rate: { readonly bill_rate: string; readonly cost_rate: string };
  /** Percent; null = no limit. */
  readonly lowest: string | null;
}

/** True where a rate leaves less than `lowest` per cent. */
export const isBelow = ({ rate, lowest }: MarginProps): boolean => {
  const margin = marginPct(rate);
  return lowest !== null && margin !== null && Number(margin) < Number(lowest);
};

/** What a rate leaves of its price; marked when that is less than the service type's lowest margin. */
export function Margin({ rate, lowest }: MarginProps) {
  const format = useFormat();
  const margin = marginPct(rate);
  if (margin === null) return null;
  const text = format.percent(Number(margin) / 100, 1);
  if (!isBelow({ rate, lowest })) return text;
  return (
    <span title={t('below_margin', { pct: lowest ?? '' })}>
      <StatusText tone="warn">{text}</StatusText>
    </span>
  );
}
