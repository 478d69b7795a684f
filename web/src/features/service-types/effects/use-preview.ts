import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { ratePreview } from '../queries.ts';
import { questionOf, type RateValues } from './rate-values.ts';

const TYPING_MS = 350;

/** What a rate as it is typed would have done; asked once it stands still, and only of one that is whole. */
export function usePreview(values: RateValues) {
  const [settled] = useDebouncedValue(values, TYPING_MS);
  const question = questionOf(settled);
  const { data, error, refetch, isFetching } = useQuery(ratePreview(question));
  return {
    preview: question ? data : undefined,
    ...{ error, refetch },
    isAsked: question !== null,
    isLooking: isFetching || settled !== values,
  };
}
