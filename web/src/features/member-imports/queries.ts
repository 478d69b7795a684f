import { listMemberImports } from '#contract/member-imports/endpoints.ts';
import { reading } from '../../platform/reading.ts';
import { IMPORTS_PAGE } from '../bringing/effects/imports-page.ts';

/** The latest imports of people. */
export const memberImports = (after?: string) =>
  reading(listMemberImports, { query: { per_page: IMPORTS_PAGE, ...(after ? { after } : {}) } });
