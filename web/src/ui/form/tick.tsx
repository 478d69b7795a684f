import type { InputHTMLAttributes } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './checkbox.module.css';

type TickProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  /** Some, but not all. */
  partial?: boolean;
};

/** The box alone; needs an aria-label or a label around it. */
export function Tick({ partial = false, className, ...rest }: TickProps) {
  return (
    <input
      {...rest}
      ref={(box) => {
        if (box) box.indeterminate = partial;
      }}
      type="checkbox"
      className={classNames(styles.box, className)}
    />
  );
}
