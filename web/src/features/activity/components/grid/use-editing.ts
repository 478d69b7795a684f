import { useState } from 'react';
import type { WeekRow } from '#contract/activity/day-shapes.ts';
import { formatDuration, parseDuration } from '../../../../ui/number/duration.ts';
import type { CellDrafts } from '../week/cell-drafts.ts';
import { cellKey } from '../week/week-rows.ts';
import type { Place } from './grid-keys.ts';

/** What is being typed into a cell. */
export interface Editing extends Place {
  readonly text: string;
  readonly isNonsense: boolean;
}

type SetHours = (row: WeekRow, column: number, seconds: number) => void;

/** The one cell of a grid that is typed into; what is typed is kept until it is saved. */
export function useEditing(rows: readonly WeekRow[], set: SetHours, drafts: CellDrafts) {
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
