import { useRef } from 'react';

type SelectionInput = {
  /** Ids of the rows in the order shown. */
  ids: readonly string[];
  selected: readonly string[];
  onSelect: ((ids: string[]) => void) | undefined;
};

/** Ids selected after a click on `id`: one more or one less, with shift the whole range since the last click. */
export function selectionAfter(
  input: Omit<SelectionInput, 'onSelect'>,
  id: string,
  anchor?: string,
): string[] {
  const { ids, selected } = input;
  const on = !selected.includes(id);
  const ends = [ids.indexOf(anchor ?? id), ids.indexOf(id)].sort((a, b) => a - b);
  const [from = -1, to = -1] = ends;
  const range = from < 0 ? [id] : ids.slice(from, to + 1);
  const rest = selected.filter((other) => !range.includes(other));
  return on ? [...rest, ...range] : rest;
}

/** Selection of rows by checkbox, with shift for ranges. */
export function useSelection({ ids, selected, onSelect }: SelectionInput) {
  const anchor = useRef<string | undefined>(undefined);
  const toggle = (id: string, ranged: boolean) => {
    onSelect?.(selectionAfter({ ids, selected }, id, ranged ? anchor.current : undefined));
    anchor.current = id;
  };
  const here = ids.filter((id) => selected.includes(id));
  const all = ids.length > 0 && here.length === ids.length;
  const others = selected.filter((id) => !ids.includes(id));
  const toggleAll = () => onSelect?.(all ? others : [...others, ...ids]);
  return { toggle, toggleAll, all, some: here.length > 0 && !all, chosen: new Set(selected) };
}

export type RowSelection = ReturnType<typeof useSelection>;
