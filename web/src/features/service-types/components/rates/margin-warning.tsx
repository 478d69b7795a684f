import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { isDecimal, type RateValues } from '../../effects/rate-values.ts';
import { decimalOf } from '../../effects/service-type-values.ts';
import { words } from '../../effects/words/preview-words.ts';
import { serviceType } from '../../queries.ts';
import { isBelow, marginOf } from '../margin.tsx';

/** Says of a rate that is being written that it leaves less than its service's lowest margin; that may be meant. */
export function MarginWarning({ values }: { values: RateValues }) {
  const warning = useWarning(values);
  return <div role="status">{warning !== null && <StatusText tone="warn">{warning}</StatusText>}</div>;
}

function useWarning({ service_type_id, bill_rate, cost_rate }: RateValues): string | null {
  const format = useFormat();
  const { data } = useQuery({ ...serviceType(service_type_id ?? ''), enabled: service_type_id !== null });
  if (isDecimal(bill_rate) || isDecimal(cost_rate)) return null;
  const rate = { bill_rate: decimalOf(bill_rate), cost_rate: decimalOf(cost_rate) };
  const lowest = service_type_id ? (data?.min_margin_pct ?? null) : null;
  const margin = marginOf(rate);
  if (margin === null) return null;
  if (lowest !== null && isBelow({ rate, lowest }))
    return words('margin_warning', { margin: format.percent(Number(margin) / 100, 1), lowest });
  return Number(margin) < 0 ? words('margin_loss') : null;
}
