import type { ActivityWeek, WeekRow } from '#contract/activity/day-shapes.ts';
import { tableFrom } from '../../../../platform/files/pasted-table.ts';
import type { Place } from '../grid/grid-keys.ts';
import { dayFinder } from './days.ts';
import { type Layout, layoutOf } from './layout.ts';
import { type Block, readBlock } from './read-block.ts';
import { rowFinder } from './row-names.ts';

interface Where {
  readonly week: ActivityWeek;
  readonly rows: readonly WeekRow[];
  readonly at: Place;
  readonly locale: string;
}

/** Reads pasted text; `isPlain` where it is hours and nothing else, all of which land. */
export function readPasted(
  text: string,
  { week, rows, at, locale }: Where,
): { layout: Layout; block: Block; isPlain: boolean } {
  const layout = layoutOf(tableFrom(text));
  const findDay = dayFinder(
    week.days.map(({ date }) => date),
    locale,
  );
  const block = readBlock(layout, { week, rows, at, findDay, findRow: rowFinder(rows, []) });
  const isPlain = layout.labels === null && layout.heads === null && block.left.length === 0;
  return { layout, block, isPlain };
}
