import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { exportPreview } from '../queries.ts';
import { type ExportValues, selectionOf } from './use-export-form.ts';

const TYPING_MS = 250;

/** What the form as it is filled in would let out; asked once it stands still. */
export function usePreviewed(values: ExportValues) {
  const [settled] = useDebouncedValue(values, TYPING_MS);
  const selection = selectionOf(settled);
  const { parts, ...asked } = selection ?? { purpose: values.purpose, from: '', to: '', parts: [] };
  const { data, error, isFetching, refetch } = useQuery({
    ...exportPreview({ ...asked, part: [...parts] }),
    enabled: selection !== null,
  });
  const preview = selection ? data : undefined;
  return {
    preview,
    error,
    isCounting: isFetching || settled !== values,
    isAsked: selection !== null,
    refetch,
  };
}
