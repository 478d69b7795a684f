import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listProjectSteps, previewProjectChanges, previewProjectCopy } from '#contract/projects/endpoints.ts';
import type { ProjectChanges } from '#contract/projects/shapes.ts';
import { call } from '../../../platform/call.ts';
import { reading, readingKey } from '../../../platform/reading.ts';

/** The states that a project may be brought to next, and what keeps it from them; asked anew whenever it is looked at. */
export const projectSteps = (project_id: string) => ({
  ...reading(listProjectSteps, { params: { project_id } }),
  staleTime: 0,
});

/** What a change of a project would touch; what it touched before stays in sight while the next is asked. */
export const projectReach = (project_id: string, body: ProjectChanges) =>
  queryOptions({
    queryKey: [...readingKey(previewProjectChanges, { params: { project_id } }), body],
    queryFn: ({ signal }) => call(previewProjectChanges, { params: { project_id }, body, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** What a copy of a project that starts on a day would be made with. */
export const projectCopy = (project_id: string, start_date: string) => ({
  ...reading(previewProjectCopy, { params: { project_id }, query: { start_date } }),
  placeholderData: keepPreviousData,
});
