import { keepPreviousData } from '@tanstack/react-query';
import { listWaitingEntries, listWaitingWeeks } from '#contract/activity/approval-endpoints.ts';
import type { WaitingWeek } from '#contract/activity/approval-shapes.ts';
import { listTeamEntries, readTeamWeek } from '#contract/activity/team-endpoints.ts';
import type { QueryInput } from '#contract/endpoint.ts';
import { reading } from '../../platform/reading.ts';

/** Page and view of what waits. */
export type WaitingQuery = QueryInput<typeof listWaitingWeeks>;

/** What of it is meant. */
export type WaitingScope = Pick<WaitingQuery, 'mine' | 'project_id'>;

/** One page of what waits, by person and week; the page before stays in sight while the next one comes. */
export const waitingWeeks = (query: WaitingQuery) => ({
  ...reading(listWaitingWeeks, { query }),
  placeholderData: keepPreviousData,
});

/** The entries of such a week, at most 200. */
export const waitingEntries = (
  { member, from, to }: Pick<WaitingWeek, 'member' | 'from' | 'to'>,
  scope: WaitingScope,
) =>
  reading(listWaitingEntries, {
    query: { member_id: member.id, from, to, per_page: 200, ...scope },
  });

/** Page, week and view of who logged what. */
export type TeamQuery = QueryInput<typeof readTeamWeek>;

/** One page of the team's week; the page before stays in sight while the next one comes. */
export const teamWeek = (query: TeamQuery) => ({
  ...reading(readTeamWeek, { query }),
  placeholderData: keepPreviousData,
});

/** What somebody logged from one day to another, at most 200 entries. */
export const entriesOfPerson = (member_id: string, from: string, to: string) =>
  reading(listTeamEntries, { params: { member_id }, query: { from, to, per_page: 200 } });
