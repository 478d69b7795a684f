import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { audiencePreview } from '../queries.ts';
import { type AnnouncementValues, audienceOf } from './values.ts';

/** Milliseconds after the last choice before it is counted. */
const CHOOSING_MS = 300;

/** Who would be told by the audience that is chosen; nobody is counted before an organization is. */
export function useCounted(values: AnnouncementValues) {
  const asked = JSON.stringify(audienceOf(values));
  const [settled] = useDebouncedValue(asked, CHOOSING_MS);
  const isSettled = settled === asked;
  const read = audiencePreview(audienceOf(values));
  const { data, error, isFetching, refetch } = useQuery({
    ...read,
    enabled: values.organizations.length > 0 && isSettled,
  });
  return { preview: data, error: isSettled ? error : null, isCounting: isFetching || !isSettled, refetch };
}
