/** Addresses of the pages that are made to stand inside another application, with path and query. */
export const EMBEDDED_PAGES = /^\/manager\/(account-plans|dealsheets)\/embedded(\/|\?|$)/;
