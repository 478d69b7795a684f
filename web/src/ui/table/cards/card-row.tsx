import { IconDots } from '@tabler/icons-react';
import type { RowData } from '@tanstack/react-table';
import { Fragment } from 'react';
import { IconButton } from '../../action/icon-button.tsx';
import { Menu } from '../../action/menu.tsx';
import { Tick } from '../../form/checkbox.tsx';
import { useUiTexts } from '../../theme/texts-context.ts';
import type { CardPlace } from '../model/data-column.ts';
import type { DataTableProps } from '../model/data-table-props.ts';
import type { RowSelection } from '../model/use-selection.ts';
import { OpenCell } from '../rows/open-cell.tsx';
import styles from './cards.module.css';

type CardRowProps<Row extends RowData> = DataTableProps<Row> & {
  id: string;
  row: Row;
  selection: RowSelection | undefined;
};

/** One row as a card: title and status above, the rest below. */
export function CardRow<Row extends RowData>(props: CardRowProps<Row>) {
  const { id, row, columns, hidden = [], selection, rowLabel, rowActions } = props;
  const texts = useUiTexts();
  const chosen = selection?.chosen.has(id) ?? false;
  const at = (place: CardPlace) =>
    columns
      .filter((column) => column.card === place && !hidden.includes(column.id))
      .map((column) => ({ id: column.id, content: (column.cardCell ?? column.cell)(row) }))
      .filter(({ content }) => content !== null && content !== undefined && content !== '');
  const title = at('title');
  return (
    <li className={styles.card} data-selected={chosen || undefined}>
      {selection && (
        <span className={styles.tick}>
          <Tick
            aria-label={texts.select(rowLabel(row))}
            checked={chosen}
            onClick={(event) => selection.toggle(id, event.shiftKey)}
            readOnly
          />
        </span>
      )}
      <div className={styles.lines}>
        <div className={styles.line}>
          <span className={styles.title}>
            <OpenCell {...props}>{title[0]?.content ?? rowLabel(row)}</OpenCell>
          </span>
          {at('topRight').map((cell) => (
            <span key={cell.id} className={styles.corner}>
              {cell.content}
            </span>
          ))}
        </div>
        <div className={styles.line}>
          <span className={styles.subtitle}>
            {at('subtitle').map((cell, position) => (
              <Fragment key={cell.id}>
                {position > 0 && ' · '}
                {cell.content}
              </Fragment>
            ))}
          </span>
          {at('bottomRight').map((cell) => (
            <span key={cell.id} className={styles.corner}>
              {cell.content}
            </span>
          ))}
        </div>
      </div>
      {rowActions && (
        <Menu
          entries={rowActions(row)}
          trigger={<IconButton icon={IconDots} label={texts.actionsFor(rowLabel(row))} variant="ghost" />}
        />
      )}
    </li>
  );
}
