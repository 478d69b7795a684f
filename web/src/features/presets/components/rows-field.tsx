import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Json } from '#contract/presets/leaves.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { keyed } from '../effects/keyed.ts';
import type { ListField } from '../effects/kinds/field.ts';
import { listOf, partOf } from '../effects/payload.ts';
import { t } from '../messages.ts';
import styles from './rows-field.module.css';
import { SingleField } from './single-field.tsx';

type Described = Extract<ListField, { readonly kind: 'rows' }>;

/** Error, id and name of a field by its path in the form. */
export type Bind = (path: string) => { error: ReactNode; id: string; name: string };

type RowsFieldProps = {
  field: Described;
  at: string;
  value: unknown;
  onChange: (value: Json) => void;
  bind: Bind;
};

/** Several rows of fields, in an order: added at the end, taken out and moved up one by one. */
export function RowsField({ field, at, value, onChange, bind }: RowsFieldProps) {
  const rows = listOf(value);
  const { id } = bind(at);
  const change = (next: readonly unknown[]) => onChange(next.map(asJson));
  const add = () => {
    change([...rows, field.blank]);
    focusFirst(id, rows.length);
  };
  const remove = (place: number) => {
    change(rows.filter((_, other) => other !== place));
    focusFirst(id, Math.max(0, place - 1));
  };
  const moveUp = (place: number) => {
    change(rows.with(place - 1, rows[place]).with(place, rows[place - 1]));
    focusFirst(id, place - 1);
  };
  return (
    <fieldset className={styles.rows} id={id} tabIndex={-1}>
      <legend className={styles.legend}>{field.label}</legend>
      {field.note && <span className={styles.note}>{field.note}</span>}
      {keyed(rows).map(({ id: place, line }) => (
        <Row
          key={`${rows.length}-${place}`}
          {...{ field, bind }}
          at={`${at}.${place}`}
          place={Number(place)}
          row={line}
          onChange={(next) => change(rows.with(Number(place), next))}
          onRemove={() => remove(Number(place))}
          onMoveUp={() => moveUp(Number(place))}
        />
      ))}
      {rows.length < field.most && (
        <span>
          <Button small icon={IconPlus} onClick={add}>
            {field.add}
          </Button>
        </span>
      )}
    </fieldset>
  );
}

const asJson = (row: unknown): Json => JSON.parse(JSON.stringify(row));

/** The first field of a row, once it is drawn; the field of all rows where there is none. */
const focusFirst = (id: string, place: number) =>
  requestAnimationFrame(() => {
    const rows = document.getElementById(id);
    const row = rows?.querySelectorAll('[data-row]')[place];
    (row?.querySelector('input') ?? rows)?.focus();
  });

type RowProps = Pick<RowsFieldProps, 'field' | 'at' | 'bind'> & {
  place: number;
  row: unknown;
  onChange: (row: object) => void;
  onRemove: () => void;
  onMoveUp: () => void;
};

function Row({ field, at, bind, place, row, onChange, onRemove, onMoveUp }: RowProps) {
  const named = { name: `${field.one} ${place + 1}` };
  return (
    <fieldset className={styles.row} data-row="">
      <legend className={styles.one}>{named.name}</legend>
      <div className={styles.columns}>
        {Object.entries(field.columns).map(([name, column]) => (
          <SingleField
            key={name}
            {...bind(`${at}.${name}`)}
            field={column}
            value={partOf(row, name)}
            onChange={(value) => onChange({ ...Object(row), [name]: value })}
          />
        ))}
      </div>
      <div className={styles.verbs}>
        {place > 0 && (
          <IconButton
            icon={IconArrowUp}
            variant="ghost"
            small
            label={t('move_up', named)}
            onClick={onMoveUp}
          />
        )}
        <IconButton icon={IconTrash} variant="ghost" small label={t('remove', named)} onClick={onRemove} />
      </div>
    </fieldset>
  );
}
