import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { deviceStore } from '../../platform/storage.ts';
import { usePlaces } from './use-places.ts';

const SWITCH = 'keys.single';
const PATIENCE = 1_500;

/** True unless this browser switched single keys off. */
export const singleKeysOn = (): boolean => deviceStore.read(SWITCH) !== 'off';

/** Switches single keys on or off in this browser. */
export const setSingleKeys = (on: boolean): void => deviceStore.write(SWITCH, on ? 'on' : 'off');

interface Verbs {
  readonly openPalette: () => void;
  readonly openKeys: () => void;
}

/** Ctrl/⌘ K opens the palette, `?` the list of keys, `g` and a letter a page. */
export function useKeys({ openPalette, openKeys }: Verbs): void {
  const router = useRouter();
  const places = usePlaces();
  useEffect(() => {
    let leadAt = 0;
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        openPalette();
        return;
      }
      if (!singleKeysOn() || isTyping(event)) return;
      const place = Date.now() - leadAt < PATIENCE && places.find(({ key }) => key === event.key);
      leadAt = event.key === 'g' ? Date.now() : 0;
      if (place) router.history.push(place.path);
      else if (event.key === '?') openKeys();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [router, places, openPalette, openKeys]);
}

function isTyping({ ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true;
  if (document.querySelector('[aria-modal="true"], :popover-open')) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'))
  );
}
