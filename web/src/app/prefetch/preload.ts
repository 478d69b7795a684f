import type { AnyRouter } from '@tanstack/react-router';

/** Loads the code of the page at an address of ours, and what its loader reads. */
export async function preload(router: AnyRouter, href: string): Promise<void> {
  const { pathname, search } = new URL(href, window.location.href);
  await router.preloadRoute({ to: pathname, search: router.options.parseSearch(search) });
}
