import { keepPreviousData } from '@tanstack/react-query';
import { listProjectImports } from '#contract/project-imports/endpoints.ts';
import { reading } from '../../platform/reading.ts';

/** Imports a page. */
export const IMPORTS_PAGE = 10;

/** The latest imports of projects. */
export const projectImports = (after?: string) => ({
  ...reading(listProjectImports, { query: { per_page: IMPORTS_PAGE, ...(after ? { after } : {}) } }),
  placeholderData: keepPreviousData,
});
