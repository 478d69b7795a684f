import { useEffect, useRef } from 'react';
import { focusContent } from '../shell/focus-content.ts';

/**
 * Moves the focus to the content of the page when what has it within `ref` goes away or can't be used any more, as a verb that was
 * pressed. Where the focus is put elsewhere meanwhile, it stays there.
 */
export function useCaughtFocus<Area extends HTMLElement>() {
  const ref = useRef<Area>(null);
  useEffect(() => {
    const area = ref.current;
    if (!area) return;
    let isWithin = false;
    const note = ({ target }: FocusEvent) => {
      isWithin = target instanceof Node && area.contains(target);
    };
    const observer = new MutationObserver(() => {
      if (!isWithin || !isLost()) return;
      isWithin = false;
      focusContent();
    });
    document.addEventListener('focusin', note);
    observer.observe(area, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
  return ref;
}

/** Browsers take the focus from what is disabled only when they draw next. */
const isLost = (): boolean => {
  const { activeElement: focused } = document;
  return !focused || focused === document.body || focused.matches(':disabled');
};
