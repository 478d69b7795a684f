import type { AnyRouter } from '@tanstack/react-router';
import { pageLoader } from '../ui/feedback/page-loader/page-loader.ts';
import { focusContent } from '../ui/shell/focus-content.ts';

/** Runs the page loader while a page loads; after a change of page moves the focus to its content. */
export function followNavigation(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (pathChanged) pageLoader.start();
  });
  router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
    pageLoader.finish();
    // The first page keeps the browser's own focus, so that Tab reaches the skip link.
    if (pathChanged && fromLocation) focusContent();
  });
}
