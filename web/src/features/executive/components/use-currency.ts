import { useQuery } from '@tanstack/react-query';
import { type ExecutiveSearch, questionOf } from '../effects/address.ts';
import { executiveFigures } from '../queries.ts';

/** The currency that rows are exchanged into, as the figures have it; undefined until they are there. */
export function useCurrencyOf(search: ExecutiveSearch): string | undefined {
  const { data } = useQuery(executiveFigures(questionOf(search)));
  return data?.currency ?? search.currency;
}
