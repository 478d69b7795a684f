import { useEffect, useRef } from 'react';
import { useCurrentUser } from '../../../platform/person.ts';
import { isCovered, isTyping } from '../../../platform/pressed.ts';
import { useDestinations } from '../use-destinations.ts';
import { ARRIVAL_MS, typeAhead, typedAhead } from './typed-ahead.ts';

/** Milliseconds in which a letter has to follow `g`. */
export const PATIENCE_MS = 1_500;

interface Verbs {
  /** What is open over the page, or about to be: its code may still be on its way. */
  readonly overlay?: string | undefined;
  readonly openPalette: () => void;
  readonly openKeys: () => void;
}

/** Ctrl/⌘ K opens the palette; `?` the list of keys, `g` and a letter a page, unless the person switched single keys off. */
export function useKeys({ overlay, openPalette, openKeys }: Verbs): void {
  const destinations = useDestinations();
  const isOn = useCurrentUser().settings.single_keys !== false;
  /** When `g` was pressed; what comes in between, such as the end of a navigation, doesn't take it back. */
  const leadAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const since = performance.now();
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        if (isCovered()) return;
        typedAhead.set('');
        openPalette();
        return;
      }
      if (overlay === 'palette' && event.timeStamp - since < ARRIVAL_MS) typeAhead(event);
      if (!isOn || overlay || isTyping(event) || isCovered()) return;
      const destination =
        event.timeStamp - leadAt.current < PATIENCE_MS &&
        destinations.find(({ key }) => key === event.key.toLowerCase());
      leadAt.current = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (destination) destination.go();
      else if (event.key === '?') openKeys();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [destinations, isOn, overlay, openPalette, openKeys]);
}
