import { listDuplicates } from '#contract/clients/duplicates.ts';
import { previewMerge } from '#contract/clients/merging.ts';
import { reading, readingPages } from '../../platform/reading.ts';

/** Pairs of clients that look like one, page after page. */
export const duplicatePairs = (isDismissed: boolean) =>
  readingPages(listDuplicates, { query: { per_page: 25, ...(isDismissed ? { dismissed: 'true' } : {}) } });

/** What merging a client into another would do. */
export const mergePreview = (client_id: string, winner_id: string) => ({
  ...reading(previewMerge, { params: { client_id, winner_id } }),
  staleTime: 0,
});
