import { useQuery } from '@tanstack/react-query';
import { isToDecide } from '#contract/swaps/states.ts';
import { openSwaps } from '../queries.ts';

/** How many requests of a project wait for the decision of whoever looks, who plans it. */
export function useSwapsToDecide(project_id: string): number {
  const { data } = useQuery(openSwaps(project_id));
  const waiting = data?.data.filter(
    ({ status, counterpart, mine }) => mine === null && isToDecide(status, counterpart !== null),
  );
  return waiting?.length ?? 0;
}
