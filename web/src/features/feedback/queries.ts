import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryInput } from '#contract/endpoint.ts';
import { listFeedback, readFeedback, readScreenshot } from '#contract/feedback/endpoints.ts';
import { fetchFile } from '../../platform/call.ts';
import { reading, readingKey } from '../../platform/reading.ts';

/** Filters and page of the list. */
export type FeedbackQuery = QueryInput<typeof listFeedback>;

/** One page of what people have said; the page before stays in sight while the next one comes. */
export const feedbackList = (query: FeedbackQuery) => ({
  ...reading(listFeedback, { query }),
  placeholderData: keepPreviousData,
});

/** One feedback. */
export const feedbackDetail = (feedback_id: string) => reading(readFeedback, { params: { feedback_id } });

/** The bytes of its screenshot, which never change. */
export const feedbackScreenshot = (feedback_id: string) =>
  queryOptions({
    queryKey: readingKey(readScreenshot, { params: { feedback_id } }),
    queryFn: async () => (await fetchFile(readScreenshot, { params: { feedback_id } })).bytes,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
