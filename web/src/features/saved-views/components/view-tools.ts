import { lazy } from 'react';
import type { ViewTools } from '../queries.ts';

/** Milliseconds after the rows: what keeps views must not be in their way. */
const LATER_MS = 400;
const later = () =>
  new Promise((done) => {
    setTimeout(done, LATER_MS);
  });

/** Everything that keeps views, loaded once a list stands. */
export const viewTools: ViewTools = {
  Menu: lazy(async () => {
    await later();
    return { default: (await import('./views-menu.tsx')).ViewsMenu };
  }),
  Notice: lazy(async () => ({ default: (await import('./view-notice.tsx')).ViewNotice })),
};
