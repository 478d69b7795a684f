import { deviceStore, tabStore } from '../storage.ts';

const KEY = 'organization';
const listeners = new Set<() => void>();

/** Id of the organization in which this tab works; every tab has its own. Null before one is known. */
export const tabOrganization = (): string | null => tabStore.read(KEY);

/** Where this tab works, or, before that is known, where its person worked last. */
export const likelyOrganization = (): string | null => tabOrganization() ?? deviceStore.read(KEY);

/** This tab works in another organization, or in none, from here on; a tab opened later begins its first read there (index.html). */
export function setTabOrganization(id: string | null): void {
  if (id === tabOrganization()) return;
  if (id === null) tabStore.remove(KEY);
  else for (const store of [tabStore, deviceStore]) store.write(KEY, id);
  for (const tell of listeners) tell();
}

/** Calls `listener` on every change; returns the way to stop. */
export function onTabOrganization(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
