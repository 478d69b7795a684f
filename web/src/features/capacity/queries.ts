import { keepPreviousData } from '@tanstack/react-query';
import { readCapacity, readCapacityOfWeek } from '#contract/capacity/endpoints.ts';
import type { TeamKind } from '#contract/capacity/shapes.ts';
import type { QueryInput } from '#contract/endpoint.ts';
import { listProjects } from '#contract/projects/endpoints.ts';
import { reading } from '../../platform/reading.ts';

/** Page, filters and weeks. */
export type CapacityQuery = QueryInput<typeof readCapacity>;

/** One page of people by weeks; the page before stays in sight while the next one comes. */
export const capacityList = (query: CapacityQuery) => ({
  ...reading(readCapacity, { query }),
  placeholderData: keepPreviousData,
});

const FIVE_MINUTES = 5 * 60_000;

/** The teams that there are to choose from. */
export const teamsOf = (by: TeamKind) => ({
  ...reading(readCapacity, { query: { by, weeks: '1', per_page: '1' } }),
  staleTime: FIVE_MINUTES,
});

/** Somebody's week; the one before stays in sight while the next one comes. */
export const weekOf = (member_id: string, date: string) => ({
  ...reading(readCapacityOfWeek, { params: { member_id }, query: { date } }),
  placeholderData: keepPreviousData,
});

/** Projects to choose from, by a part of their code or name. */
export const projectChoices = (q: string) => ({
  ...reading(listProjects, { query: { ...(q ? { q } : {}), per_page: 50 } }),
  placeholderData: keepPreviousData,
  staleTime: FIVE_MINUTES,
});
