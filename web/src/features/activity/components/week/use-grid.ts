import { type KeyboardEvent, useRef, useState } from 'react';
import type { WeekRow } from '#contract/activity/day-shapes.ts';
import { formatDuration, parseDuration } from '../../../../ui/number/duration.ts';
import { editKey, gridKey, type Place } from './grid-keys.ts';

const COLUMNS = 7;

/** What is being typed into a cell. */
export interface Editing extends Place {
  readonly text: string;
  readonly isNonsense: boolean;
}

type SetHours = (row: WeekRow, column: number, seconds: number) => void;

/** Moving through the week's grid by keys, and typing hours into it. */
export function useGrid(rows: readonly WeekRow[], set: SetHours) {
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<Place>({ row: 0, column: 0 });
  const { editing, edit, type, commit, cancel } = useEditing(rows, set);
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

function useEditing(rows: readonly WeekRow[], set: SetHours) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const edit = (place: Place, text?: string) => {
    const cell = rows[place.row]?.cells[place.column];
    if (!cell?.editable) return;
    const hours = cell.duration_s > 0 ? formatDuration(cell.duration_s) : '';
    setEditing({ ...place, text: text ?? hours, isNonsense: false });
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
    return true;
  };
  const type = (text: string) => editing && setEditing({ ...editing, text, isNonsense: false });
  return { editing, edit, type, commit, cancel: () => setEditing(null) };
}

/** Hours that were looked at and left alone keep their seconds. */
const isUntouched = ({ cells }: WeekRow, { column, text }: Editing): boolean =>
  formatDuration(cells[column]?.duration_s ?? 0) === text;
