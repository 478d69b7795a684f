import { keepPreviousData } from '@tanstack/react-query';
import { listClientImports } from '#contract/client-imports/endpoints.ts';
import { reading } from '../../platform/reading.ts';

/** Imports a page. */
export const IMPORTS_PAGE = 10;

/** The latest imports of clients. */
export const clientImports = (after?: string) => ({
  ...reading(listClientImports, { query: { per_page: IMPORTS_PAGE, ...(after ? { after } : {}) } }),
  placeholderData: keepPreviousData,
});
