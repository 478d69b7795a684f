import { type KeyboardEvent, useRef, useState } from 'react';
import type { WeekRow } from '#contract/activity/day-shapes.ts';
import { useUnsavedWork } from '../../../../ui/form-page/unsaved-work.ts';
import { formatDuration, parseDuration } from '../../../../ui/number/duration.ts';
import type { CellDrafts } from './cell-drafts.ts';
import { editKey, gridKey, type Place } from './grid-keys.ts';
import { cellKey } from './week-rows.ts';

const COLUMNS = 7;

/** What is being typed into a cell. */
export interface Editing extends Place {
  readonly text: string;
  readonly isNonsense: boolean;
}

type SetHours = (row: WeekRow, column: number, seconds: number) => void;

/** Moving through the week's grid by keys, and typing hours into it. */
export function useGrid(rows: readonly WeekRow[], set: SetHours, drafts: CellDrafts) {
  const table = useRef<HTMLTableElement>(null);
  const { editing, edit, type, commit, cancel } = useEditing(rows, set, drafts);
  useUnsavedWork(editing !== null);
  const [at, setAt] = useState<Place>(editing ?? { row: 0, column: 0 });
  const size = { rows: rows.length, columns: COLUMNS };
  const go = (place: Place) => {
    setAt(place);
    const cell = () =>
      table.current?.querySelector<HTMLElement>(`[data-cell="${place.row}-${place.column}"]`);
    // A cell that was being typed into is drawn again first.
    if (cell()) cell()?.focus();
    else requestAnimationFrame(() => cell()?.focus());
  };
  const begin = (place: Place, text?: string) => {
    setAt(place);
    edit(place, text);
  };
  const clear = () => {
    const row = rows[at.row];
    if (row?.cells[at.column]?.editable) set(row, at.column, 0);
  };
  const onEditKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    const meant = editKey(event, at, size);
    if (!meant) return;
    event.preventDefault();
    if (meant.to === 'cancel') cancel();
    if (meant.to === 'cancel' || commit()) go(meant.next);
  };
  const onKey = (event: KeyboardEvent) => {
    const meant = gridKey(event, at, size);
    if (!meant) return;
    event.preventDefault();
    if (meant.to === 'move') go(meant.next);
    else if (meant.to === 'clear') clear();
    else begin(at, meant.text);
  };
  return { table, at, setAt, editing, edit: begin, type, commit, onKey, onEditKey };
}

/** What a cell asks of its grid. */
export type Grid = ReturnType<typeof useGrid>;

function useEditing(rows: readonly WeekRow[], set: SetHours, drafts: CellDrafts) {
  const [editing, setEditing] = useState(() => leftBehind(rows, drafts));
  const keyOf = ({ row, column }: Place): string | undefined => {
    const [line, cell] = [rows[row], rows[row]?.cells[column]];
    return line && cell && cellKey(line, cell);
  };
  const keep = (place: Place, text: string | null) => {
    const key = keyOf(place);
    if (key === undefined) return;
    if (text === null) drafts.remove(key);
    else drafts.write(key, text);
  };
  const edit = (place: Place, text?: string) => {
    const cell = rows[place.row]?.cells[place.column];
    if (!cell?.editable) return;
    const hours = cell.duration_s > 0 ? formatDuration(cell.duration_s) : '';
    setEditing({ ...place, text: text ?? hours, isNonsense: false });
    if (text !== undefined) keep(place, text);
  };
  const commit = (): boolean => {
    if (!editing) return true;
    const seconds = editing.text.trim() === '' ? 0 : parseDuration(editing.text);
    if (seconds === undefined || seconds > 86_400) {
      setEditing({ ...editing, isNonsense: true });
      return false;
    }
    setEditing(null);
    const row = rows[editing.row];
    if (row && !isUntouched(row, editing)) set(row, editing.column, seconds);
    else keep(editing, null);
    return true;
  };
  const type = (text: string) => {
    if (!editing) return;
    setEditing({ ...editing, text, isNonsense: false });
    keep(editing, text);
  };
  const cancel = () => {
    if (editing) keep(editing, null);
    setEditing(null);
  };
  return { editing, edit, type, commit, cancel };
}

/** Hours that were typed and not saved, in their cell again; the first ones where there are several. */
function leftBehind(rows: readonly WeekRow[], drafts: CellDrafts): Editing | null {
  const kept = new Map(drafts.read());
  for (const [row, line] of rows.entries()) {
    for (const [column, cell] of line.cells.entries()) {
      const text = cell.editable ? kept.get(cellKey(line, cell)) : undefined;
      if (text !== undefined) return { row, column, text, isNonsense: false };
    }
  }
  return null;
}

/** Hours that were looked at and left alone keep their seconds. */
const isUntouched = ({ cells }: WeekRow, { column, text }: Editing): boolean =>
  formatDuration(cells[column]?.duration_s ?? 0) === text;
