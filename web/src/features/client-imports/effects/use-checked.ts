import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { checkClients } from '#contract/client-imports/endpoints.ts';
import { call } from '../../../platform/call.ts';
import { fileOf, type HeldClients } from './held-clients.ts';

const TYPING_MS = 500;

/** A number for each state of a file: as a key the rows themselves would be written out with every look at them. */
const numbers = new WeakMap<HeldClients, number>();
let last = 0;
const numberOf = (held: HeldClients): number => {
  const known = numbers.get(held);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(held, last);
  return last;
};

/** What the file would do, asked once its rows stand still; what was found before stays in sight meanwhile. */
export function useChecked(held: HeldClients) {
  const [settled] = useDebouncedValue(held, TYPING_MS);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['client-import-check', numberOf(settled)],
    queryFn: async ({ signal }) => {
      const body = { known: settled.known, alike: settled.alike };
      const check = await call(checkClients, { file: fileOf(settled), body, signal });
      return { check, places: settled.rows.map(({ place }) => place) };
    },
    enabled: settled.rows.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return {
    check: data?.check,
    /** Places of the rows that were checked, in their order. */
    places: data?.places ?? [],
    error,
    isChecking: isFetching || settled !== held,
    refetch,
  };
}

/** What was found of a file. */
export type Checked = ReturnType<typeof useChecked>;
