import { type KeyboardEvent, useRef, useState } from 'react';
import type { WeekRow } from '#contract/activity/day-shapes.ts';
import { formatDuration, parseDuration } from '../../../../ui/number/duration.ts';
import { beginsHours, moved, type Place } from './grid-keys.ts';

const COLUMNS = 7;

/** What is being typed into a cell. */
export interface Editing extends Place {
  readonly text: string;
  readonly isNonsense: boolean;
}

/** Moving through the week's grid by keys, and typing hours into it. */
export function useGrid(
  rows: readonly WeekRow[],
  set: (row: WeekRow, column: number, seconds: number) => void,
) {
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<Place>({ row: 0, column: 0 });
  const [editing, setEditing] = useState<Editing | null>(null);
  const go = (place: Place) => {
    setAt(place);
    table.current?.querySelector<HTMLElement>(`[data-cell="${place.row}-${place.column}"]`)?.focus();
  };
  const edit = (place: Place, text?: string) => {
    const cell = rows[place.row]?.cells[place.column];
    if (!cell?.editable) return;
    setAt(place);
    setEditing({
      ...place,
      text: text ?? (cell.duration_s > 0 ? formatDuration(cell.duration_s) : ''),
      isNonsense: false,
    });
  };
  const commit = (): boolean => {
    if (!editing) return true;
    const seconds = editing.text.trim() === '' ? 0 : parseDuration(editing.text);
    if (seconds === undefined || seconds > 86_400) {
      setEditing({ ...editing, isNonsense: true });
      return false;
    }
    const row = rows[editing.row];
    setEditing(null);
    if (row) set(row, editing.column, seconds);
    return true;
  };
  const leave = (next: Place) => {
    if (commit()) go(next);
  };
  const onEditKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    const { row, column } = at;
    if (event.key === 'Escape') {
      setEditing(null);
      go(at);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      leave({ row: Math.min(row + 1, rows.length - 1), column });
    } else if (event.key === 'Tab' && !event.shiftKey && column < COLUMNS - 1) {
      event.preventDefault();
      leave({ row, column: column + 1 });
    }
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = moved(event.key, at, rows.length, COLUMNS);
    const begins = beginsHours(event.key);
    if (!next && !begins && !['Enter', 'F2', 'Delete', 'Backspace'].includes(event.key)) return;
    event.preventDefault();
    if (next) go(next);
    else if (begins) edit(at, event.key);
    else if (event.key === 'Enter' || event.key === 'F2') edit(at);
    else clear(at);
  };
  const clear = (place: Place) => {
    const row = rows[place.row];
    if (row?.cells[place.column]?.editable) set(row, place.column, 0);
  };
  const type = (text: string) => editing && setEditing({ ...editing, text, isNonsense: false });
  return { table, at, setAt, editing, edit, type, commit, onKey, onEditKey };
}

/** What a cell asks of its grid. */
export type Grid = ReturnType<typeof useGrid>;
