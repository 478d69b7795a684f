import { keepPreviousData } from '@tanstack/react-query';
import type { QueryInput } from '#contract/endpoint.ts';
import { listUncoveredShifts, type UncoveredShift } from '#contract/leave/deciding-endpoints.ts';
import {
  listAllLeave,
  listBalances,
  listOwnLeave,
  previewLeave,
  readBalances,
  readBalancesOf,
} from '#contract/leave/endpoints.ts';
import {
  listHolidayCountries,
  readLeaveCalendar,
  readLeaveSettings,
} from '#contract/leave/settings-endpoints.ts';
import { listSuggestions } from '#contract/shifts/suggestion-endpoints.ts';
import { reading, readingPages } from '../../platform/reading.ts';

/** What is asked about before it is asked for. */
export type PreviewQuery = QueryInput<typeof previewLeave>;

/** The person's own leave, the latest first. */
export const ownLeave = () => readingPages(listOwnLeave, { query: { per_page: 20 } });

/** What waits for the person's decision: never their own. */
export const waitingLeave = () =>
  readingPages(listAllLeave, { query: { mine_to_decide: 'true', per_page: 50 } });

/** The person's own balances of this year. */
export const ownBalances = () => reading(readBalances, { query: {} });

/** What everybody has in a year. */
export const balancesOfPeople = (year: number) =>
  readingPages(listBalances, { query: { year, per_page: 50 } });

/** Somebody's balances of a year. */
export const balancesOf = (member_id: string, year: number) =>
  reading(readBalancesOf, { params: { member_id }, query: { year } });

/** What a request would take; the answer before stays in sight while the next one comes. */
export const leavePreview = (query: PreviewQuery) => ({
  ...reading(previewLeave, { query }),
  ...{ placeholderData: keepPreviousData, staleTime: 0, retry: false },
});

/** Shifts that leave takes its person from. */
export const uncoveredShifts = (leave_id: string) => ({
  ...reading(listUncoveredShifts, { params: { leave_id } }),
  staleTime: 0,
});

/** Who could take a shift, best first. */
export const substitutesFor = ({ project, shift_id }: UncoveredShift) => ({
  ...reading(listSuggestions, { params: { project_id: project.id, shift_id } }),
  staleTime: 0,
});

/** Who is away on which days. */
export const leaveCalendar = (query: QueryInput<typeof readLeaveCalendar>) => ({
  ...reading(readLeaveCalendar, { query }),
  placeholderData: keepPreviousData,
});

/** What the organization says about leave, with the holidays of a year. */
export const leaveSettings = (year: number) => ({
  ...reading(readLeaveSettings, { query: { year } }),
  placeholderData: keepPreviousData,
});

/** Countries whose holidays are known. */
export const holidayCountries = () => ({
  ...reading(listHolidayCountries),
  staleTime: Number.POSITIVE_INFINITY,
});
