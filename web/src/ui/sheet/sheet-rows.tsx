import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../action/button.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { Card } from '../card/card.tsx';
import { StatusText } from '../display/status-text.tsx';
import { TableFooter } from '../table/table-footer.tsx';
import { type HeldRow, type HeldSheet, type Said, textOf, withCell } from './held-sheet.ts';
import styles from './sheet.module.css';
import { SheetCell } from './sheet-cell.tsx';

/** Rows a page: more inputs at once make typing slow. */
const PAGE = 25;

type SheetRowsProps<Field extends string, Held extends HeldSheet<Field>> = {
  held: Held;
  /** Fields that are shown. */
  fields: readonly Field[];
  rows: readonly HeldRow[];
  said: Said<Field>;
  fieldName: (field: Field) => string;
  /** Id of the list of what a field's cells may say. */
  listOf: (field: Field) => string | undefined;
  words: {
    title: string;
    row: string;
    nothing: string;
    cell: (field: string, place: number) => string;
    leave: (place: number) => string;
    /** Shows cells that the file leaves empty, which a phone has no room for. */
    empty: (count: number) => string;
  };
  /** Which rows are shown, and the lists of choices. */
  head: ReactNode;
  /** What stands beside a row, and what is decided there; left out where nothing is. */
  aside?: { readonly title: string; readonly of: (place: number) => ReactNode } | undefined;
  onChange: (held: Held) => void;
  onLeaveOut: (place: number) => void;
};

/** The rows of a file, each cell to be mended where it stands. */
export function SheetRows<Field extends string, Held extends HeldSheet<Field>>(
  props: SheetRowsProps<Field, Held>,
) {
  const { rows, fields, words, head, aside, fieldName } = props;
  const [start, setStart] = useState(0);
  const from = start < rows.length ? start : 0;
  const shown = rows.slice(from, from + PAGE);
  return (
    <Card title={words.title} flush>
      {head}
      {shown.length === 0 && (
        <div className={styles.right}>
          <StatusText tone="ok">{words.nothing}</StatusText>
        </div>
      )}
      {shown.length > 0 && (
        // A region that scrolls is reached by Tab, so that keys can move it.
        <section className={styles.grid} aria-label={words.title}>
          <table>
            <Head titles={[...(aside ? [aside.title] : []), ...fields.map(fieldName)]} />
            <tbody>
              {shown.map((row) => (
                <Row key={row.place} {...props} row={row} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {rows.length > PAGE && (
        <TableFooter
          from={from + 1}
          to={from + shown.length}
          total={rows.length}
          onBefore={from > 0 ? () => setStart(from - PAGE) : undefined}
          onAfter={from + PAGE < rows.length ? () => setStart(from + PAGE) : undefined}
        />
      )}
    </Card>
  );
}

const Head = ({ titles }: { titles: readonly string[] }) => (
  <thead>
    <tr>
      <th scope="col">#</th>
      {titles.map((title) => (
        <th key={title} scope="col">
          {title}
        </th>
      ))}
      <td />
    </tr>
  </thead>
);

type RowProps<Field extends string, Held extends HeldSheet<Field>> = SheetRowsProps<Field, Held> & {
  row: HeldRow;
};

function Row<Field extends string, Held extends HeldSheet<Field>>(props: RowProps<Field, Held>) {
  const { held, row, fields, said, words, aside, fieldName, listOf, onChange, onLeaveOut } = props;
  const { place } = row;
  const [isWhole, setWhole] = useState(false);
  // What was typed in stays where it is, also when it is emptied again.
  const isEmpty = (field: Field) =>
    row.typed[field] === undefined && textOf(held, row, field) === '' && !said.get(place)?.has(field);
  const empty = isWhole ? [] : fields.filter(isEmpty);
  return (
    <tr>
      <th scope="row">
        <span className={styles.rowWord}>{words.row} </span>
        {place}
      </th>
      {aside && <td data-label={aside.title}>{aside.of(place)}</td>}
      {fields.map((field) => (
        <td key={field} data-label={fieldName(field)} className={empty.includes(field) ? styles.empty : ''}>
          <SheetCell
            label={words.cell(fieldName(field), place)}
            value={textOf(held, row, field)}
            problem={said.get(place)?.get(field)}
            list={listOf(field)}
            onChange={(text) => onChange(withCell<Field, Held>(held, place, field, text))}
          />
        </td>
      ))}
      {empty.length > 0 && (
        <td className={styles.more}>
          <Button variant="ghost" small onClick={() => setWhole(true)}>
            {words.empty(empty.length)}
          </Button>
        </td>
      )}
      <td className={styles.leave}>
        <IconButton
          icon={IconTrash}
          label={words.leave(place)}
          variant="ghost"
          onClick={() => onLeaveOut(place)}
        />
      </td>
    </tr>
  );
}
