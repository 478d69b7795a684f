import { queryOptions } from '@tanstack/react-query';
import { listDuplicates } from '#contract/clients/duplicates.ts';
import { previewMerge } from '#contract/clients/merging.ts';
import { reading, readingPages } from '../../platform/reading.ts';

/** Pairs of clients that look like one, page after page. */
export const duplicatePairs = (isDismissed: boolean) =>
  readingPages(listDuplicates, { query: { per_page: 25, ...(isDismissed ? { dismissed: 'true' } : {}) } });

const PREVIEWS = 'merge-previews';

/**
 * What merging a client into another would do. Not read anew with all else of clients: once they are merged, it would say for a
 * moment that they can't be.
 */
export const mergePreview = (client_id: string, winner_id: string) => {
  const { queryKey, queryFn } = reading(previewMerge, { params: { client_id, winner_id } });
  return queryOptions({ queryKey: [PREVIEWS, ...queryKey], queryFn, staleTime: 0 });
};

/** Every preview of merging. */
export const mergePreviews = [PREVIEWS];
