import { useRef, useState } from 'react';
import type { WeekRow } from '#contract/activity/day-shapes.ts';
import { useUnsavedWork } from '../../../../ui/form-page/unsaved-work.ts';
import type { CellDrafts } from '../week/cell-drafts.ts';
import { editKey, gridKey, type Key, type Place } from './grid-keys.ts';
import { between, type Selection, selectionText } from './selection.ts';
import { useCellEvents } from './use-cell-events.ts';
import { useEditing } from './use-editing.ts';

const COLUMNS = 7;

/** What the grid does with cells. */
export interface GridActs {
  readonly set: (row: WeekRow, column: number, seconds: number) => void;
  readonly clear: (selection: Selection) => void;
  readonly paste: (text: string, at: Place) => void;
}

/** Moving through the week's grid by keys, selecting, and typing hours into it. */
export function useGrid(rows: readonly WeekRow[], acts: GridActs, drafts: CellDrafts) {
  const { editing, edit, type, commit, cancel } = useEditing(rows, acts.set, drafts);
  useUnsavedWork(editing !== null);
  const { table, at, anchor, setAt, setAnchor, go } = usePlace(editing);
  const size = { rows: rows.length, columns: COLUMNS };
  const selection = between(anchor ?? at, at);
  const begin = (place: Place, text?: string) => {
    setAt(place);
    setAnchor(null);
    edit(place, text);
  };
  const onKey = (event: Pressed) => {
    const meant = gridKey(event, at, size);
    if (!meant || (meant.to === 'narrow' && !anchor)) return;
    event.preventDefault();
    if (meant.to === 'move') go(meant.next);
    else if (meant.to === 'extend') go(meant.next, anchor ?? at);
    else if (meant.to === 'all') go({ row: size.rows - 1, column: COLUMNS - 1 }, { row: 0, column: 0 });
    else if (meant.to === 'clear') acts.clear(selection);
    else if (meant.to === 'edit') begin(at, meant.text);
    else setAnchor(null);
  };
  const onEditKey = (event: Pressed) => {
    const meant = editKey(event, at, size);
    if (!meant) return;
    event.preventDefault();
    if (meant.to === 'cancel') cancel();
    if (meant.to === 'cancel' || commit()) go(meant.next);
  };
  useCellEvents(table, {
    onKey,
    onFocus: setAt,
    onPick: (place, isExtending) => (isExtending ? go(place, anchor ?? at) : begin(place)),
    onCopy: () => selectionText(rows, selection),
    onPaste: (text) => acts.paste(text, { row: selection.top, column: selection.left }),
  });
  return { table, at, selection: anchor ? selection : null, editing, typing: { type, commit, onEditKey } };
}

/** What a cell that is typed into asks of its grid. */
export type Typing = ReturnType<typeof useGrid>['typing'];

type Pressed = Key & { readonly preventDefault: () => void };

/** The cell that keys act on, and the one from which a selection reaches to it. */
function usePlace(first: Place | null) {
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<Place>(first ?? { row: 0, column: 0 });
  const [anchor, setAnchor] = useState<Place | null>(null);
  const go = (place: Place, from: Place | null = null) => {
    setAt(place);
    setAnchor(from);
    const cell = () =>
      table.current?.querySelector<HTMLElement>(`[data-cell="${place.row}-${place.column}"]`);
    // A cell that was being typed into is drawn again first.
    if (cell()) cell()?.focus();
    else requestAnimationFrame(() => cell()?.focus());
  };
  return { table, at, anchor, setAt, setAnchor, go };
}
