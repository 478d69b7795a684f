import type { ReactNode } from 'react';
import { Card } from '../card/card.tsx';
import { CompactSelect } from '../form/compact-select.tsx';
import { type HeldSheet, withColumn } from './held-sheet.ts';
import styles from './sheet.module.css';

const LEAVE_OUT = '';

type SheetColumnsProps<Field extends string, Held extends HeldSheet<Field>> = {
  held: Held;
  all: readonly Field[];
  fieldName: (field: Field) => string;
  words: {
    title: string;
    note: string;
    leaveOut: string;
    empty: string;
    example: (text: string) => string;
    label: (column: string) => string;
    /** What is missing, where something is. */
    missing: string | undefined;
  };
  onChange: (held: Held) => void;
  /** What else has to be known of the columns. */
  children?: ReactNode;
};

/** What each column of a file holds, with an example of it. */
export function SheetColumns<Field extends string, Held extends HeldSheet<Field>>(
  props: SheetColumnsProps<Field, Held>,
) {
  const { held, words, children } = props;
  return (
    <Card title={words.title}>
      <p className={styles.note}>{words.note}</p>
      <ul className={styles.columns}>
        {held.columns.map((column, at) => (
          <Column key={column.id} {...props} at={at} name={column.name} />
        ))}
      </ul>
      {words.missing && <p className={styles.missing}>{words.missing}</p>}
      {children}
    </Card>
  );
}

type ColumnProps<Field extends string, Held extends HeldSheet<Field>> = SheetColumnsProps<Field, Held> & {
  at: number;
  name: string;
};

function Column<Field extends string, Held extends HeldSheet<Field>>(props: ColumnProps<Field, Held>) {
  const { held, all, at, name, words, fieldName, onChange } = props;
  const example = held.rows.map(({ cells }) => cells[at]).find(Boolean);
  const options: { value: Field | typeof LEAVE_OUT; label: string }[] = [
    { value: LEAVE_OUT, label: words.leaveOut },
    ...all.map((field) => ({ value: field, label: fieldName(field) })),
  ];
  return (
    <li className={styles.column}>
      <span className={styles.columnName}>
        <strong>{name}</strong>
        <span className={styles.note}>{example ? words.example(example) : words.empty}</span>
      </span>
      <CompactSelect<Field | typeof LEAVE_OUT>
        label={words.label(name)}
        options={options}
        value={held.fields[at] ?? LEAVE_OUT}
        onChange={(chosen) =>
          onChange(withColumn<Field, Held>(held, at, chosen === LEAVE_OUT ? null : chosen))
        }
        quiet={!held.fields[at]}
      />
    </li>
  );
}
