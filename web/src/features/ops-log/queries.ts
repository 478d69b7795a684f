import { keepPreviousData } from '@tanstack/react-query';
import type { QueryInput } from '#contract/endpoint.ts';
import { listOpsLog, listOpsLogTags, readOpsLogEntry, verifyOpsLog } from '#contract/ops-log/endpoints.ts';
import { draftHandover } from '#contract/ops-log/handover-draft.ts';
import { listOpsLogMentionable } from '#contract/ops-log/mention-endpoints.ts';
import { readOpsLogStanding, readOpsLogStatistics } from '#contract/ops-log/statistics-endpoints.ts';
import { listOpsLogTemplates } from '#contract/ops-log/template-endpoints.ts';
import { reading, readingPages } from '../../platform/reading.ts';

/** What an ops-log is narrowed by. */
export type OpsLogQuery = QueryInput<typeof listOpsLog>;

/** What was written into the ops-log of a project, page after page; those of before stay while others come. */
export const opsLog = (project_id: string, filters: OpsLogQuery) => ({
  ...readingPages(listOpsLog, { params: { project_id }, query: { ...filters, per_page: 30 } }),
  placeholderData: keepPreviousData,
});

/** People who may be mentioned in an entry; those of before stay while somebody types on. */
export const mentionablePeople = (project_id: string, q: string) => ({
  ...reading(listOpsLogMentionable, { params: { project_id }, query: q === '' ? {} : { q } }),
  placeholderData: keepPreviousData,
  staleTime: 60_000,
});

/** An entry with its corrections and steps. */
export const opsLogEntry = (project_id: string, entry_id: string) =>
  reading(readOpsLogEntry, { params: { project_id, entry_id } });

/** What entries of a project may start from; writing goes on where they can't be had. */
export const opsLogTemplates = (project_id: string) => ({
  ...reading(listOpsLogTemplates, { params: { project_id }, query: { per_page: 200 } }),
  staleTime: 5 * 60_000,
});

/** Tags in use; which they are changes slowly. */
export const opsLogTags = (project_id: string) => ({
  ...reading(listOpsLogTags, { params: { project_id } }),
  ...{ staleTime: 5 * 60_000, retry: false },
});

/** What a handover starts from; asked anew each time. */
export const handoverDraft = (project_id: string) => ({
  ...reading(draftHandover, { params: { project_id } }),
  ...{ staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
});

/** What checking the whole chain comes to; asked anew each time. */
export const opsLogCheck = (project_id: string, kept: string | undefined) => ({
  ...reading(verifyOpsLog, { params: { project_id }, query: { kept } }),
  ...{ staleTime: 0, gcTime: 0, retry: false },
});

/** What an ops-log comes to under filters; figures of before stay while others come. */
export const opsLogStatistics = (project_id: string, filters: OpsLogQuery) => ({
  ...reading(readOpsLogStatistics, { params: { project_id }, query: filters }),
  placeholderData: keepPreviousData,
});

/** What of an ops-log waits for somebody now. */
export const opsLogStanding = (project_id: string) => reading(readOpsLogStanding, { params: { project_id } });
