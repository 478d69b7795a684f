import { type FocusEvent, type RefObject, useRef } from 'react';
import { useFormat } from '../../../../platform/format/use-format.ts';
import type { Place } from '../../effects/moving/place.ts';
import type { Spot } from '../../effects/moving/spots.ts';
import { t } from '../../messages.ts';
import type { Grid } from './grid.ts';

/** Brings a row into sight. */
export type Reach = RefObject<((row: number) => void) | null>;

const brought = (element: HTMLElement) => {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** Where the keys are in the grid, also while what they want to stand on isn't drawn yet. */
export function useStanding({ scroller, said, rows, open, days }: Grid) {
  const format = useFormat();
  const reach: Reach = useRef(null);
  const wanted = useRef<{ selector: string; opens: boolean } | null>(null);
  const say = (text: string) => {
    const node = said.current?.firstChild;
    // The words of a node are changed, not the node: its neighbours keep their styles.
    if (node instanceof Text) node.data = text;
    else said.current?.append(text);
  };
  const wordsOf = ({ row, column }: Place) =>
    `${rows[row]?.person.name ?? t('open_shifts')}, ${format.day(days[column] ?? '', 'weekday')}`;
  const settle = () => {
    const { current } = wanted;
    const found = current && scroller.current?.querySelector<HTMLElement>(current.selector);
    if (!found) return;
    wanted.current = null;
    brought(found);
    if (current.opens) found.click();
  };
  const want = (row: number, selector: string, opens = false) => {
    wanted.current = { selector, opens };
    reach.current?.(row);
    requestAnimationFrame(settle);
  };
  return {
    ...{ reach, settle, want },
    itemsAt: ({ row, column }: Place) =>
      row < 0 ? (open[column]?.length ?? 0) : (rows[row]?.cells[column]?.length ?? 0),
    go: (spot: Spot) => {
      const place = `[data-place="${spot.row} ${spot.column}"]`;
      const cell = scroller.current?.querySelector(place);
      const stand = cell?.querySelectorAll<HTMLElement>('[data-stand]')[spot.item];
      if (stand) brought(stand);
      else want(spot.row, `${place} [data-stand], ${place}`);
      say(wordsOf(spot));
    },
    /** Says where something that is moved would come to, or that it stays. */
    tell: (_: HTMLElement, place: Place | null) => say(place ? wordsOf(place) : t('left')),
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      // Within the grid arrows go on; Tab comes to it once and leaves it.
      currentTarget.tabIndex = target === currentTarget ? 0 : -1;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      const stays = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!stays) currentTarget.tabIndex = 0;
    },
  };
}
