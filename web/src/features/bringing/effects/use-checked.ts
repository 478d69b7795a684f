import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fileOf, type HeldRows } from './held-rows.ts';
import type { Check, Kind } from './kind.ts';

const TYPING_MS = 500;

/** A number for each state of a file: as a key the rows themselves would be written out with every look at them. */
const numbers = new WeakMap<object, number>();
let last = 0;
const numberOf = (held: object): number => {
  const known = numbers.get(held);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(held, last);
  return last;
};

/** What was found of a file. */
export interface Checked<Field extends string> {
  readonly check: Check<Field> | undefined;
  /** Places of the rows that were checked, in their order. */
  readonly places: readonly number[];
  readonly error: Error | null;
  readonly isChecking: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** What the file would do, asked once its rows stand still; what was found before stays in sight meanwhile. */
export function useChecked<Field extends string>(kind: Kind<Field>, held: HeldRows<Field>): Checked<Field> {
  const [settled] = useDebouncedValue(held, TYPING_MS);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [`${kind.id}-check`, numberOf(settled)],
    queryFn: async ({ signal }) => {
      const rules = { known: settled.known, alike: settled.alike };
      const check = await kind.check(fileOf(settled, kind.fields), rules, signal);
      return { check, places: settled.rows.map(({ place }) => place) };
    },
    enabled: settled.rows.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return {
    check: data?.check,
    places: data?.places ?? [],
    error,
    isChecking: isFetching || settled !== held,
    refetch,
  };
}
