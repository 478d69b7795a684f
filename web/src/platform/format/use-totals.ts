import { type RoundingRule, roundTotal } from '#contract/activity/rounding.ts';
import { useMaybeOrganization } from '../person.ts';
import { useFormat } from './use-format.ts';

/** A sum of time as it is shown. */
export interface Total {
  /** Rounded by the organization's rule. */
  readonly seconds: number;
  /** The sum to the second, in words; undefined where it is what is shown. */
  readonly exact: string | undefined;
}

const EXACT: RoundingRule = { rounding: 'none', rounding_minutes: 0 };

/** Shows sums of exact seconds as the organization rounds them; `rule` is how. */
export function useTotals() {
  const rule = useMaybeOrganization() ?? EXACT;
  const { spelledDuration } = useFormat();
  const total = (sum: number): Total => {
    const seconds = roundTotal(sum, rule);
    return { seconds, exact: seconds === sum ? undefined : spelledDuration(sum, { exact: true }) };
  };
  return { total, rule };
}
