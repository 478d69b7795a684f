import { useFormat } from '../../../platform/format/use-format.ts';
import { useTotals } from '../../../platform/format/use-totals.ts';

/** A sum of time as the organization rounds it, `h:mm`; the exact one in its tooltip where they differ. */
export function TotalTime({ seconds }: { seconds: number }) {
  const { duration } = useFormat();
  const total = useTotals().total(seconds);
  return <span title={total.exact}>{duration(total.seconds)}</span>;
}
