import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { RowData } from '@tanstack/react-table';
import { Tick } from '../../form/tick.tsx';
import { classNames } from '../../theme/class-names.ts';
import { Icon } from '../../theme/icon.tsx';
import { HiddenText } from '../../theme/text.tsx';
import { useUiTexts } from '../../theme/texts-context.ts';
import { type DataColumn, nextSort, type Sort } from '../model/data-column.ts';
import type { TableModel } from '../model/table-model.ts';
import type { RowSelection } from '../model/use-selection.ts';
import styles from '../table.module.css';

type HeadRowProps<Row extends RowData> = {
  table: TableModel<Row>;
  columns: readonly DataColumn<Row>[];
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  selection: RowSelection | undefined;
  acting: boolean;
  widths: number[] | undefined;
};

export function HeadRow<Row extends RowData>(props: HeadRowProps<Row>) {
  'use no memo';
  const { table, columns, sort, onSort, selection, acting, widths } = props;
  const texts = useUiTexts();
  const shown = table.getVisibleLeafColumns().map(({ id }) => id);
  const offset = selection ? 1 : 0;
  return (
    <thead>
      <tr>
        {selection && (
          <th className={styles.tickCell} scope="col" style={{ width: widths?.[0] }}>
            <Tick
              aria-label={texts.selectAll}
              checked={selection.all}
              partial={selection.some}
              onChange={selection.toggleAll}
            />
          </th>
        )}
        {columns
          .filter((column) => shown.includes(column.id))
          .map((column, position) => (
            <th
              key={column.id}
              scope="col"
              className={classNames(column.align === 'end' && styles.end)}
              style={{ width: widths?.[position + offset] ?? column.width }}
              aria-sort={column.sortable ? (sort?.column === column.id ? sort.direction : 'none') : undefined}
            >
              {column.sortable && onSort ? (
                <SortButton column={column} sort={sort} onSort={onSort} />
              ) : (
                column.header
              )}
            </th>
          ))}
        {acting && (
          <th className={styles.actionsCell} scope="col">
            <HiddenText>{texts.rowActions}</HiddenText>
          </th>
        )}
      </tr>
    </thead>
  );
}

type SortButtonProps = {
  column: { id: string; header: string };
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
};

function SortButton({ column, sort, onSort }: SortButtonProps) {
  const active = sort?.column === column.id ? sort.direction : undefined;
  return (
    <button
      type="button"
      className={classNames(styles.sort, active && styles.sorted)}
      onClick={() => onSort(nextSort(sort, column.id))}
    >
      {column.header}
      {active && <Icon icon={active === 'ascending' ? IconArrowUp : IconArrowDown} size={14} />}
    </button>
  );
}
