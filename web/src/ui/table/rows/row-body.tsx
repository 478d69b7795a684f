import type { RowData } from '@tanstack/react-table';
import type { DataTableProps } from '../model/data-table-props.ts';
import type { RowWindow } from '../model/drawn-rows.ts';
import type { RowSelection } from '../model/use-selection.ts';
import { TableRow } from './table-row.tsx';
import type { useRowKeys } from './use-row-keys.ts';

type RowBodyProps<Row extends RowData> = DataTableProps<Row> & {
  shown: readonly { id: string; original: Row }[];
  /** Ids of the columns shown. */
  visible: readonly string[];
  height: number;
  selection: RowSelection | undefined;
  keys: ReturnType<typeof useRowKeys>;
  part: RowWindow;
};

/** The rows in sight, and room for those that aren't. */
export function RowBody<Row extends RowData>(props: RowBodyProps<Row>) {
  const { shown, keys, part } = props;
  return (
    <tbody onKeyDown={keys.onKeyDown}>
      {part.before > 0 && <SpaceRow height={part.before} />}
      {part.drawn.map((index) => {
        const row = shown[index];
        return (
          row && (
            <TableRow
              key={row.id}
              {...props}
              id={row.id}
              row={row.original}
              index={index}
              tabIndex={keys.active === index ? 0 : -1}
              onFocus={() => keys.setActive(index)}
            />
          )
        );
      })}
      {part.after > 0 && <SpaceRow height={part.after} />}
    </tbody>
  );
}

/** Stands for the rows that aren't drawn. */
function SpaceRow({ height }: { height: number }) {
  return (
    <tr>
      <td colSpan={100} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
