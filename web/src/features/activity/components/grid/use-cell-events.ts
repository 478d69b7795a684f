import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Place } from './grid-keys.ts';

/** What a grid hears from its cells. */
interface CellEars {
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onFocus: (place: Place) => void;
  /** A click; `isExtending` with Shift. */
  readonly onPick: (place: Place, isExtending: boolean) => void;
  /** The text of what is selected. */
  readonly onCopy: () => string;
  readonly onPaste: (text: string) => void;
}

/**
 * Hears a grid's cells, at the table rather than at each of them: a cell without functions is drawn again only when what it
 * shows changes, which is what keeps a key quick in a long week.
 */
export function useCellEvents(table: RefObject<HTMLTableElement | null>, ears: CellEars): void {
  const { onKey, onFocus, onPick, onCopy, onPaste } = ears;
  const hearKey = useEffectEvent((event: KeyboardEvent) => {
    if (placeOf(event.target)) onKey(event);
  });
  const hearFocus = useEffectEvent(({ target }: FocusEvent) => {
    const place = placeOf(target);
    if (place) onFocus(place);
  });
  const hearClick = useEffectEvent(({ target, shiftKey }: MouseEvent) => {
    const place = placeOf(target);
    if (place) onPick(place, shiftKey);
  });
  // A browser tells of these at the last selected text, which a cell isn't: the focus says which cell is meant.
  const isHere = () =>
    table.current?.contains(document.activeElement) && placeOf(document.activeElement) !== undefined;
  const hearCopy = useEffectEvent((event: ClipboardEvent) => {
    if (!isHere() || document.getSelection()?.isCollapsed === false) return;
    event.clipboardData?.setData('text/plain', onCopy());
    event.preventDefault();
  });
  const hearPaste = useEffectEvent((event: ClipboardEvent) => {
    if (!isHere()) return;
    event.preventDefault();
    onPaste(event.clipboardData?.getData('text/plain') ?? '');
  });
  useEffect(() => {
    const element = table.current;
    if (!element) return;
    const ending = new AbortController();
    const until = { signal: ending.signal };
    element.addEventListener('keydown', hearKey, until);
    element.addEventListener('focusin', hearFocus, until);
    element.addEventListener('click', hearClick, until);
    document.addEventListener('copy', hearCopy, until);
    document.addEventListener('paste', hearPaste, until);
    return () => ending.abort();
  }, [table]);
}

const placeOf = (target: EventTarget | null): Place | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = cell?.dataset.cell?.split('-').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
};
