import { keepPreviousData } from '@tanstack/react-query';
import { listWaitingEntries, listWaitingWeeks } from '#contract/activity/approval-endpoints.ts';
import type { WaitingWeek } from '#contract/activity/approval-shapes.ts';
import type { QueryInput } from '#contract/endpoint.ts';
import { reading } from '../../platform/reading.ts';

/** Page and view of what waits. */
export type WaitingQuery = QueryInput<typeof listWaitingWeeks>;

/** One page of what waits, by person and week; the page before stays in sight while the next one comes. */
export const waitingWeeks = (query: WaitingQuery) => ({
  ...reading(listWaitingWeeks, { query }),
  placeholderData: keepPreviousData,
});

/** The entries of such a week, at most 200. */
export const waitingEntries = (
  { member, from, to }: Pick<WaitingWeek, 'member' | 'from' | 'to'>,
  mine: boolean,
) =>
  reading(listWaitingEntries, {
    query: { member_id: member.id, from, to, per_page: 200, ...(mine ? { mine: 'true' } : {}) },
  });
