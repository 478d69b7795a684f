import { useEffect } from 'react';

/** What somebody does who wants to be elsewhere on the page. */
const OWN = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings whoever followed a link to `#id` to that place once it `isHere`, and keeps it in sight while what stands above it still
 * grows, until they scroll, click or type.
 */
export function useArrival(id: string, isHere: boolean) {
  useEffect(() => {
    if (!isHere || location.hash !== `#${id}`) return;
    const arrival = new AbortController();
    const { signal } = arrival;
    const goThere = () => document.getElementById(id)?.scrollIntoView();
    // The page may also be sent back to its beginning by what restores places of other pages.
    const growing = new ResizeObserver(goThere);
    const stop = () => arrival.abort();
    signal.addEventListener('abort', () => growing.disconnect());
    for (const type of OWN) document.addEventListener(type, stop, { signal, capture: true, passive: true });
    document.addEventListener('scroll', goThere, { signal, capture: true, passive: true });
    growing.observe(document.body);
    return stop;
  }, [id, isHere]);
}
