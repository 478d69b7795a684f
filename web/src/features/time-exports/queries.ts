import { keepPreviousData } from '@tanstack/react-query';
import type { QueryInput } from '#contract/endpoint.ts';
import { listExports, previewExport } from '#contract/time-exports/endpoints.ts';
import { reading } from '../../platform/reading.ts';

/** Page and purpose of what went out. */
export type ExportQuery = QueryInput<typeof listExports>;
/** What is asked about before it goes out. */
export type PreviewQuery = QueryInput<typeof previewExport>;

/** One page of what went out; the page before stays in sight while the next one comes. */
export const exportList = (query: ExportQuery) => ({
  ...reading(listExports, { query }),
  placeholderData: keepPreviousData,
});

/** What would go out now; it changes with every approval. */
export const exportPreview = (query: PreviewQuery) => ({
  ...reading(previewExport, { query }),
  placeholderData: keepPreviousData,
  staleTime: 0,
});
