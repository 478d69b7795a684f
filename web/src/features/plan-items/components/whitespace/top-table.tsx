import { classNames } from '../../../../ui/theme/class-names.ts';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import type { CellWords } from '../../effects/whitespace/cell-words.ts';
import type { GridColumn, GridRow } from '../../effects/whitespace/grid.ts';
import fills from './cell.module.css';
import { t } from './messages.ts';
import styles from './top-table.module.css';

type TopTableProps = {
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  words: CellWords;
  label: string;
};

/** The services that count most by the first units, to be read. */
export const TopTable = ({ columns, rows, words, label }: TopTableProps) => (
  <table className={styles.table} aria-label={label}>
    <thead>
      <tr>
        <th scope="col">{t('service')}</th>
        {columns.map((column) => (
          <th key={column.key} scope="col" title={column.label}>
            {column.label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ service, cells }) => (
        <tr key={service.id}>
          <th scope="row" title={service.name}>
            {service.name}
          </th>
          {columns.map((column, at) => {
            const cell = cells[at];
            const kind = cell?.with ?? 'none';
            return (
              <td key={column.key} title={words.label(cell)}>
                <span className={classNames(fills.fill, fills[kind])} aria-hidden="true">
                  {cell ? words.amount(cell) : '–'}
                </span>
                <HiddenText>{words.label(cell)}</HiddenText>
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);
