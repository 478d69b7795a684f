import { type KeyboardEvent, useState } from 'react';
import type { Choice, ChoiceGroup } from './choices/choice.ts';

/** Which row is picked, by keys or by the pointer: the first until another is; rows that arrive later don't move it. */
export function usePicking(groups: readonly ChoiceGroup[], choose: (choice: Choice) => void) {
  const [wanted, setWanted] = useState<string>();
  const rows = groups.flatMap(({ choices }) => choices);
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === wanted),
  );
  const move = (by: number) => setWanted(rows.at((at + by) % rows.length)?.id);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, nativeEvent } = event;
    const chosen = ctrlKey || metaKey ? rows.find(({ isSecond }) => isSecond) : rows[at];
    // Enter also ends the composition of a letter, which is no choice.
    if (!['ArrowDown', 'ArrowUp', 'Enter'].includes(key) || nativeEvent.isComposing) return;
    event.preventDefault();
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (chosen) choose(chosen);
  };
  return { picked: rows[at], pick: setWanted, onKeyDown, count: rows.length };
}
