import { EMBEDDED_PAGES } from '#contract/embedding/addresses.ts';

/** True where this is a page for other applications, and stands inside one. */
export const isFramed = (): boolean => window.top !== window && EMBEDDED_PAGES.test(window.location.pathname);
