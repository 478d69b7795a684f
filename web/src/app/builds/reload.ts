import type { AnyRouter } from '@tanstack/react-router';
import { buildState } from '../../platform/builds/build-state.ts';
import { tabStore } from '../../platform/storage.ts';
import { unsavedWork } from '../../ui/form-page/unsaved-work.ts';
import { gatePages } from './before-page.ts';
import type { Destination } from './destination.ts';

/** Milliseconds after a reload in which no newer build reloads the page again, so that no two of them take turns. */
export const RELOAD_GUARD_MS = 10_000;
const KEY = 'reload.until';

/** What a reload needs from the browser and its worker. */
export interface Reloading {
  reload(): void;
  /** The newer worker takes control; false where it isn't ready and a reload would bring the same build. */
  takeControl(): Promise<boolean>;
}

/** Once a newer build is known, the next navigation reloads the page at the address that it leads to. */
export function reloadOnNavigation(router: AnyRouter, reloading: Reloading): void {
  gatePages((to) => (isDue(router, to) ? reloadInto(reloading) : undefined));
}

/** Reloads the page, and notes when. */
export function reloadNow(reload: Reloading['reload']): void {
  tabStore.write(KEY, String(Date.now() + RELOAD_GUARD_MS));
  reload();
}

/** The first page isn't a navigation, and neither is another search on the same one. */
function isDue(router: AnyRouter, { pathname }: Destination): boolean {
  const from = router.state.resolvedLocation?.pathname;
  const isNavigation = from !== undefined && from !== pathname;
  const isGuarded = Number(tabStore.read(KEY) ?? 0) > Date.now();
  return buildState.now().newer !== null && isNavigation && !isGuarded && unsavedWork.get() === 0;
}

async function reloadInto({ reload, takeControl }: Reloading): Promise<void> {
  // Somebody may have begun to type while the worker got ready.
  if (!(await takeControl()) || unsavedWork.get() > 0) return;
  reloadNow(reload);
  // The document is being replaced; the old build draws nothing more.
  return new Promise<never>(() => undefined);
}
