/** Imports a page. */
export const IMPORTS_PAGE = 10;
