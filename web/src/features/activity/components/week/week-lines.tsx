import type { WeekRow } from '#contract/activity/day-shapes.ts';
import type { useGrid } from '../grid/use-grid.ts';
import { WeekLine } from './week-line.tsx';
import { rowKey } from './week-rows.ts';

type WeekLinesProps = {
  rows: readonly WeekRow[];
  today: string;
  waiting: ReadonlySet<string>;
  grid: ReturnType<typeof useGrid>;
};

/** The rows of the week, each told only what concerns it. */
export function WeekLines({ rows, today, waiting, grid }: WeekLinesProps) {
  const { at, selection, editing, typing } = grid;
  return (
    <tbody>
      {rows.map((row, index) => {
        const isTyped = editing?.row === index;
        const isSelected = selection && selection.top <= index && index <= selection.bottom;
        return (
          <WeekLine
            key={rowKey(row)}
            row={row}
            at={index}
            today={today}
            waiting={waiting}
            current={at.row === index ? at.column : -1}
            from={isSelected ? selection.left : -1}
            to={isSelected ? selection.right : -1}
            editing={isTyped ? editing : undefined}
            typing={isTyped ? typing : undefined}
          />
        );
      })}
    </tbody>
  );
}
