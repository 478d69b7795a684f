import { keepPreviousData } from '@tanstack/react-query';
import { listImports, readImport } from '#contract/imports/endpoints.ts';
import { reading } from '../../platform/reading.ts';

/** Imports a page. */
export const IMPORTS_PAGE = 10;

/** One page of the imports, newest first. */
export const importList = (cursor: { before?: string | undefined; after?: string | undefined } = {}) => {
  const { before, after } = cursor;
  const query = { per_page: IMPORTS_PAGE, ...(before ? { before } : {}), ...(after ? { after } : {}) };
  return { ...reading(listImports, { query }), placeholderData: keepPreviousData };
};

/** An import with its preview and result. */
export const importDetail = (id: string) => ({
  ...reading(readImport, { params: { id } }),
  staleTime: 60_000,
});
