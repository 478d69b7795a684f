import { listClientImports } from '#contract/client-imports/endpoints.ts';
import { reading } from '../../platform/reading.ts';
import { IMPORTS_PAGE } from '../bringing/effects/imports-page.ts';

/** The latest imports of clients. */
export const clientImports = (after?: string) =>
  reading(listClientImports, { query: { per_page: IMPORTS_PAGE, ...(after ? { after } : {}) } });
