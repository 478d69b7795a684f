import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { LoadError } from '../state/load-error.tsx';
import { classNames } from '../theme/class-names.ts';
import { useIsPhone } from '../theme/use-is-phone.ts';
import { CardList } from './cards/card-list.tsx';
import type { DataTableProps } from './model/data-table-props.ts';
import { RowTable } from './rows/row-table.tsx';
import styles from './table.module.css';

/** Rows and columns, two-line cards on phones. Everything it shows is controlled by the caller. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const isPhone = useIsPhone();
  const { error, rows, empty, fill } = props;
  if (error)
    return (
      <Block fill={fill}>
        <LoadError {...error} />
      </Block>
    );
  if (rows?.length === 0) return <Block fill={fill}>{empty}</Block>;
  return isPhone ? <CardList {...props} /> : <RowTable {...props} />;
}

function Block({ fill, children }: { fill: boolean | undefined; children: ReactNode }) {
  return <div className={classNames(styles.block, fill && styles.fill)}>{children}</div>;
}
