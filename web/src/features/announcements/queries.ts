import { keepPreviousData } from '@tanstack/react-query';
import { listFailedDeliveries } from '#contract/announcements/delivery-endpoints.ts';
import { listAnnouncements, previewAudience, readAnnouncement } from '#contract/announcements/endpoints.ts';
import type { QueryInput } from '#contract/endpoint.ts';
import { listProjects } from '#contract/projects/endpoints.ts';
import { reading } from '../../platform/reading.ts';

/** Filters, order and page of the list of announcements. */
export type AnnouncementQuery = QueryInput<typeof listAnnouncements>;

/** Filters and page of what couldn't be delivered. */
export type FailedQuery = QueryInput<typeof listFailedDeliveries>;

/** Whom an announcement would go to. */
export type AudienceQuery = QueryInput<typeof previewAudience>;

/** One page of announcements or templates; the page before stays in sight while the next one comes. */
export const announcementList = (query: AnnouncementQuery) => ({
  ...reading(listAnnouncements, { query }),
  placeholderData: keepPreviousData,
});

/** The templates to begin from, by title. */
export const templateChoices = () =>
  reading(listAnnouncements, { query: { status: ['template'], sort: 'title', per_page: 200 } });

/** One announcement with its report. */
export const announcementDetail = (announcement_id: string) =>
  reading(readAnnouncement, { params: { announcement_id } });

/** Who would be told now; who that was stays in sight while another audience is counted. */
export const audiencePreview = (query: AudienceQuery) => ({
  ...reading(previewAudience, { query }),
  placeholderData: keepPreviousData,
  staleTime: 10_000,
});

/** One page of what couldn't be delivered. */
export const failedDeliveries = (query: FailedQuery) => ({
  ...reading(listFailedDeliveries, { query }),
  placeholderData: keepPreviousData,
});

/** Projects of an organization to choose from, whichever this tab works in. */
export const projectsOf = (organization: string, q: string) => ({
  ...reading(listProjects, { query: { ...(q ? { q } : {}), per_page: 50 }, organization }),
  placeholderData: keepPreviousData,
});
