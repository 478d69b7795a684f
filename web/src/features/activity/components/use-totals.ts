import { roundTotal } from '#contract/activity/rounding.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useOrganization } from '../../../platform/person.ts';

/** Sums of exact seconds as the organization rounds them; `exact` in words where that is something else. */
export function useTotals() {
  const rule = useOrganization();
  const { spelledDuration } = useFormat();
  return (sum: number) => {
    const seconds = roundTotal(sum, rule);
    return { seconds, exact: seconds === sum ? undefined : spelledDuration(sum, { exact: true }) };
  };
}
