import type { ReactNode } from 'react';
import { Link } from '../../theme/link.tsx';
import styles from '../table.module.css';

type OpenCellProps<Row> = {
  row: Row;
  rowHref?: (row: Row) => string;
  onOpen?: (row: Row) => void;
  children: ReactNode;
};

/** The words that open a row; their target is the whole row. */
export function OpenCell<Row>({ row, rowHref, onOpen, children }: OpenCellProps<Row>) {
  if (rowHref)
    return (
      <Link href={rowHref(row)} className={styles.open} data-open="">
        {children}
      </Link>
    );
  if (onOpen)
    return (
      <button type="button" className={styles.open} data-open="" onClick={() => onOpen(row)}>
        {children}
      </button>
    );
  return children;
}
