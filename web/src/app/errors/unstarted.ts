import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { FatalView } from './fatal-view.tsx';

/** Says in place of everything that the application isn't ready: what it needs to know couldn't be read. */
export const showUnstarted = (error: unknown): void => show(error, true);

/** Says in place of everything that the application broke where no page could catch it. */
export const showBroken = (error: unknown): void => show(error, false);

// A place of its own: what React had drawn at the old one may be what is broken.
function show(error: unknown, unstarted: boolean): void {
  const place = document.createElement('div');
  place.id = 'root';
  document.getElementById('root')?.replaceWith(place);
  createRoot(place).render(createElement(FatalView, { error, unstarted }));
}
