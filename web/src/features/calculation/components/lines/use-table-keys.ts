import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { LINE_FIELDS, type LineField } from '../../effects/line-fields.ts';
import type { Editing } from './editing.ts';

interface TableKeys {
  readonly frame: RefObject<HTMLElement | null>;
  readonly editing: Editing;
  /** Brings a line into sight that isn't drawn. */
  readonly reveal: (at: number) => void;
  /** Cells of a spreadsheet; true where they were taken. */
  readonly paste: (text: string, at: number, field: LineField) => boolean;
}

interface Cell {
  readonly at: number;
  readonly field: LineField;
}

/** Goes to a cell at once, or once it is drawn. */
type Focus = (at: number, field: LineField) => void;

/** Frames to wait for a line that has just been made or scrolled to. */
const PATIENCE = 20;

/** Keys between the cells of a table of lines, and what is pasted into it. */
export function useTableKeys({ frame, editing, reveal, paste }: TableKeys) {
  const focus = (at: number, field: LineField, patience = PATIENCE) => {
    const cell = frame.current?.querySelector<HTMLElement>(`[data-line="${at}"] [data-cell="${field}"]`);
    if (cell) cell.focus();
    else if (patience > 0) {
      if (patience === PATIENCE) reveal(at);
      requestAnimationFrame(() => focus(at, field, patience - 1));
    }
  };
  const soon: Focus = (at, field) => void requestAnimationFrame(() => focus(at, field));
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    if (!cell || event.nativeEvent.isComposing) return;
    const changes = editing.isFixed ? undefined : changing(event, cell, editing, soon);
    const does = changes ?? moving(event, cell, editing, { focus, soon });
    if (!does) return;
    event.preventDefault();
    does();
  };
  const onPaste = (event: ClipboardEvent) => {
    const cell = cellOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    if (!cell || editing.isFixed || !/[\t\n]/.test(text.trimEnd())) return;
    if (paste(text, cell.at, cell.field)) event.preventDefault();
  };
  return { onKeyDown, onPaste, focus };
}

/** What a key does to the lines. */
const changing = (
  event: KeyboardEvent,
  { at, field }: Cell,
  { verbs, remove }: Editing,
  soon: Focus,
): (() => void) | undefined => {
  const { key, altKey, shiftKey } = event;
  const isControl = event.ctrlKey || event.metaKey;
  if (isControl && key === 'Enter') return () => verbs.add(at + 1) && soon(at + 1, 'name');
  if (isControl && key.toLowerCase() === 'd') return () => verbs.copy(at) && soon(at + 1, field);
  const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  if (altKey && !shiftKey && by !== 0) return () => verbs.move(at, at + by) && soon(at + by, field);
  if (!altKey || key !== 'Delete') return undefined;
  return () => {
    remove(at);
    soon(Math.max(0, Math.min(at, verbs.now().length - 1)), field);
  };
};

/** Where a key goes. */
const moving = (
  event: KeyboardEvent,
  { at, field }: Cell,
  { verbs, isFixed }: Editing,
  { focus, soon }: { readonly focus: Focus; readonly soon: Focus },
): (() => void) | undefined => {
  const { key, shiftKey } = event;
  const last = verbs.now().length - 1;
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  // The arrows of a list of choices are its own.
  const isArrow = (name: string) => key === name && !(event.target instanceof HTMLSelectElement);
  if (isArrow('ArrowUp') || (key === 'Enter' && shiftKey)) return () => focus(Math.max(0, at - 1), field);
  if (isArrow('ArrowDown')) return () => focus(Math.min(last, at + 1), field);
  if (key !== 'Enter') return undefined;
  if (at < last) return () => focus(at + 1, field);
  return isFixed ? undefined : () => verbs.add(at + 1) && soon(at + 1, 'name');
};

/** Where in the table something is. */
const cellOf = (target: EventTarget): Cell | undefined => {
  if (!(target instanceof HTMLElement)) return undefined;
  const line = target.closest<HTMLElement>('[data-line]')?.dataset.line;
  const field = LINE_FIELDS.find((one) => one === target.dataset.cell);
  return line === undefined || !field ? undefined : { at: Number(line), field };
};
