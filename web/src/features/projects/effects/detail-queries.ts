import { keepPreviousData } from '@tanstack/react-query';
import { listProjectEntries } from '#contract/activity/endpoints.ts';
import { listMentionable, readThread } from '#contract/comments/endpoints.ts';
import type { QueryInput } from '#contract/endpoint.ts';
import { listFeed } from '#contract/feed/endpoints.ts';
import { listProjectChanges, readProjectDashboard } from '#contract/projects/endpoints.ts';
import { sumProjectTime } from '#contract/projects/time-endpoints.ts';
import { reading, readingPages } from '../../../platform/reading.ts';

/** Filters of the time on a project. */
type ActivityQuery = QueryInput<typeof listProjectEntries>;
/** What a project's feed is narrowed by. */
type FeedQuery = QueryInput<typeof listFeed>;

/** A project's time of some days or of all, summed; what was shown before stays in sight while it comes. */
export const projectDashboard = (
  project_id: string,
  query: QueryInput<typeof readProjectDashboard> = {},
) => ({
  ...reading(readProjectDashboard, { params: { project_id }, query }),
  placeholderData: keepPreviousData,
});

/** What the time behind a figure comes to. */
export const projectTimeTotals = (project_id: string, query: QueryInput<typeof sumProjectTime>) =>
  reading(sumProjectTime, { params: { project_id }, query });

/** The time logged on a project, page after page. */
export const projectActivity = (project_id: string, filters: ActivityQuery) =>
  readingPages(listProjectEntries, { params: { project_id }, query: { ...filters, per_page: 100 } });

/** What happens on a project, page after page. */
export const projectFeed = (project_id: string, filters: FeedQuery) =>
  readingPages(listFeed, { params: { project_id }, query: { ...filters, per_page: 30 } });

/** The thread of a comment, with all its replies. */
export const commentThread = (project_id: string, comment_id: string) =>
  reading(readThread, { params: { project_id, comment_id } });

/** People who may be mentioned on a project; those of before stay while somebody types on. */
export const mentionablePeople = (project_id: string, q: string) => ({
  ...reading(listMentionable, { params: { project_id }, query: q === '' ? {} : { q } }),
  placeholderData: keepPreviousData,
  staleTime: 60_000,
});

/** What happened to a project itself, page after page. */
export const projectChanges = (project_id: string) =>
  readingPages(listProjectChanges, { params: { project_id }, query: { per_page: 10 } });
