import { useCallback, useRef, useState } from 'react';

/** What can lie over the page. */
export type Overlay = 'palette' | 'keys' | 'view' | 'help';

/** The overlay that is open, and its verbs; closing gives the focus back to where it was. */
export function useOverlay() {
  const [overlay, setOverlay] = useState<Overlay>();
  const before = useRef<Element | null>(null);
  const open = useCallback((next: Overlay) => {
    before.current ??= document.activeElement;
    setOverlay(next);
  }, []);
  const openPalette = useCallback(() => open('palette'), [open]);
  const openKeys = useCallback(() => open('keys'), [open]);
  const openView = useCallback(() => open('view'), [open]);
  const openHelp = useCallback(() => open('help'), [open]);
  const close = useCallback((closed: Overlay) => {
    // The palette also closes when its own command has just opened the keys.
    setOverlay((now) => (now === closed ? undefined : now));
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    before.current = null;
  }, []);
  return { overlay, openPalette, openKeys, openView, openHelp, close };
}
