import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { SheetField, SheetProblem } from '#contract/project-imports/shapes.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Segmented } from '../../../ui/action/segmented.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { TableFooter } from '../../../ui/table/table-footer.tsx';
import { type HeldRow, type HeldSheet, shownFields, textOf, withCell } from '../effects/held-sheet.ts';
import { t } from '../messages.ts';
import { Cell } from './cell.tsx';
import { Choices, listOf } from './choices.tsx';
import styles from './sheet.module.css';

/** Rows a page: more inputs at once make typing slow. */
const PAGE = 25;

type RowsCardProps = {
  held: HeldSheet;
  problems: readonly SheetProblem[];
  /** Places of the rows that the problems count by. */
  places: readonly number[];
  wrongOnly: boolean;
  onWrongOnly: (wrongOnly: boolean) => void;
  onChange: (held: HeldSheet) => void;
  onLeaveOut: (place: number) => void;
};

/** The projects of the file, each cell to be mended where it stands. */
export function RowsCard(props: RowsCardProps) {
  const { held, problems, places, wrongOnly } = props;
  const [start, setStart] = useState(0);
  const said = byPlace(problems, places);
  const rows = wrongOnly ? held.rows.filter(({ place }) => said.has(place)) : held.rows;
  const from = start < rows.length ? start : 0;
  const shown = rows.slice(from, from + PAGE);
  const fields = shownFields(held, problems);
  return (
    <Card title={t('rows')} flush>
      <Filter {...props} wrong={said.size} />
      <Choices />
      {shown.length === 0 && (
        <div className={styles.right}>
          <StatusText tone="ok">{t('nothing_wrong')}</StatusText>
        </div>
      )}
      {shown.length > 0 && (
        // A region that scrolls is reached by Tab, so that keys can move it.
        <section className={styles.grid} aria-label={t('rows')}>
          <table>
            <Head fields={fields} />
            <tbody>
              {shown.map((row) => (
                <Row key={row.place} {...props} row={row} fields={fields} said={said.get(row.place)} />
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

/** All rows, or those alone with a cell to mend. */
const Filter = ({ held, wrong, wrongOnly, onWrongOnly }: RowsCardProps & { wrong: number }) => (
  <div className={styles.filter}>
    <Segmented
      label={t('show')}
      options={[
        { value: 'all', label: t('all_rows', { count: held.rows.length }) },
        { value: 'wrong', label: t('wrong_rows', { count: wrong }) },
      ]}
      value={wrongOnly ? 'wrong' : 'all'}
      onChange={(value) => onWrongOnly(value === 'wrong')}
    />
  </div>
);

type Said = ReadonlyMap<SheetField, string>;

/** What is wrong, by the row's place in the file and by field; of several things the first. */
const byPlace = (problems: readonly SheetProblem[], places: readonly number[]): Map<number, Said> => {
  const found = new Map<number, Map<SheetField, string>>();
  for (const { row, field, message } of problems) {
    const place = places[row];
    if (place === undefined) continue;
    const of = found.get(place) ?? new Map<SheetField, string>();
    if (!of.has(field)) of.set(field, message);
    found.set(place, of);
  }
  return found;
};

const Head = ({ fields }: { fields: readonly SheetField[] }) => (
  <thead>
    <tr>
      <th scope="col">#</th>
      {fields.map((field) => (
        <th key={field} scope="col">
          {t(`field_${field}`)}
        </th>
      ))}
      <td />
    </tr>
  </thead>
);

type RowProps = RowsCardProps & {
  row: HeldRow;
  fields: readonly SheetField[];
  said: Said | undefined;
};

function Row({ held, row, fields, said, onChange, onLeaveOut }: RowProps) {
  const { place } = row;
  return (
    <tr>
      <th scope="row">
        <span className={styles.rowWord}>{t('row_word')} </span>
        {place}
      </th>
      {fields.map((field) => (
        <td key={field} data-label={t(`field_${field}`)}>
          <Cell
            row={place}
            field={field}
            value={textOf(held, row, field)}
            problem={said?.get(field)}
            list={listOf(field)}
            onChange={(text) => onChange(withCell(held, place, field, text))}
          />
        </td>
      ))}
      <td>
        <IconButton
          icon={IconTrash}
          label={t('leave_row', { row: place })}
          variant="ghost"
          onClick={() => onLeaveOut(place)}
        />
      </td>
    </tr>
  );
}
