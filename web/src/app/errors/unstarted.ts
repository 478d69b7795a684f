import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { session } from '../../platform/session/current-session.ts';
import { FatalView } from './fatal-view.tsx';

/** Says in place of everything that the application isn't ready: what it needs to know couldn't be read. */
export const showUnstarted = (error: unknown): void => show(error, true);

/** Says in place of everything that the application broke where no page could catch it. */
export const showBroken = (error: unknown): void => show(error, false);

/** React's root for the whole application: what no page catches is said in place of everything. */
export const rootIn = (place: Element): Root => createRoot(place, { onUncaughtError: showBroken });

// A place of its own: what React had drawn at the old one may be what is broken.
function show(error: unknown, unstarted: boolean): void {
  const place = document.createElement('div');
  place.id = 'root';
  document.getElementById('root')?.replaceWith(place);
  const onTell = unstarted || !session().held() ? undefined : tell;
  createRoot(place).render(createElement(FatalView, { error, unstarted, onTell }));
}

const tell = async () => (await import('./fatal-feedback.tsx')).openFatalFeedback();
