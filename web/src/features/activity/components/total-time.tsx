import { useTotals } from '../../../platform/format/use-totals.ts';
import { durationText } from './duration-text.ts';

type TotalTimeProps = { seconds: number; write?: (seconds: number) => string };

/** A sum of time as the organization rounds it; the exact one in its tooltip where they differ. */
export function TotalTime({ seconds, write = durationText }: TotalTimeProps) {
  const total = useTotals().total(seconds);
  return <span title={total.exact}>{write(total.seconds)}</span>;
}
