import type { MouseEvent } from 'react';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import type { Place } from '../../effects/moving/place.ts';
import { spotOf } from '../../effects/moving/spots.ts';
import { useDrag } from '../../effects/moving/use-drag.ts';
import { useKeys } from '../../effects/moving/use-keys.ts';
import type { DrawnBlock, PersonRow } from '../../effects/rows.ts';
import { t } from '../../messages.ts';
import type { Grid } from './grid.ts';
import { mayMove } from './may-move.ts';
import { useStanding } from './use-standing.ts';

/** Pointer, keys and focus of the grid; what they mean is found by the marks of its elements. */
export function useGrid(grid: Grid) {
  const { scroller, marker, rows, open, days, places, acts } = grid;
  const standing = useStanding(grid);
  const blockOf = (id: string | undefined): DrawnBlock | undefined =>
    rows.flatMap(({ cells }) => cells.flat()).find(({ booking }) => booking.id === id);
  const shiftOf = (id: string | undefined) => open.flat().find((shift) => shift.id === id);
  const onDrop = (element: HTMLElement, { row, column }: Place) => {
    const day = days[column];
    const person = rows[row]?.person;
    const member = person ? { id: person.id, name: person.name } : null;
    const block = blockOf(element.dataset.block);
    const shift = shiftOf(element.dataset.open);
    if (!day || !acts.plan) return;
    if (block) {
      if (member) standing.want(row, `[data-block="${block.booking.id}"]`);
      acts.plan.move(block, { member, day });
    } else if (shift && member) {
      if (day === shift.day) acts.plan.assign(shift, member);
      else toast.show({ title: t('not_moved'), message: t('own_day') });
    }
  };
  const moving = {
    ...{ scroller, marker, rows: places, onDrop, onPlace: standing.tell },
    mayMove: (element: HTMLElement) =>
      acts.plan !== undefined &&
      mayMove(blockOf(element.dataset.block), shiftOf(element.dataset.open), acts.plan.projects),
  };
  const { onPointerDown } = useDrag(moving);
  const { itemsAt, go: onGo, onFocus, onBlur } = standing;
  const { onKeyDown } = useKeys({ ...moving, columns: days.length, itemsAt, onGo });
  const onClick = ({ target }: MouseEvent<HTMLElement>) => {
    const pressed =
      target instanceof Element && target.closest<HTMLElement>('[data-block], [data-open], [data-add]');
    if (!pressed || pressed.dataset.opens !== undefined) return;
    const shift = blockOf(pressed.dataset.block)?.shift ?? shiftOf(pressed.dataset.open);
    const spot = spotOf(pressed);
    const day = spot && days[spot.column];
    if (shift) acts.open(shift);
    else if (day) acts.plan?.add(day, rows[spot.row]?.person.id ?? null);
  };
  const bring = (id: string) => {
    const holds = ({ cells }: PersonRow) => cells.flat().some(({ booking }) => booking.id === id);
    const row = rows.findIndex(holds);
    if (row >= 0) standing.want(row, `[data-block="${id}"]`, true);
  };
  const handlers = { onPointerDown, onKeyDown, onClick, onFocus, onBlur };
  return { reach: standing.reach, settle: standing.settle, bring, handlers };
}
