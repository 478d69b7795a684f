import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { checkSheet } from '#contract/project-imports/endpoints.ts';
import type { SheetProblem } from '#contract/project-imports/shapes.ts';
import { call } from '../../../platform/call.ts';
import { type HeldProjects, rowsOf } from './held-sheet.ts';

const TYPING_MS = 500;
const NONE: readonly SheetProblem[] = [];

/** Every cell that is wrong, asked once the rows stand still; what was found before stays in sight meanwhile. */
export function useChecked(held: HeldProjects) {
  const [settled] = useDebouncedValue(held, TYPING_MS);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['project-import-check', settled],
    queryFn: async () => {
      const body = { rows: rowsOf(settled), date_order: settled.date_order };
      const { problems } = await call(checkSheet, { body });
      return { problems, rows: settled.rows };
    },
    enabled: settled.rows.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return {
    problems: data?.problems ?? NONE,
    /** Places of the rows that were checked, in their order. */
    places: data?.rows.map(({ place }) => place) ?? [],
    error,
    isChecking: isFetching || settled !== held,
    isChecked: data !== undefined && settled === held && !isFetching,
    refetch,
  };
}
