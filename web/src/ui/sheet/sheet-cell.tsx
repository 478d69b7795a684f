import { useId } from 'react';
import { FieldError } from '../form/field.tsx';
import { classNames } from '../theme/class-names.ts';
import styles from './sheet.module.css';

type SheetCellProps = {
  label: string;
  value: string;
  /** What is wrong, and what to do. */
  problem: string | undefined;
  /** Id of the list of what may be chosen. */
  list?: string | undefined;
  onChange: (text: string) => void;
};

/** A cell of a file, which is mended by typing in it. */
export function SheetCell({ label, value, problem, list, onChange }: SheetCellProps) {
  const id = useId();
  return (
    <>
      <input
        className={classNames(styles.cell, problem !== undefined && styles.wrong)}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        list={list}
        value={value}
        autoComplete="off"
        data-wrong={problem ? true : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {problem && <FieldError id={id}>{problem}</FieldError>}
    </>
  );
}

/** Leads to the first cell that is to be mended, once it is drawn. */
export const focusFirstWrong = (): void => {
  requestAnimationFrame(() => document.querySelector<HTMLInputElement>('input[data-wrong]')?.focus());
};
