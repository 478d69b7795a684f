import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../action/button.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { FieldError } from './field.tsx';
import styles from './lines-field.module.css';
import { TextField } from './text-field.tsx';

type LinesFieldProps = {
  /** What they are, such as "Phone numbers". */
  legend: string;
  note?: ReactNode;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Names one line, such as "Phone number 2". */
  lineLabel: (place: number) => string;
  removeLabel: (place: number) => string;
  addLabel: string;
  /** Error and id of a line, by its place in the list. */
  bind: (at: number) => { error: ReactNode; id: string; name: string };
  /** About all of them. */
  error?: ReactNode;
  /** The fragment that the error summary leads to. */
  id?: string;
  type?: 'email' | 'tel' | 'text';
  most: number;
  maxLength?: number;
};

/** Several lines of the same kind: as many as one adds, each taken out again by its own button. */
export function LinesField(props: LinesFieldProps) {
  const { legend, note, value, onChange, addLabel, error, id, most } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const focus = (find: (inputs: HTMLInputElement[]) => HTMLElement | undefined | null) =>
    requestAnimationFrame(() =>
      (
        find([...(group.current?.querySelectorAll('input') ?? [])]) ?? group.current?.querySelector('button')
      )?.focus(),
    );
  const add = () => {
    onChange([...value, '']);
    focus((inputs) => inputs.at(-1));
  };
  const remove = (at: number) => {
    onChange(value.filter((_, other) => other !== at));
    focus((inputs) => inputs[Math.max(0, at - 1)]);
  };
  return (
    <fieldset className={styles.lines} ref={group} id={id} tabIndex={-1}>
      <legend className={styles.legend}>{legend}</legend>
      {note && <span className={styles.note}>{note}</span>}
      {Array.from(value.keys(), (at) => (
        <Line
          key={`${value.length}-${at}`}
          {...props}
          at={at}
          onType={(text) => onChange(value.map((line, other) => (other === at ? text : line)))}
          onRemove={() => remove(at)}
        />
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {value.length < most && (
        <span>
          <Button small icon={IconPlus} onClick={add}>
            {addLabel}
          </Button>
        </span>
      )}
    </fieldset>
  );
}

type LineProps = Pick<
  LinesFieldProps,
  'value' | 'lineLabel' | 'removeLabel' | 'bind' | 'type' | 'maxLength'
> & {
  at: number;
  onType: (text: string) => void;
  onRemove: () => void;
};

function Line({ value, lineLabel, removeLabel, bind, type, maxLength, at, onType, onRemove }: LineProps) {
  return (
    <div className={styles.line}>
      <TextField
        {...bind(at)}
        label={lineLabel(at + 1)}
        value={value[at] ?? ''}
        onChange={onType}
        optional
        {...(type ? { type } : {})}
        {...(maxLength ? { maxLength } : {})}
      />
      <IconButton icon={IconTrash} variant="ghost" label={removeLabel(at + 1)} onClick={onRemove} />
    </div>
  );
}
