import { useState } from 'react';
import { fieldId } from '../../../../ui/form-page/use-form.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { LINE_LABELS, type LineField, UNIT_CHOICES } from '../../effects/line-fields.ts';
import { decimalFrom } from '../../effects/typed-decimals.ts';
import { t } from '../../messages.ts';
import { useEditing } from './editing.ts';
import styles from './lines.module.css';

/** What every cell knows of its place. */
export type CellProps = {
  at: number;
  field: LineField;
  /** Undefined where nothing is wrong. */
  error: string | undefined;
};

/** Name, place and problem of a cell's control; the row below says the problem in words. */
export const cellControl = ({ at, field, error }: CellProps) => ({
  id: fieldId(`lines.${at}.${field}`),
  'data-cell': field,
  'aria-label': t('field_of_line', { field: LINE_LABELS[field], line: at + 1 }),
  ...(error ? { 'aria-invalid': true, 'aria-describedby': problemId(at) } : {}),
});

/** Where the problems of a line are said. */
export const problemId = (at: number): string => `line-${at}-problems`;

type TextCellProps = CellProps & { value: string; list: string; maxLength: number; placeholder?: string };

/** A word or a few that often were used before. */
export function TextCell({ value, list, maxLength, placeholder, ...place }: TextCellProps) {
  const { verbs, keepPhase, isFixed } = useEditing();
  const { at, field } = place;
  const type = (text: string) => {
    const word = field === 'currency' ? text.toUpperCase() : text;
    verbs.change(at, { [field]: word === '' ? null : word });
  };
  return (
    <input
      {...cellControl(place)}
      className={styles.input}
      value={value}
      list={list}
      maxLength={maxLength}
      placeholder={placeholder}
      autoComplete="off"
      readOnly={isFixed}
      onBlur={() => {
        if (field === 'phase') keepPhase(value.trim());
      }}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}

type DecimalCellProps = CellProps & {
  value: string;
  /** What an empty cell stands for. */
  blank: string;
};

/** A number: free while it is typed, put in order on leaving it. */
export function DecimalCell({ value, blank, ...place }: DecimalCellProps) {
  const { verbs, isFixed } = useEditing();
  const [typed, setTyped] = useState<string | null>(null);
  const { at, field } = place;
  const type = (text: string) => {
    setTyped(text);
    verbs.change(at, { [field]: decimalFrom(text, blank) });
  };
  return (
    <input
      {...cellControl(place)}
      className={classNames(styles.input, styles.number)}
      value={typed ?? (value === blank ? '' : value)}
      placeholder={blank}
      inputMode="decimal"
      autoComplete="off"
      readOnly={isFixed}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => setTyped(null)}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}

/** What a line is counted in. */
export function UnitCell({ value, ...place }: CellProps & { value: string }) {
  const { verbs, isFixed } = useEditing();
  const choose = (chosen: string) => {
    const unit = UNIT_CHOICES.find((one) => one.value === chosen)?.value;
    if (unit) verbs.change(place.at, { unit });
  };
  return (
    <select
      {...cellControl(place)}
      className={styles.input}
      value={value}
      disabled={isFixed}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {UNIT_CHOICES.map((unit) => (
        <option key={unit.value} value={unit.value}>
          {unit.label}
        </option>
      ))}
    </select>
  );
}
