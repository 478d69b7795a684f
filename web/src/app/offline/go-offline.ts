import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { readMarker } from '../../platform/offline/last-read/marker.ts';
import { report } from '../../platform/reporting.ts';
import { session } from '../../platform/session/current-session.ts';
import { tabView } from '../../platform/session/tab-view.ts';

/** The first page comes first. */
export const AFTER_PAINT_MS = 1_000;

const warn = (error: unknown) => report(error, 'warning');

/**
 * Begins to read what the signed-in person read last, where there is something; the answer puts it into the cache once
 * the configuration is known. Nothing of it may keep the application from starting.
 */
export function restoreLastRead(): (client: QueryClient) => Promise<void> {
  // The manager believes in a network until it hears of its loss.
  if (!navigator.onLine) onlineManager.setOnline(false);
  const marker = readMarker();
  // What somebody else's eyes see isn't kept, and one's own isn't shown to them.
  if (!marker || tabView()) return async () => undefined;
  const begun = import('../../platform/offline/last-read/restore-reads.ts').then(({ beginRestore }) =>
    beginRestore(marker),
  );
  begun.catch(() => undefined);
  return async (client) => {
    const holder = session().holder();
    if (holder !== null) await begun.then((finish) => finish(client, holder)).catch(warn);
  };
}

/** From the first paint on, keeps what is read and sends what waits; before a sign-out all of it goes, after a question. */
export function goOffline(client: QueryClient): void {
  session().beforeSignOut({
    agrees: () => unlessItFails(async () => (await letGo()).agrees(), true),
    letGo: () => unlessItFails(async () => (await letGo()).letGo(), undefined),
  });
  window.setTimeout(() => {
    void import('./follow-offline.ts').then(({ followOffline }) => followOffline(client)).catch(warn);
  }, AFTER_PAINT_MS);
}

const letGo = () => import('./let-go.ts');

/** What a step of a sign-out says; nobody is kept in because it can't be done. */
async function unlessItFails<Result>(step: () => Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    warn(error);
    return otherwise;
  }
}
