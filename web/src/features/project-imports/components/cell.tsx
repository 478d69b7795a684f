import { useId } from 'react';
import type { SheetField } from '#contract/project-imports/shapes.ts';
import { FieldError } from '../../../ui/form/field.tsx';
import { classNames } from '../../../ui/theme/class-names.ts';
import { t } from '../messages.ts';
import styles from './sheet.module.css';

type CellProps = {
  row: number;
  field: SheetField;
  value: string;
  /** What is wrong, and what to do. */
  problem: string | undefined;
  /** Id of the list of what may be chosen. */
  list?: string | undefined;
  onChange: (text: string) => void;
};

/** A cell of the file, which is mended by typing in it. */
export function Cell({ row, field, value, problem, list, onChange }: CellProps) {
  const id = useId();
  return (
    <>
      <input
        className={classNames(styles.cell, problem !== undefined && styles.wrong)}
        aria-label={t('cell', { field: t(`field_${field}`), row })}
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
